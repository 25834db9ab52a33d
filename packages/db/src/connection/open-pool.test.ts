import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isAway } from './is-away.ts';
import { openPool } from './open-pool.ts';

/** Message of PostgreSQL's protocol: its kind, its length with the four bytes of it, its body. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}

const LET_IN = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const CUT = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

test('a connection that is cut in the very moment it was let in says so to whoever asked, and ends no process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([LET_IN, CUT])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = openPool(`postgres://anybody@127.0.0.1:${port}/any`, { max: 1 });
  try {
    const asked = await pool.query('SELECT 1').catch((error: unknown) => error);
    expect(isAway(asked)).toBe(true);
  } finally {
    await pool.end();
    server.close();
  }
});
