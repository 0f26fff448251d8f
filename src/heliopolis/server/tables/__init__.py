"""Tables as they are stored: who sits where, what was promised, and how far it has come.

Nothing here knows a network or a database: functions turn a document into the next one, or
refuse by name.
"""
