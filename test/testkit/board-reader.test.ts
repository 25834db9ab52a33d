import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BoardReader } from './board-reader.ts';

/** A board of some count under some tag; what comes with a tag is vouched for where `vouches` says so. */
interface Board {
  total: number;
  tag: string;
  vouches: boolean;
}

/** Gives what a reader says of a board that answers the n-th question so; null where it reads on. */
async function complaintOf(boardAt: (asked: number) => Board): Promise<string | null> {
  let asked = 0;
  const reader = { current: null as BoardReader | null };
  const server = createServer((request, response) => {
    asked += 1;
    if (asked === 12) reader.current?.stop();
    const { total, tag, vouches } = boardAt(asked);
    response.setHeader('etag', tag);
    if (vouches && request.headers['if-none-match'] !== undefined) response.writeHead(304).end();
    else response.end(JSON.stringify({ data: { leaderboard: { epoch: 1, totalCount: total, edges: [] } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  reader.current = new BoardReader({
    url,
    ids: ['a point'],
    check({ leaderboard }) {
      if (leaderboard.totalCount < 0) throw new Error('a board of less than nothing');
    },
    changes: () => 0,
  });
  try {
    await reader.current.start();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    server.closeAllConnections();
    server.close();
    await setImmediate();
  }
}

test('a board that changes under a tag of its own, and vouches for what is as it was, is read on', async () => {
  expect(await complaintOf(() => ({ total: 3, tag: '"a"', vouches: true }))).toBeNull();
  expect(await complaintOf((asked) => ({ total: asked, tag: `"${asked}"`, vouches: false }))).toBeNull();
});

test.each<[string, (asked: number) => Board, string]>([
  [
    'two answers under one tag',
    (asked) => ({ total: asked, tag: '"a"', vouches: false }),
    'one tag for two answers: "a"',
  ],
  [
    // The reader holds the first answer, and shows its tag when the board is another already.
    'a 304 for what changed meanwhile',
    (asked) => ({ total: asked === 1 ? 1 : 2, tag: asked === 1 ? '"a"' : '"b"', vouches: true }),
    '304 for a changed answer: "a"',
  ],
  [
    'a page that its check refuses',
    () => ({ total: -1, tag: '"a"', vouches: true }),
    'a board of less than nothing',
  ],
])('%s is told', async (_, boardAt, words) => {
  expect(await complaintOf(boardAt)).toBe(words);
});
