//! `capers play --server https://…`: the same behind encryption, as a server behind a proxy is reached.

use std::fs;
use std::net::SocketAddr;
use std::sync::Arc;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::online::Server;
use crate::ran::{answers, run, text_of};

/// Takes encrypted connections on a port of its own and hands them on to the server. Gives that port and the certificate.
async fn proxy_to(server: SocketAddr) -> (u16, String) {
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let chain: Vec<CertificateDer<'static>> = vec![cert.der().clone()];
    let key = PrivateKeyDer::try_from(signing_key.serialize_der()).unwrap();
    let config = ServerConfig::builder().with_no_client_auth().with_single_cert(chain, key).unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // A client that does not trust the certificate hangs up here.
                let Ok(mut encrypted) = acceptor.accept(stream).await else { return };
                let mut plain = TcpStream::connect(server).await.unwrap();
                let _ = tokio::io::copy_bidirectional(&mut encrypted, &mut plain).await;
            });
        }
    });
    (port, cert.pem())
}

#[test]
fn a_game_is_played_over_https_with_a_certificate_that_the_system_trusts() {
    let server = Server::start();
    let (port, certificate) = server.runtime.block_on(proxy_to(server.address));
    let trusted = server.folder.file("trusted.pem");
    fs::write(&trusted, certificate).unwrap();
    let url = format!("https://localhost:{port}");
    let mut play = server.command_at(&url, "ada", &["dice-heist", "--name", "Ada"]);
    let ran = run(play.env("SSL_CERT_FILE", text_of(&trusted)), &answers());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    assert!(ran.out.contains(&format!("You are Ada on {url}")) && ran.out.contains("Rank"), "{}", ran.out);

    let stranger = run(&mut server.command_at(&url, "eve", &["dice-heist", "--name", "Eve"]), "");
    assert!(stranger.code == 3 && stranger.err.contains("cannot be reached"), "{} {}", stranger.code, stranger.err);
}
