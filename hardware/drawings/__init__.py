"""The drawings of this folder, made from its own numbers: ``python -m hardware.drawings`` draws them anew."""
