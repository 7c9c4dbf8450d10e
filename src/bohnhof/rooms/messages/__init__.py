"""What travels between server and browser: the one place that says so. Its types are the schema, and
`web/src/lib/wire.ts` is made from them.

Seats and fields are counted from 1, as in sentences. Words never travel: a message is an id with typed
arguments (`engine.message.Message.data`), which the reader's surface puts into words.
"""
