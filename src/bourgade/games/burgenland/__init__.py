"""Burgenland, by Inka and Markus Brand (Ravensburger, 2014). Start reading in rules.py."""
