"""The drawings of hardware/, made from its own numbers: ``python -m firmware.drawings`` draws them anew."""
