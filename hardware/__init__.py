"""What to solder; the only code here draws the plans."""
