import { connect } from 'node:net';

const PATIENCE_MS = 3_000;

/** Writes bytes to a server and gives what it answers until it closes, or falls silent for `quietMs`. */
export function sendRaw(url: string, bytes: string | Buffer, quietMs = PATIENCE_MS): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(quietMs, done);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that has read enough cuts the line.
    for (const event of ['end', 'close', 'error'] as const) socket.once(event, done);
    socket.write(bytes);
  });
}

/** A text as one chunk of a chunked body, and its end. */
export function chunked(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`;
}
