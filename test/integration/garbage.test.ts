import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { GARBAGE, type Garbage, hostileTexts, type Key } from '../testkit/garbage.ts';

let api: TestApi;
let keys: Record<Key, string>;
beforeAll(async () => {
  api = await startTestApi();
  keys = { vendor: api.apiKey, revoked: await api.newKey('vendor') };
  await asAdmin(api.adminUrl, (admin) =>
    admin.query('UPDATE api_key SET revoked_at = now() WHERE public_id = $1', [keys.revoked.split('_')[2]]),
  );
});
afterAll(() => api.stop());

async function send({ key, body }: Pick<Garbage, 'key' | 'body'>): Promise<string> {
  const response = await fetch(`${api.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${keys[key]}` },
    body,
  });
  return response.text();
}

test.each(GARBAGE.map((garbage) => [garbage.name, garbage] as const))(
  '%s: refused with code and path, nothing stored, and the server answers the next one',
  async (_name, garbage) => {
    const before = await api.rowCounts();
    const answer = await send(garbage);
    for (const expected of garbage.says) expect(answer).toMatch(expected);
    expect(answer).not.toMatch(/"__typename":"RunAccepted"|INTERNAL/);
    expect(await api.rowCounts()).toEqual(before);
    expect((await api.post('{ __typename }')).data).toEqual({ __typename: 'Query' });
  },
);

describe('SQL and script in every text of a run', () => {
  test.each(hostileTexts().map(({ path, body }) => [path, body] as const))(
    '%s: refused with a path, or kept as the text that it is',
    async (_path, body) => {
      const answer = await send({ key: 'vendor', body });
      expect(answer).toMatch(/"__typename":"(ValidationFailed|RunAccepted)"/);
      const { rows } = await api.database.pool.query<{ text: string }>(
        'SELECT document::text AS text FROM run ORDER BY id DESC LIMIT 1',
      );
      const kept = answer.includes('"RunAccepted"');
      expect(kept ? rows[0]?.text : answer).toMatch(kept ? /DROP TABLE run/ : /"path":"[^"]+"/);
    },
  );
});
