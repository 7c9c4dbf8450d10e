"""The protocol between server and client: its types are its schema.

`web/src/lib/wire.ts` is made from them. Seats and fields are 1-based, as in sentences. Texts are
sent as messages, an id with typed arguments (`engine.message.Message.data`), which the client
translates.
"""
