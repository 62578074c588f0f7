"""The quiet middle of Cauldron: rules, table and journal; no pins, no HTTP."""
