"""Everything that people read, in English, Portuguese and German."""
