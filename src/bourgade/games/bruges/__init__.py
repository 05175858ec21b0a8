"""Brügge: five colours, five dice, 165 characters."""
