"""Les Châteaux de Bourgogne, by Stefan Feld (alea, 2011). Start reading in rules.py."""
