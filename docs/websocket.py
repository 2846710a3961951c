"""As much of a WebSocket (RFC 6455) as a client of Capers needs: text in, text out. Used by bot.py."""
import base64, os, socket, ssl, urllib.parse


class WebSocket:
    def __init__(self, server, headers):
        """Opens the socket of a server, such as http://127.0.0.1:7878."""
        url = urllib.parse.urlsplit(server)
        secure = url.scheme == "https"
        stream = socket.create_connection((url.hostname, url.port or (443 if secure else 80)), timeout=90)
        if secure:
            stream = ssl.create_default_context().wrap_socket(stream, server_hostname=url.hostname)
        self.stream = stream.makefile("rwb")
        key = base64.b64encode(os.urandom(16)).decode()
        head = {"Host": url.netloc, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
        lines = "".join(f"{name}: {value}\r\n" for name, value in (head | headers).items())
        self._write(f"GET {url.path.rstrip('/')}/ws HTTP/1.1\r\n{lines}\r\n".encode())
        answer = [line for line in iter(lambda: self.stream.readline().strip(), b"")] or [b"nothing"]
        if b" 101" not in answer[0]:
            raise ConnectionError(f"the server opens no socket but says: {answer[0].decode()}")

    def _write(self, data):
        self.stream.write(data)
        self.stream.flush()

    def send(self, text, kind=1):
        """Sends a message. Whatever a client sends is masked; no message of a client is longer than 16 KiB."""
        data = text.encode() if kind == 1 else text
        mask, size = os.urandom(4), len(data)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254, size >> 8, size & 255])
        self._write(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

    def receive(self):
        """The next message; None once the server has closed. The server sends every message in one frame, and pings now and then."""
        while True:
            head = self._read(2)
            size = head[1]
            if size > 125:
                size = int.from_bytes(self._read(2 if size == 126 else 8), "big")
            data = self._read(size)
            kind = head[0] & 15
            if kind == 1:
                return data.decode()
            if kind == 8:
                return None
            if kind == 9:
                self.send(data, kind=10)

    def _read(self, size):
        data = self.stream.read(size)
        if len(data) < size:
            raise ConnectionError("the connection broke off")
        return data
