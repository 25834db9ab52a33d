import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { invitationIn, Visitor } from '../testkit/signed-in.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await inferbenchAdmin(api.queueUrl, 'organization', 'create', 'acme', '--name', 'Acme Silicon');
});
afterAll(() => api?.stop());

async function invite(...args: string[]): Promise<string> {
  const answer = await inferbenchAdmin(api.queueUrl, 'invite', ...args);
  expect(answer).toMatchObject({ ok: true });
  return invitationIn(answer['link']);
}

const VIEWER = `{ viewer { actor role scopes staffRole fresh account { name }
  memberships { role organization { slug } } } }`;

async function viewerOf(token: string): Promise<unknown> {
  const { data, errors } = await api.post(VIEWER, {}, token);
  expect(errors).toBeUndefined();
  return data?.['viewer'];
}

describe('a person', () => {
  test('comes by a link, signs out, and signs in again by the passkey alone', async () => {
    const visitor = new Visitor(api.server.url);
    const registered = await visitor.register(
      await invite('--organization', 'acme', '--role', 'owner'),
      'Ada Lovelace',
    );
    expect(registered).toMatchObject({ status: 200, body: { account: { name: 'Ada Lovelace' } } });
    expect(registered.body['recoveryCodes']).toHaveLength(10);
    expect(registered.setCookie).toMatch(
      /^ib=ib_cookie_[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/,
    );
    const first = await visitor.token();
    expect(first).toMatchObject({
      actor: {
        name: 'Ada Lovelace',
        kind: 'MEMBER',
        role: 'owner',
        organization: { slug: 'acme', name: 'Acme Silicon' },
      },
      memberships: [{ role: 'owner', organization: { slug: 'acme' } }],
      staffRole: null,
      freshUntil: expect.any(String),
    });
    expect(await viewerOf(first.token)).toEqual({
      actor: 'MEMBER',
      role: 'OWNER',
      scopes: ['READ_SCORES', 'WRITE_SPECS', 'WRITE_RUNS', 'SUBMIT', 'ADMIN_ORG'],
      staffRole: null,
      fresh: true,
      account: { name: 'Ada Lovelace' },
      memberships: [{ role: 'OWNER', organization: { slug: 'acme' } }],
    });
    expect((await visitor.ask('logout', {})).status).toBe(200);
    expect(visitor.cookie).toBeNull();
    expect(await viewerOf(first.token)).toBeNull();
    expect(await visitor.ask('token', {})).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await visitor.signIn()).toMatchObject({
      status: 200,
      body: { account: { name: 'Ada Lovelace' } },
    });
    expect((await visitor.token()).actor.kind).toBe('MEMBER');
  });

  test('of the staff acts as one, with what reviewers may do; an admin may do none of it', async () => {
    for (const [name, role, scopes] of [
      ['Grace Hopper', 'reviewer', ['REVIEW']],
      ['Emmy Noether', 'lead', ['REVIEW']],
      ['Kurt Godel', 'admin', []],
    ] as const) {
      const visitor = new Visitor(api.server.url);
      await visitor.register(await invite('--staff', name, '--role', role), name);
      const { token, actor } = await visitor.token();
      expect(actor).toEqual({ name, kind: 'STAFF', role, organization: null });
      expect(await viewerOf(token)).toMatchObject({ actor: 'STAFF', scopes, staffRole: role.toUpperCase() });
    }
  });
});
