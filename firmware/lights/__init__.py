"""Light: scenes by meaning become frames of pixels, frames become what the strip may draw. Drawing never shows."""
