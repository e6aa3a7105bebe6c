"""What is written from the wire types: TypeScript for the browser, and the protocol page."""
