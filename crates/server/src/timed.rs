//! A connection whose other end must read what it asked for.
//!
//! From the moment when the system takes no more until all that was to be sent is on its way, so much time may pass and no more. A reader that takes a
//! byte now and then does not begin it anew.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// A stream whose writes have a time limit.
#[derive(Debug)]
pub(crate) struct TimedWrites<S> {
    stream: S,
    most: Duration,
    /// Runs while something waits to be written.
    alarm: Option<Pin<Box<Sleep>>>,
}

impl<S> TimedWrites<S> {
    pub(crate) const fn new(stream: S, most: Duration) -> Self {
        Self { stream, most, alarm: None }
    }

    /// A write went on or waits: sets the alarm if it waits, and fails if the alarm rings.
    fn timed<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_pending() || self.alarm.is_some() {
            let most = self.most;
            let alarm = self.alarm.get_or_insert_with(|| Box::pin(tokio::time::sleep(most)));
            if alarm.as_mut().poll(context).is_ready() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
        }
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for TimedWrites<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for TimedWrites<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(context, written)
    }

    fn poll_write_vectored(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[io::IoSlice<'_>]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.timed(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Whoever flushes has handed over all there was.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = ready!(Pin::new(&mut self.stream).poll_flush(context));
        self.alarm = None;
        Poll::Ready(flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    const MOST: Duration = Duration::from_millis(400);

    #[tokio::test]
    async fn who_does_not_read_is_waited_for_so_long_and_no_longer() {
        let (mut reader, stream) = tokio::io::duplex(16);
        let mut timed = TimedWrites::new(stream, MOST);
        let slow = async {
            for _ in 0..200 {
                tokio::time::sleep(MOST / 8).await;
                let _ = reader.read_u8().await;
            }
        };
        let written = tokio::select! {
            written = async { timed.write_all(&[7; 1000]).await?; timed.flush().await } => written,
            () = slow => panic!("a byte now and then is no reading"),
        };
        assert_eq!(written.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn who_reads_may_be_written_to_for_ever() {
        let (mut reader, stream) = tokio::io::duplex(16);
        let mut timed = TimedWrites::new(stream, MOST);
        let reads = tokio::spawn(async move {
            let mut bytes = [0; 40];
            while reader.read_exact(&mut bytes).await.is_ok() {
                tokio::time::sleep(MOST / 8).await;
            }
        });
        // Longer in all than one answer may take.
        for _ in 0..16 {
            timed.write_all(&[7; 40]).await.unwrap();
            timed.flush().await.unwrap();
        }
        drop(timed);
        reads.await.unwrap();
    }
}
