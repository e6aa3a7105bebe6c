"""The rules of Chicago Gangsters, a file for each part of a round."""
