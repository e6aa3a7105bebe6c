# What only the terminal says.
you = You
