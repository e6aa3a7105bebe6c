"""Everything kept in a browser: the interfaces of `server.storage` over a cupboard of texts."""
