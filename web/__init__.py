"""The phones: every page people see. It looks at the table, sends it commands, and knows nothing of pins and pixels."""
