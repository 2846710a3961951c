//! All tests of the crate from outside, as one program: each program more would be linked by itself.

mod bots;
mod drawing;
mod examples_cards;
mod examples_night;
mod examples_play;
mod insight;
mod insight_in_play;
mod laws;
mod positions;
mod refusals;
mod rules;
mod rules_page;
mod support;
