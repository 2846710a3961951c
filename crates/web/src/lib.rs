//! The browser client: built from `web/` when this crate is built, and embedded. Whoever serves it asks for an [`asset`] by path.
//!
//! Every text file is there plain, as `.br` and as `.gz`, compressed when the client was built; [`asset`] chooses what the browser takes. Names under
//! `assets/` carry a hash of their content and never change; everything else is asked about again by its [`Asset::etag`].
//!
//! Without the feature `client`, or where Node was missing, there is no client: [`is_embedded`] says so, and every path is nothing.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// The built client.
#[derive(RustEmbed)]
#[folder = "$WEB_DIST"]
struct Files;

/// The page that every address of the client begins with.
const PAGE: &str = "index.html";

/// One file of the client, as it is sent.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its content, encoded as [`Asset::encoding`] says.
    pub bytes: Cow<'static, [u8]>,
    /// The value of `Content-Type`.
    pub mime: String,
    /// The value of `Content-Encoding`, if it is compressed.
    pub encoding: Option<&'static str>,
    /// The value of `ETag`: the hash of what is sent, so each encoding has its own.
    pub etag: String,
    /// Whether the content under this name never changes.
    pub immutable: bool,
}

/// Whether there is a client at all.
pub fn is_embedded() -> bool {
    Files::get(PAGE).is_some()
}

/// The file under a path, in the best encoding that the browser takes; `accept_encoding` is the header of that name, empty if there is none.
///
/// An address that names a page of the client, such as `/t/abc`, is answered by the page itself. A file that is missing is nothing, so that
/// a stale page that asks for an old script gets an honest 404.
pub fn asset(path: &str, accept_encoding: &str) -> Option<Asset> {
    let name = path.trim_start_matches('/');
    let name = if is_page(name) { PAGE } else { name };
    // What is there only as a form of another file, or only for the build, has no address of its own.
    if name.ends_with(".br") || name.ends_with(".gz") || name == "manifest.json" {
        return None;
    }
    let encodings = [("br", ".br"), ("gzip", ".gz")].into_iter().filter(|(encoding, _)| accepts(accept_encoding, encoding));
    let compressed = encodings.filter_map(|(encoding, ending)| Some((Files::get(&format!("{name}{ending}"))?, Some(encoding)))).next();
    let (file, encoding) = compressed.or_else(|| Some((Files::get(name)?, None)))?;
    Some(Asset {
        etag: etag(&file.metadata.sha256_hash()),
        bytes: file.data,
        mime: mime(name),
        encoding,
        immutable: name.starts_with("assets/"),
    })
}

/// Whether an address is one of the client's own pages.
fn is_page(name: &str) -> bool {
    let mut parts = name.split('/');
    match (parts.next().unwrap_or_default(), parts.next(), parts.next()) {
        ("", None, None) => true,
        ("t" | "r" | "rules", Some(id), None) => !id.is_empty(),
        _ => false,
    }
}

/// Whether an `Accept-Encoding` header takes an encoding: named, and not with the quality 0.
fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding) || name == "*");
        let refused = parts.any(|part| part.strip_prefix("q=").and_then(|quality| quality.parse::<f32>().ok()) == Some(0.0));
        named && !refused
    })
}

fn mime(name: &str) -> String {
    let mime = mime_guess::from_path(name).first_or_octet_stream();
    let is_text = mime.type_() == "text" || mime.essence_str() == "image/svg+xml";
    if is_text { format!("{mime}; charset=utf-8") } else { mime.to_string() }
}

fn etag(hash: &[u8; 32]) -> String {
    let digits: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_taken_as_the_header_says() {
        for (header, brotli, gzip) in [
            ("gzip, deflate, br, zstd", true, true),
            ("br;q=1.0, gzip;q=0.8", true, true),
            ("br;q=0, gzip", false, true),
            ("GZIP", false, true),
            ("*", true, true),
            ("identity", false, false),
            ("", false, false),
        ] {
            assert_eq!((accepts(header, "br"), accepts(header, "gzip")), (brotli, gzip), "{header}");
        }
    }

    #[test]
    fn the_clients_own_addresses_are_pages() {
        for (name, expected) in [
            ("", true),
            ("t/abc", true),
            ("r/abc", true),
            ("rules/dice-heist", true),
            ("t/", false),
            ("t/a/b", false),
            ("assets/x.js", false),
            ("api/tables", false),
        ] {
            assert_eq!(is_page(name), expected, "{name}");
        }
    }

    #[test]
    fn files_are_sent_in_the_best_encoding() {
        if !is_embedded() {
            assert!(asset("/", "br").is_none());
            return;
        }
        let page = |accept| asset("/t/abc", accept).expect("every address of the client has the page");
        let (plain, gzip, brotli) = (page(""), page("gzip"), page("gzip, br"));
        assert_eq!((plain.encoding, gzip.encoding, brotli.encoding), (None, Some("gzip"), Some("br")));
        assert_eq!((plain.mime.as_str(), brotli.mime.as_str()), ("text/html; charset=utf-8", "text/html; charset=utf-8"));
        assert!(plain.etag != gzip.etag && gzip.etag != brotli.etag && !plain.immutable);
        assert!(
            asset("/assets/gone.js", "br").is_none() && asset("/index.html.br", "br").is_none() && asset("/manifest.json", "br").is_none()
        );
    }

    #[test]
    fn the_page_loads_only_files_that_are_there_and_nothing_inline() {
        let Some(page) = asset("/", "") else { return };
        let text = String::from_utf8(page.bytes.into_owned()).expect("the page is text");
        let named: Vec<&str> = text.split(['"', '\'']).filter(|part| part.starts_with('/') && part.contains('.')).collect();
        assert!(named.iter().any(|name| name.ends_with(".js")) && named.iter().any(|name| name.ends_with(".css")), "{named:?}");
        for name in named {
            let file = asset(name, "br").unwrap_or_else(|| panic!("{name} is missing"));
            assert_eq!(file.immutable, name.starts_with("/assets/"), "{name}");
        }
        // The policy of the page forbids scripts and styles inside it.
        assert!(!text.contains("<style") && !text.contains(" style=") && !text.contains(" onload="));
        assert!(text.split("<script").skip(1).all(|script| script.contains("src=") && script.contains("></script>")));
    }
}
