"""The hands and face of the table: buttons, lights, buzzer. Imports companion, never web."""
