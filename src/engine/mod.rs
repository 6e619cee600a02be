//! Go itself.
