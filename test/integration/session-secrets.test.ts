import { newCookie, newInvitation, newRecoveryCode } from '@inferbench/db/account/secrets';
import { sessionTokens } from '@inferbench/api/auth/session-tokens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackCount } from '../testkit/attack-scale.ts';
import type { TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { startOverheardApi } from '../testkit/overheard.ts';
import { invitedBy } from '../testkit/people.ts';
import { Visitor } from '../testkit/signed-in.ts';

/** INFERBENCH_ATTACKS=all tries all 20,000. */
const TRIES = attackCount(20_000);
let api: TestApi;
/** What a browser calls the site. */
let origin: string;
let lines: readonly string[];
beforeAll(async () => {
  ({ api, lines } = await startOverheardApi());
  ({ origin } = new Visitor(api.server.url));
});
afterAll(() => api?.stop());

const tokens = sessionTokens('cursor-secret-of-tests');
const MAKERS: readonly (() => string)[] = [
  () => newCookie().secret,
  () => newInvitation().secret,
  () => newRecoveryCode().secret,
  () => tokens.make({ sessionId: crypto.randomUUID(), kind: 'ACCOUNT', organizationId: null }).token,
];

interface Place {
  path: string;
  headers?: Record<string, string>;
  body: unknown;
}

/** Every place where one of them belongs, and where a client could put it by mistake. */
const PLACES: readonly ((secret: string) => Place)[] = [
  (secret) => ({ path: '/session/token', headers: { cookie: `ib=${secret}` }, body: {} }),
  (secret) => ({ path: '/session/logout', headers: { cookie: secret }, body: { [secret]: secret } }),
  (secret) => ({ path: '/session/recover', body: { code: secret } }),
  (secret) => ({ path: '/session/recover', body: { code: [secret] } }),
  (secret) => ({
    path: '/session/options',
    body: { purpose: 'register', invitation: secret, name: 'A Name' },
  }),
  (secret) => ({ path: '/session/options', body: { purpose: secret } }),
  (secret) => ({ path: '/session/login', body: { response: secret } }),
  (secret) => ({ path: `/session/${secret}`, body: `{"${secret}` }),
  (secret) => ({
    path: '/session/token',
    headers: { authorization: `Bearer ${secret}` },
    body: { organization: secret },
  }),
  (secret) => ({
    path: '/graphql',
    headers: { authorization: `Bearer ${secret}` },
    body: { query: '{ viewer { actor } x }' },
  }),
  (secret) => ({ path: '/graphql', body: { query: `{ chip(slug: "${secret}" ` } }),
  (secret) => ({
    path: `/graphql?token=${secret}`,
    body: {
      query: 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { __typename } }',
      variables: { input: { invitation: { of: secret } } },
    },
  }),
];

/** The part that nobody else may know, as it would stand in a line. */
const hiddenPart = (secret: string) => secret.replace(/^ib_[a-z]+_/, '').slice(4);

test('no log line repeats a cookie, a token, a link or a recovery code, wherever a client puts it and whatever fails', async () => {
  const pool = api.database.pool;
  const query = pool.query.bind(pool);
  const secrets: string[] = [];
  const repeated: string[] = [];
  let failed = 0;
  for (let i = 0; i < TRIES; i += 1) {
    const secret = MAKERS[i % MAKERS.length]?.() ?? '';
    secrets.push(secret);
    const place = PLACES[(i + Math.floor(i / MAKERS.length)) % PLACES.length]?.(secret);
    if (place === undefined) throw new Error('within bounds');
    // Every tenth time the database fails, with a prefixed secret in its message.
    const fails = () =>
      Promise.reject(
        new Error(`could not find ${newCookie().secret} for ${secret.startsWith('ib_') ? secret : 'it'}`),
      );
    pool.query = i % 10 === 0 ? fails : query;
    const { path, headers = {}, body } = place;
    const response = await fetch(`${api.server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    pool.query = query;
    const text = await response.text();
    if (!text.includes('"errors"')) continue;
    failed += 1;
    if (secret.startsWith('ib_') && text.includes(hiddenPart(secret))) repeated.push(path);
  }
  expect(repeated).toEqual([]);
  const written = lines.join('\n');
  expect(failed).toBeGreaterThan(TRIES / 2);
  expect(written).toContain('ib_cookie_[redacted]');
  expect(secrets.filter((secret) => written.includes(hiddenPart(secret)))).toEqual([]);
});

test('what is handed to a person once is stored nowhere: neither in a row nor in an event', async () => {
  await api.newKey('acme');
  const invitation = await invitedBy(api, '--organization', 'acme', '--role', 'owner');
  const visitor = new Visitor(api.server.url);
  const { body } = await visitor.register(invitation, 'Rae Rows');
  const { token } = await visitor.token();
  const [, cookie = ''] = (visitor.cookie ?? '').split('=');
  const codes = body['recoveryCodes'] as string[]; // ten texts
  const stored = await asAdmin(api.adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    const texts: string[] = [];
    for (const { name } of rows) {
      const found = await client.query<{ text: string | null }>(
        `SELECT string_agg(t::text, ' ') AS text FROM ${client.escapeIdentifier(name)} t`,
      );
      texts.push(found.rows[0]?.text ?? '');
    }
    return texts.join(' ');
  });
  const bytes = (text: string) => Buffer.from(text).toString('hex');
  expect(stored).toContain('Rae Rows');
  const secrets = [invitation, cookie, token, ...codes, ...codes.map((code) => code.replaceAll('-', ''))];
  expect(secrets.every((secret) => secret.length > 20)).toBe(true);
  expect(
    secrets.filter((secret) => stored.includes(hiddenPart(secret)) || stored.includes(bytes(secret))),
  ).toEqual([]);
});
