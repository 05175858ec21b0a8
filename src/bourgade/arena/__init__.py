"""Matches between bots: rotated seats, paired deals, intervals, ratings and reports."""
