"""Burdigala, by Bruno Cathala (Id&al Éditions, 2011). Start reading in rules.py."""
