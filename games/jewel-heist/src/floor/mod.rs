//! The floor: cells, spaces, walking, directions, light, and the plans they are worked out from.

pub mod blueprint;
pub mod cell;
pub mod facing;
pub(crate) mod grid;
pub mod light;
pub mod space;
