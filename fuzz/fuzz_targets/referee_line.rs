//! Any lines, one after another, are each answered by one line of JSON that says `ok` or `refused`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use referee::Referee;
use serde_json::Value;

fuzz_target!(|input: &[u8]| {
    let mut referee = Referee::default();
    // Longer sessions say little more and take long.
    for line in input.split(|&byte| byte == b'\n').take(64) {
        let answer = referee.answer(line);
        assert!(!answer.contains('\n'));
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer.get("ok").is_some() != answer.get("refused").is_some());
    }
});
