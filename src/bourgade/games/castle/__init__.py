"""Carcassonne : Le Château, by Reiner Knizia (Hans im Glück, 2003). Start reading in rules.py."""
