//! stub
use crate::view::View;
use engine::Words;
use engine::page::Page;
pub(crate) fn draw(_view: &View, _words: &dyn Words, _page: &mut Page) {}
