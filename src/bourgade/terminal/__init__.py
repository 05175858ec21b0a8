"""Bourgade in a terminal. Games are seen through the contract; only drawing modules know one."""
