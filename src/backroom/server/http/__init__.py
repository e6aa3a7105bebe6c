"""The HTTP side: operations and their routes, cookies, OpenAPI, and the built pages."""
