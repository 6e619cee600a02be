//! The count at the end of the game.
