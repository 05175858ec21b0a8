"""Added to the servers under test: every match has the same secret, so that a test which plays the
same plays the same game. The server itself knows no other source than the system's randomness."""

import sys
from unittest import mock

from bourgade.core.chance import secret_from_seed

SECRET = secret_from_seed(1)

# Bots in processes of their own open no tables.
if "bourgade.server.tables" in sys.modules:
    mock.patch("bourgade.server.tables.new_secret", lambda: SECRET).start()
