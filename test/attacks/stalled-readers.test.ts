import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { attackCount } from '../testkit/attack-scale.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ published: true });
});
afterAll(() => api.stop());

const CHIPS = `/graphql?query=${encodeURIComponent('{ chips(first: 200) { nodes { slug name family vendor } } }')}`;
const LARGE = [CHIPS, '/export/scores.csv', '/export/scores.jsonl', '/export/chips.csv'];

/** Visitors who ask for a large answer and take nothing of it. */
function stalledReaders(count: number): Socket[] {
  const { hostname, port } = new URL(api.server.url);
  return Array.from({ length: count }, (_, n) => {
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined);
    const from = `198.51.${n >> 8}.${n & 255}`;
    socket.write(
      `GET ${LARGE[n % LARGE.length] ?? CHIPS} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${from}\r\n\r\n`,
    );
    return socket;
  });
}

interface Held {
  busy: number;
  waiting: number;
  open: number;
}
const NOTHING: Held = { busy: 0, waiting: 0, open: 0 };

/** Connections of the pool that somebody has, and transactions that wait for a client. */
async function held(): Promise<Held> {
  const { pool } = api.database;
  const busy = pool.totalCount - pool.idleCount;
  const { rows } = await pool.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM pg_stat_activity
     WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  return { busy, waiting: pool.waitingCount, open: rows[0]?.open ?? 0 };
}

test('readers that take nothing hold no connection of the database, and who asks is answered', async () => {
  const readers = stalledReaders(Math.max(30, attackCount(900)));
  try {
    await expect.poll(held, { timeout: 60_000 }).toEqual(NOTHING);
    for (let n = 0; n < 20; n += 1) {
      const { data } = await api.post('{ leaderboard(first: 1) { totalCount } }');
      expect(data?.['leaderboard']).toMatchObject({ totalCount: expect.any(Number) });
    }
    // Waits, since what answers may still read ahead for the next visitor: what is held stays.
    await expect.poll(held, { timeout: 60_000 }).toEqual(NOTHING);
  } finally {
    for (const reader of readers) reader.destroy();
  }
});

test('a connection that is held is seen', async () => {
  const client = await api.database.pool.connect();
  try {
    await client.query('BEGIN');
    await expect.poll(held, { timeout: 60_000 }).toEqual({ busy: 1, waiting: 0, open: 1 });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
