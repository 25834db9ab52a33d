import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from '../testkit/site.ts';

/** Pages that everybody is shown alike are made once, while nothing changes, and what is anybody's own never is kept. */

/** Times that a page is asked for until it is there, and how long each. */
const MOST_TRIES = 10;
const LONGEST_MS = 20_000;

let site: Site;
beforeAll(async () => {
  site = await startSite({ published: true });
  // A page that could not be read in time is kept by nobody: the first is slow.
  for (const path of ['/leaderboard', '/chips'])
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await fetch(`${site.web.url}${path}`, {
        signal: AbortSignal.timeout(LONGEST_MS),
      }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.status === 200) break;
    }
});
afterAll(() => site?.stop());

async function nonceOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${site.web.url}${path}`, { headers });
  await response.text();
  return /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? path;
}

describe('a public page', () => {
  test('is made once for all who ask at the same time and afterwards, in every form', async () => {
    const together = await Promise.all(Array.from({ length: 8 }, () => nonceOf('/leaderboard')));
    const forms = await Promise.all(
      ['br', 'gzip', 'identity'].map((form) => nonceOf('/leaderboard', { 'accept-encoding': form })),
    );
    expect(new Set([...together, ...forms]).size).toBe(1);
  });

  test('is made anew as soon as anything changes that everybody sees', async () => {
    const before = await nonceOf('/leaderboard');
    await site.database.database.pool.query('UPDATE point SET older = older');
    expect(await nonceOf('/leaderboard')).not.toBe(before);
  });

  test('comes as 304 with the policy of the page that the reader has, or whole', async () => {
    let etag = '';
    const twice = async () => {
      const first = await fetch(`${site.web.url}/chips`);
      await first.text();
      etag = first.headers.get('etag') ?? '';
      const again = await fetch(`${site.web.url}/chips`, { headers: { 'if-none-match': etag } });
      await again.text();
      const [policy, known] = [again, first].map(({ headers }) => headers.get('content-security-policy'));
      return [again.status, policy === known];
    };
    // A worker still stores what follows from the change before.
    await expect.poll(twice, { timeout: 30_000 }).toEqual([304, true]);
    await site.database.database.pool.query('UPDATE point SET older = older');
    const whole = await fetch(`${site.web.url}/chips`, { headers: { 'if-none-match': etag } });
    await whole.text();
    expect(whole.status).toBe(200);
  });
});

test.each([
  ['of whoever brings a cookie', '/leaderboard', { cookie: 'a=b' }],
  ['of whoever brings a key', '/leaderboard', { authorization: 'Bearer x' }],
  ['that holds words of its visitor', '/search?q=h100', {}],
  ['of a person', '/submissions', {}],
  ['that is not there', '/chips/no-such-chip', {}],
])('a page %s is kept by nobody', async (_whose, path, headers) => {
  const nonces = [await nonceOf(path, headers), await nonceOf(path, headers)];
  expect(new Set(nonces).size).toBe(2);
  const response = await fetch(`${site.web.url}${path}`, { headers });
  await response.text();
  expect(response.headers.get('cache-control')).not.toContain('public');
});
