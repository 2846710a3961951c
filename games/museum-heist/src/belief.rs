//! What a player may believe about the cards of others.
