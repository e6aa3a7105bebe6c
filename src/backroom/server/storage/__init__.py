"""Everything that is kept: the schema, the journal, the archive, and the migrations."""
