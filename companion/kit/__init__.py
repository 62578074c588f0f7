"""Pieces that several games share: colours, bag, die, grids."""
