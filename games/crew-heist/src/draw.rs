//! The map for a terminal.
use engine::Words;
use engine::page::Page;
use crate::View;
pub(crate) fn draw(_view: &View, _words: &dyn Words, _page: &mut Page) {}
