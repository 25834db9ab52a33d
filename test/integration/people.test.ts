import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { ask } from '../testkit/ask.ts';
import { asAdmin } from '../testkit/database.ts';
import { mutate } from '../testkit/mutate.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { invitedBy, letPasskeysAge, newMember, newStaff, type Town } from '../testkit/people.ts';
import { invitationIn, Visitor } from '../testkit/signed-in.ts';

let api: TestApi;
let town: Town;
beforeAll(async () => {
  api = await startTestApi();
  town = { queueUrl: api.queueUrl, url: api.server.url };
  for (const slug of ['acme', 'zenith'])
    await inferbenchAdmin(api.queueUrl, 'organization', 'create', slug, '--name', `The ${slug}`);
});
afterAll(() => api?.stop());

const tokenOf = async (visitor: Visitor) => (await visitor.token()).token;
const act = async (visitor: Visitor, mutation: string, input: object, fields = '') =>
  mutate(api, mutation, { input, fields, token: await tokenOf(visitor) });

interface Person {
  id: string;
  name: string;
  role: string;
}

async function membersSeenBy(visitor: Visitor): Promise<Person[]> {
  const query = '{ viewer { members { id name role } } }';
  const { members } = await ask<{ members: Person[] }>(api, 'viewer', { query, key: await tokenOf(visitor) });
  return members;
}

async function idOf(visitor: Visitor, name: string): Promise<string> {
  const found = (await membersSeenBy(visitor)).find((member) => member.name === name);
  if (found === undefined) throw new Error(`no member ${name}`);
  return found.id;
}

async function events(kind: string): Promise<unknown[]> {
  const { rows } = await asAdmin(api.adminUrl, (client) =>
    client.query<{ payload: unknown }>('SELECT payload FROM event WHERE kind = $1 ORDER BY id', [kind]),
  );
  return rows.map(({ payload }) => payload);
}

describe('an invitation', () => {
  const MADE = '... on InvitationCreated { path replayed invitation { id role } }';

  test('by an owner lets one person in, once; the same request makes no second one and shows no secret again', async () => {
    const owner = await newMember(town, { organization: 'acme', role: 'owner', name: 'Olga Owner' });
    const input = { role: 'SUBMITTER', idempotencyKey: 'invite-submitter-1' };
    const made = await act(owner, 'createInvitation', input, MADE);
    const again = await act(owner, 'createInvitation', input, MADE);
    expect([made, again]).toMatchObject([
      { path: expect.stringMatching(/^\/sign-in#invitation=ib_invite_/), replayed: false },
      { path: null, replayed: true, invitation: made['invitation'] },
    ]);
    const other = await act(owner, 'createInvitation', { ...input, role: 'OWNER' }, MADE);
    expect(other.__typename).toBe('Conflict');
    const secret = invitationIn(made['path']);
    const submitter = new Visitor(town.url);
    expect((await submitter.register(secret, 'Sam Submitter')).status).toBe(200);
    expect((await submitter.token()).actor).toMatchObject({ kind: 'MEMBER', role: 'submitter' });
    expect(await new Visitor(town.url).register(secret, 'Somebody Else')).toMatchObject({
      status: 410,
      code: 'GONE',
    });
    expect(JSON.stringify(await events('INVITE'))).not.toContain(secret);
  });

  test('that was revoked, or is a day old, lets nobody in; an unknown one is not found', async () => {
    const owner = await newMember(town, { organization: 'acme', role: 'owner', name: 'Rita Revoker' });
    const made = await act(owner, 'createInvitation', { role: 'VIEWER' }, MADE);
    const { id } = made['invitation'] as { id: string }; // asked for above
    const revoked = '... on InvitationRevoked { invitation { revokedAt } }';
    expect(await act(owner, 'revokeInvitation', { id }, revoked)).toMatchObject({
      invitation: { revokedAt: expect.any(String) },
    });
    const late = await invitedBy(town, '--organization', 'acme', '--role', 'viewer');
    await asAdmin(api.adminUrl, (client) =>
      client.query(
        "UPDATE invitation SET created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour' WHERE used_at IS NULL AND revoked_at IS NULL",
      ),
    );
    const stranger = () => new Visitor(town.url);
    expect([
      await stranger().register(invitationIn(made['path']), 'Too Late'),
      await stranger().register(late, 'Too Late'),
      await stranger().register(`ib_invite_${'x'.repeat(43)}`, 'Not Invited'),
    ]).toMatchObject([
      { status: 410, code: 'GONE' },
      { status: 410, code: 'GONE' },
      { status: 404, code: 'NOT_FOUND' },
    ]);
  });

  test('taken by who has an account already makes them a member of both, and takes nothing from them', async () => {
    const both = await newMember(town, { organization: 'acme', role: 'submitter', name: 'Bo Both' });
    const take = async (...args: string[]) =>
      act(both, 'acceptInvitation', { invitation: await invitedBy(town, ...args) });
    const outcomes = [
      await take('--organization', 'zenith', '--role', 'owner'),
      await take('--organization', 'acme', '--role', 'viewer'),
      await take('--staff', 'Bo Both', '--role', 'reviewer'),
      await take('--staff', 'Another Person', '--role', 'reviewer'),
    ];
    expect(outcomes.map(({ __typename: kind, code }) => code ?? kind)).toEqual([
      'InvitationAccepted',
      'InvitationAccepted',
      'InvitationAccepted',
      'CONFLICT',
    ]);
    const { memberships, staffRole } = await both.token();
    expect([memberships.map(({ organization, role }) => [organization.slug, role]), staffRole]).toEqual([
      [
        ['acme', 'submitter'],
        ['zenith', 'owner'],
      ],
      'reviewer',
    ]);
    expect((await both.token({ organization: 'zenith' })).actor).toMatchObject({ role: 'owner' });
    expect((await both.token({ staff: true })).actor).toMatchObject({ kind: 'STAFF' });
    expect(await both.ask('token', { organization: 'vendor' })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });
});

describe('members', () => {
  test('get other roles and are taken out by owners, with their next request; one owner stays', async () => {
    await inferbenchAdmin(api.queueUrl, 'organization', 'create', 'orbit', '--name', 'The orbit');
    const join = (role: 'owner' | 'viewer', name: string) =>
      newMember(town, { organization: 'orbit', role, name });
    const [owner, second, viewer] = [
      await join('owner', 'First Owner'),
      await join('viewer', 'Second Owner'),
      await join('viewer', 'Mere Viewer'),
    ];
    const idsOf = { first: await idOf(owner, 'First Owner'), second: await idOf(owner, 'Second Owner') };
    expect(await act(owner, 'setMembership', { member: idsOf.first, role: 'VIEWER' })).toMatchObject({
      code: 'INVALID',
    });
    expect(await act(viewer, 'setMembership', { member: idsOf.second, role: 'OWNER' })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await act(viewer, 'removeMember', { member: idsOf.second })).toMatchObject({ code: 'FORBIDDEN' });
    await act(owner, 'setMembership', { member: idsOf.second, role: 'OWNER' });
    const token = await tokenOf(owner);
    expect((await act(second, 'removeMember', { member: idsOf.first })).__typename).toBe('MemberRemoved');
    expect((await api.post('{ viewer { actor } }', {}, token)).data).toEqual({ viewer: null });
    expect((await owner.token()).actor.kind).toBe('ACCOUNT');
    const leaving = await idOf(viewer, 'Mere Viewer');
    expect((await act(viewer, 'removeMember', { member: leaving })).__typename).toBe('MemberRemoved');
    expect((await membersSeenBy(second)).map(({ name, role }) => [name, role])).toEqual([
      ['Second Owner', 'OWNER'],
    ]);
    expect(await events('SET_MEMBERSHIP')).toMatchObject([{ from: 'viewer', to: 'owner' }]);
    expect(await events('REMOVE_MEMBER')).toMatchObject([{ role: 'owner' }, { role: 'viewer' }]);
  });

  test('two owners who take each other out at once leave one', async () => {
    await inferbenchAdmin(api.queueUrl, 'organization', 'create', 'duel', '--name', 'The duel');
    const owners = [
      await newMember(town, { organization: 'duel', role: 'owner', name: 'Left Owner' }),
      await newMember(town, { organization: 'duel', role: 'owner', name: 'Right Owner' }),
    ] as const;
    const [left, right] = [await idOf(owners[0], 'Left Owner'), await idOf(owners[0], 'Right Owner')];
    const outcomes = await Promise.all([
      act(owners[0], 'removeMember', { member: right }),
      act(owners[1], 'removeMember', { member: left }),
    ]);
    expect(outcomes.filter(({ __typename: kind }) => kind === 'MemberRemoved')).toHaveLength(1);
  });

  test('need a passkey used a moment ago for keys, people and links, and none to read', async () => {
    const owner = await newMember(town, { organization: 'acme', role: 'owner', name: 'Steady Owner' });
    const member = await idOf(owner, 'Steady Owner');
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const acts: [string, object][] = [
      ['createApiKey', { name: 'x', scopes: ['SUBMIT'], expiresAt }],
      ['createInvitation', { role: 'VIEWER' }],
      ['setMembership', { member, role: 'OWNER' }],
    ];
    const codes = async () =>
      Promise.all(acts.map(async ([mutation, input]) => (await act(owner, mutation, input)).code));
    await letPasskeysAge(api.adminUrl);
    expect(await codes()).toEqual(acts.map(() => 'STEP_UP_NEEDED'));
    expect(await membersSeenBy(owner)).not.toEqual([]);
    await owner.signIn();
    expect(await codes()).toEqual(acts.map(() => undefined));
  });
});

describe('a lost passkey', () => {
  test('is replaced by a code, once; the code ends every session and does nothing but register another', async () => {
    const person = new Visitor(town.url);
    const { body } = await person.register(
      await invitedBy(town, '--organization', 'acme', '--role', 'viewer'),
      'Lena Lost',
    );
    const [code = '', second = ''] = body['recoveryCodes'] as string[]; // ten texts
    const before = await tokenOf(person);
    const elsewhere = new Visitor(town.url);
    expect(await elsewhere.ask('recover', { code: code.toLowerCase() })).toMatchObject({ status: 200 });
    expect((await api.post('{ viewer { actor } }', {}, before)).data).toEqual({ viewer: null });
    expect(await elsewhere.ask('token', {})).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    const registered = await elsewhere.addPasskey();
    expect(registered.status).toBe(200);
    expect(registered.body['recoveryCodes']).toHaveLength(10);
    expect((await elsewhere.token()).actor.name).toBe('Lena Lost');
    for (const used of [code, second])
      expect(await new Visitor(town.url).ask('recover', { code: used })).toMatchObject({
        status: 410,
        code: 'GONE',
      });
    expect(await new Visitor(town.url).ask('recover', { code: 'AAAAA-AAAAA' })).toMatchObject({
      status: 401,
    });
    expect(await events('RECOVER_ACCOUNT')).toHaveLength(1);
  });

  test('is replaced by somebody who lost the most that an account has, though nobody adds one more', async () => {
    const person = new Visitor(town.url);
    const invitation = await invitedBy(town, '--organization', 'acme', '--role', 'viewer');
    const { body } = await person.register(invitation, 'Tess Twenty');
    await asAdmin(api.adminUrl, (client) =>
      client.query(
        `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, backed_up)
         SELECT gen_random_uuid(), id, 'lost-' || n, '\\x00', 0, '{}', false
         FROM account, generate_series(2, 20) n WHERE display_name = 'Tess Twenty'`,
      ),
    );
    expect(await person.addPasskey()).toMatchObject({ status: 400, code: 'INVALID' });
    const [code = ''] = body['recoveryCodes'] as string[]; // ten texts
    const elsewhere = new Visitor(town.url);
    expect((await elsewhere.ask('recover', { code })).status).toBe(200);
    expect((await elsewhere.addPasskey()).status).toBe(200);
  });

  test('is disabled with another one, which stays; all other sessions end', async () => {
    const person = await newMember(town, { organization: 'acme', role: 'viewer', name: 'Dora Two' });
    const copy = person.stolenCookie();
    expect((await person.addPasskey()).status).toBe(200);
    expect((await copy.ask('token', {})).status).toBe(401);
    const { passkeys, recoveryCodesLeft } = await ask<{
      passkeys: { id: string }[];
      recoveryCodesLeft: number;
    }>(api, 'viewer', {
      query: '{ viewer { passkeys { id } recoveryCodesLeft } }',
      key: await tokenOf(person),
    });
    expect([passkeys.length, recoveryCodesLeft]).toEqual([2, 10]);
    const [newest, oldest] = passkeys;
    expect((await act(person, 'disablePasskey', { id: oldest?.id })).__typename).toBe('PasskeyDisabled');
    expect(await act(person, 'disablePasskey', { id: newest?.id })).toMatchObject({ code: 'INVALID' });
    const stranger = await newMember(town, { organization: 'acme', role: 'viewer', name: 'Other Person' });
    expect(await act(stranger, 'disablePasskey', { id: newest?.id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a person sees where they are signed in, and signs out everywhere else with a fresh passkey alone', async () => {
  const person = await newMember(town, { organization: 'acme', role: 'viewer', name: 'Sia Two' });
  await asAdmin(api.adminUrl, (client) =>
    client.query(
      `INSERT INTO session (id, hash, account_id, expires_at)
       SELECT gen_random_uuid(), 'elsewhere', id, now() + interval '1 hour' FROM account WHERE display_name = 'Sia Two'`,
    ),
  );
  const sessions = async () =>
    ask<{ sessions: { isThisOne: boolean }[] }>(api, 'viewer', {
      query: '{ viewer { sessions { isThisOne openedAt seenAt endsAt } } }',
      key: await tokenOf(person),
    });
  expect(
    (await sessions()).sessions.map(({ isThisOne }) => isThisOne).toSorted((a, b) => Number(a) - Number(b)),
  ).toEqual([false, true]);
  await letPasskeysAge(api.adminUrl);
  expect(await act(person, 'endOtherSessions', {})).toMatchObject({ code: 'STEP_UP_NEEDED' });
  expect((await person.signIn()).status).toBe(200);
  expect((await act(person, 'endOtherSessions', {})).__typename).toBe('OtherSessionsEnded');
  expect((await sessions()).sessions).toMatchObject([{ isThisOne: true }]);
});

test('an admin has no key to review with, and a reviewer who becomes one has none from then on', async () => {
  const key = String(
    (await inferbenchAdmin(api.queueUrl, 'key', 'create', '--reviewer', 'Ada Turns'))['key'],
  );
  expect((await api.post('{ viewer { scopes } }', {}, key)).data).toEqual({ viewer: { scopes: ['REVIEW'] } });
  await newStaff(town, { name: 'Ada Turns', role: 'admin' });
  expect((await api.post('{ viewer { scopes } }', {}, key)).data).toEqual({ viewer: null });
  const refused = await inferbenchAdmin(api.queueUrl, 'key', 'create', '--reviewer', 'Ada Turns');
  expect(refused.error?.code).toBe('INVALID');
});
