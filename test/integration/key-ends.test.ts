import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { startTwoProcesses, type TwoProcesses } from '../testkit/two-processes.ts';

let api: TestApi;
let processes: TwoProcesses;
beforeAll(async () => {
  api = await startTestApi();
  processes = await startTwoProcesses(api);
});
afterAll(async () => {
  await processes?.stop();
  await api?.stop();
});

const admin = (...args: string[]) => inferbenchAdmin(api.queueUrl, ...args);

const publicIdOf = (key: string) => key.slice(8, 16);

/** Endings: each way in which a key ends, and the way back where there is one. */
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
    expect(await processes.answered(key)).toEqual([true, true]);
    await end(key);
    expect(await processes.answered(key)).toEqual([false, false]);
    await begin?.(key);
    expect(await processes.answered(key)).toEqual(begin === null ? [false, false] : [true, true]);
  },
);

test('after a person was disabled their key ends with the next request on every process, and works again with them', async () => {
  const key = String((await admin('key', 'create', '--reviewer', 'Ada Lovelace'))['key']);
  expect(await processes.answered(key)).toEqual([true, true]);
  await admin('reviewer', 'disable', 'Ada Lovelace');
  expect(await processes.answered(key)).toEqual([false, false]);
  await admin('reviewer', 'enable', 'Ada Lovelace');
  expect(await processes.answered(key)).toEqual([true, true]);
});
