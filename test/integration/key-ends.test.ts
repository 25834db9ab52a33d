import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import type { Service } from '../testkit/processes.ts';
import { startApiProcess } from '../testkit/servers.ts';

let api: TestApi;
let processes: Service[] = [];
beforeAll(async () => {
  api = await startTestApi();
  const input = { databaseUrl: api.databaseUrl, evidenceDir: api.evidenceDir };
  processes = await Promise.all([startApiProcess(input), startApiProcess(input)]);
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await api?.stop();
});

const admin = (...args: string[]) => inferbenchAdmin(api.queueUrl, ...args);

/** Whether each process answers a key as one. */
function answered(key: string): Promise<boolean[]> {
  return Promise.all(
    processes.map(async ({ url }) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ query: '{ viewer { scopes } }' }),
      });
      return !(await response.text()).includes('"viewer":null');
    }),
  );
}

const publicIdOf = (key: string) => key.slice(8, 16);

/** Each way in which a key ends, and the way back where there is one. */
const ENDINGS: readonly [
  string,
  (key: string) => Promise<unknown>,
  ((key: string) => Promise<unknown>) | null,
][] = [
  ['revocation', (key) => admin('key', 'revoke', publicIdOf(key)), null],
  [
    'its last day',
    (key) =>
      asAdmin(api.adminUrl, (client) =>
        client.query('UPDATE api_key SET expires_at = now() WHERE public_id = $1', [publicIdOf(key)]),
      ),
    null,
  ],
  [
    'suspension of its organisation',
    () => admin('organization', 'suspend', 'vendor'),
    () => admin('organization', 'resume', 'vendor'),
  ],
];

test.each(ENDINGS)(
  'after %s a key ends with the next request on every process',
  async (_what, end, begin) => {
    const key = await api.newKey('vendor', ['submit']);
    expect(await answered(key)).toEqual([true, true]);
    await end(key);
    expect(await answered(key)).toEqual([false, false]);
    await begin?.(key);
    expect(await answered(key)).toEqual(begin === null ? [false, false] : [true, true]);
  },
);

test('after a person was disabled their key ends with the next request on every process, and works again with them', async () => {
  const key = String((await admin('key', 'create', '--reviewer', 'Ada Lovelace'))['key']);
  expect(await answered(key)).toEqual([true, true]);
  await admin('reviewer', 'disable', 'Ada Lovelace');
  expect(await answered(key)).toEqual([false, false]);
  await admin('reviewer', 'enable', 'Ada Lovelace');
  expect(await answered(key)).toEqual([true, true]);
});
