"""Steps that bring an older database up to the schema of this version."""
