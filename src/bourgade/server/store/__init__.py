"""What is kept: people, tables, matches with their logs, chat. The same code on both databases."""
