"""What an operator does with a house: back it up, check it, close a table, ban somebody."""
