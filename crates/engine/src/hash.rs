//! The hash of a state: equal positions hash alike on any machine and in any release that plays the same rules version.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// The first sixteen hexadecimal digits of SHA-256 over the JSON with its object keys in order, so that the order of fields never matters.
pub fn of_position(position: &Value) -> String {
    // Without its feature `preserve_order`, serde_json keeps objects sorted by key, which makes its output canonical. The test below notices if that changes.
    let canonical = serde_json::to_vec(position).expect("a value can be written as JSON");
    let digest = Sha256::digest(canonical);
    digest[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_fields_does_not_matter() {
        let one: Value = serde_json::from_str(r#"{"b":[1,{"y":2,"x":3}],"a":null}"#).unwrap();
        let other: Value = serde_json::from_str(r#"{"a":null,"b":[1,{"x":3,"y":2}]}"#).unwrap();
        assert_eq!(of_position(&one), of_position(&other));
        assert_eq!(of_position(&one), "fd5905a59ba4aec9");
    }
}
