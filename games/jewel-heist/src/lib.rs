//! stub
pub mod blueprint;
pub mod cards;
pub mod cell;
pub mod content;
mod grid;
mod guard;
pub mod jewels;
pub mod light;
pub mod space;
