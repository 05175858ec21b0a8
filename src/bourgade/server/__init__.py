"""The server: people, tables, play, store and bus, behind one ASGI application."""
