import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { newMember, newStaff, type Town } from '../testkit/people.ts';
import { Visitor } from '../testkit/signed-in.ts';
import { startTwoProcesses, type TwoProcesses } from '../testkit/two-processes.ts';

let api: TestApi;
let town: Town;
let processes: TwoProcesses;
beforeAll(async () => {
  api = await startTestApi();
  processes = await startTwoProcesses(api);
  town = { queueUrl: api.queueUrl, url: processes.first.url };
  await inferbenchAdmin(api.queueUrl, 'organization', 'create', 'acme', '--name', 'Acme Silicon');
});
afterAll(async () => {
  await processes?.stop();
  await api?.stop();
});

const admin = (...args: string[]) => inferbenchAdmin(api.queueUrl, ...args);
const sql = (text: string) => asAdmin(api.adminUrl, (client) => client.query(text));

async function accountOf(name: string): Promise<string> {
  const { accounts } = await admin('account', 'list');
  const found = (accounts as { id: string; name: string }[]).find((account) => account.name === name);
  return found?.id ?? '';
}

const MEMBER = 'Mia Member';
const STAFF = 'Ste Staff';
const person = (who: 'member' | 'staff') =>
  who === 'member'
    ? newMember(town, { organization: 'acme', role: 'owner', name: MEMBER })
    : newStaff(town, { name: STAFF, role: 'reviewer' });

/** Endings: each way in which a session, or what it acts as, ends; and the way back. */
const ENDINGS: readonly [
  string,
  'member' | 'staff',
  (visitor: Visitor) => Promise<unknown>,
  () => Promise<unknown>,
][] = [
  ['signing out', 'member', (visitor) => visitor.ask('logout', {}), () => Promise.resolve()],
  ['signing in once more', 'member', (visitor) => visitor.signIn(), () => Promise.resolve()],
  [
    'twelve hours without use',
    'member',
    () => sql("UPDATE session SET seen_at = now() - interval '12 hours'"),
    () => sql('DELETE FROM session'),
  ],
  [
    'its last day',
    'member',
    () => sql('UPDATE session SET expires_at = now()'),
    () => sql('DELETE FROM session'),
  ],
  [
    'suspension of its organisation',
    'member',
    () => admin('organization', 'suspend', 'acme'),
    () => admin('organization', 'resume', 'acme'),
  ],
  ['its member was taken out', 'member', () => sql('DELETE FROM membership'), () => Promise.resolve()],
  [
    'its account was disabled',
    'member',
    async () => admin('account', 'disable', await accountOf(MEMBER)),
    async () => admin('account', 'enable', await accountOf(MEMBER)),
  ],
  [
    'its reviewer was disabled',
    'staff',
    () => admin('reviewer', 'disable', STAFF),
    () => admin('reviewer', 'enable', STAFF),
  ],
];

test.each(ENDINGS)(
  'after %s a token ends with the next request on every process',
  async (_what, who, end, restore) => {
    await sql('DELETE FROM session');
    await sql('UPDATE account SET display_name = id::text');
    const visitor = await person(who);
    const { token } = await visitor.token();
    expect(await processes.answered(token)).toEqual([true, true]);
    await end(visitor);
    expect(await processes.answered(token)).toEqual([false, false]);
    await restore();
  },
);

test('a challenge of one process is answered on the other, and a disabled account signs in on none', async () => {
  await sql('UPDATE account SET display_name = id::text');
  const visitor = await person('member');
  const elsewhere = new Visitor(processes.second.url, visitor.origin);
  // Both are behind one web server, which says what it was asked as.
  const asked = { 'x-forwarded-host': new URL(visitor.origin).host };
  const options = await visitor.ask('options', { purpose: 'login' });
  const response = visitor.authenticator.get(options.body as { publicKey: { challenge: string } }, {
    origin: visitor.origin,
  });
  expect((await elsewhere.ask('login', { response }, asked)).status).toBe(200);
  await admin('account', 'disable', await accountOf(MEMBER));
  expect((await visitor.signIn()).code).toBe('UNAUTHENTICATED');
  expect((await elsewhere.ask('token', {}, asked)).status).toBe(401);
});
