import { randomBytes } from 'node:crypto';
import { sessionTokens } from '@inferbench/api/auth/session-tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { type Front, startFront } from '../testkit/front.ts';
import { mutate } from '../testkit/mutate.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { invitedBy, letPasskeysAge, newMember, type Town } from '../testkit/people.ts';
import { Visitor } from '../testkit/signed-in.ts';

const ORIGIN = 'https://bench.example';
let api: TestApi;
let front: Front;
/** Site through its own server, as browsers ask. */
let town: Town;
beforeAll(async () => {
  api = await startTestApi({
    addresses: { trusted: () => true, publicOrigin: ORIGIN },
    sessionLimits: { triesPerMinute: 200, failuresPerPasskey: 3 },
  });
  front = await startFront(api.server.url, ORIGIN);
  town = { queueUrl: api.queueUrl, url: front.url, origin: ORIGIN };
  await inferbenchAdmin(api.queueUrl, 'organization', 'create', 'acme', '--name', 'Acme Silicon');
});
afterAll(async () => {
  await front?.stop();
  await api?.stop();
});

const owner = (name: string) => newMember(town, { organization: 'acme', role: 'owner', name });
const expiresAt = () => new Date(Date.now() + 86_400_000).toISOString();
const sql = (text: string, values: unknown[] = []) =>
  asAdmin(api.adminUrl, (client) => client.query(text, values));

test('the cookie is for this host, by HTTPS, and for no script', async () => {
  const visitor = await owner('Ann Cookie');
  const { setCookie } = await visitor.signIn();
  expect(setCookie).toMatch(
    /^__Host-ib=ib_cookie_[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
  );
  expect((await visitor.ask('logout', {})).setCookie).toMatch(/^__Host-ib=; Path=\/; .*Max-Age=0; Secure$/);
});

test('a stolen cookie makes no key, lets nobody in, takes no invitation, adds no passkey, and ends when its owner uses theirs', async () => {
  const victim = await owner('Vera Victim');
  await letPasskeysAge(api.adminUrl);
  const thief = victim.stolenCookie();
  const { token } = await thief.token();
  const acts: [string, object][] = [
    ['createApiKey', { name: 'x', scopes: ['SUBMIT'], expiresAt: expiresAt() }],
    ['createInvitation', { role: 'OWNER' }],
    ['acceptInvitation', { invitation: await invitedBy(town, '--organization', 'acme', '--role', 'owner') }],
  ];
  for (const [mutation, input] of acts)
    expect(await mutate(api, mutation, { input, token })).toMatchObject({ code: 'STEP_UP_NEEDED' });
  expect(await thief.addPasskey()).toMatchObject({ status: 403, code: 'STEP_UP_NEEDED' });
  // A question that its owner asked is not the thief's to answer later either.
  await victim.signIn();
  const options = await victim.ask('options', { purpose: 'register' });
  const response = thief.authenticator.create(options.body as never, { origin: ORIGIN }); // as it was answered
  expect(await thief.ask('register', { response })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect((await thief.ask('token', {})).status).toBe(401);
});

describe('a page of another site', () => {
  const VERBS = ['options', 'login', 'register', 'recover', 'token', 'logout'];

  test.each([
    ['of another host', { origin: 'https://evil.example' }],
    ['of a host that begins alike', { origin: `${ORIGIN}.evil.example` }],
    ['by HTTP', { origin: ORIGIN.replace('https', 'http') }],
    ['on another port', { origin: `${ORIGIN}:8443` }],
    ['without a name', { origin: 'null' }],
    ['of this machine', { origin: 'http://localhost:3000' }],
  ])('%s is refused, whatever it asks', async (_what, headers) => {
    const visitor = await owner('Olaf Origin');
    for (const verb of VERBS)
      expect(await visitor.ask(verb, {}, headers)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await visitor.ask('token', {})).status).toBe(200);
  });

  test('can send a form or a text, not JSON: no preflight is answered, and nothing else is read', async () => {
    const visitor = await owner('Fay Form');
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ])
      expect([type, await visitor.ask('logout', '{}', { 'content-type': type })]).toMatchObject([
        type,
        { status: 415 },
      ]);
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
      const response = await fetch(`${front.url}/session/logout`, {
        method,
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          cookie: visitor.cookie ?? '',
        },
      });
      expect([method, response.ok, response.headers.get('access-control-allow-origin')]).toEqual([
        method,
        false,
        null,
      ]);
    }
    expect((await visitor.ask('token', {})).status).toBe(200);
  });
});

test('the cookie says nothing to /graphql, by GET or POST', async () => {
  const visitor = await owner('Gil Graph');
  const query = '{ viewer { actor } }';
  const headers = { cookie: visitor.cookie ?? '', origin: ORIGIN, 'content-type': 'application/json' };
  const answers = await Promise.all([
    fetch(`${front.url}/graphql?query=${encodeURIComponent(query)}`, { headers }),
    fetch(`${front.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) }),
  ]);
  expect(headers.cookie).toContain('ib_cookie_');
  for (const answer of answers) expect(await answer.json()).toMatchObject({ data: { viewer: null } });
});

describe("a passkey's answer", () => {
  test('signs in once: not again, not to another question, and not when it is late', async () => {
    const visitor = await owner('Rob Replay');
    const response = await visitor.assertion();
    expect((await visitor.ask('login', { response })).status).toBe(200);
    expect(await visitor.ask('login', { response })).toMatchObject({ status: 410, code: 'GONE' });
    const late = await visitor.assertion();
    await sql('UPDATE challenge SET expires_at = now()');
    expect(await visitor.ask('login', { response: late })).toMatchObject({ status: 410, code: 'GONE' });
    const { body } = await visitor.ask('options', { purpose: 'register' });
    const other = visitor.authenticator.get(body as never, { origin: ORIGIN }); // as it was answered
    expect(await visitor.ask('login', { response: other })).toMatchObject({ status: 410, code: 'GONE' });
  });

  test.each([
    ['for another site', { origin: 'https://evil.example', rpId: 'bench.example' }],
    ["with another site's hash", { rpId: 'evil.example' }],
    ['without having seen its owner', { userVerified: false }],
  ])('%s is not accepted', async (_what, ways) => {
    const visitor = await owner(`Wim ${_what}`.slice(0, 40).replaceAll("'", ''));
    expect(await visitor.signIn(ways)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await visitor.signIn()).status).toBe(200);
  });

  test('by a key of somebody else, or about a credential that nobody has, is not accepted', async () => {
    const [visitor, other] = [await owner('Kay Keys'), await owner('Kim Keys')];
    const mine = (await visitor.assertion()) as { id: string; response: object }; // of the authenticator's making
    const theirs = (await other.assertion()) as { id: string; response: object };
    for (const response of [
      { ...mine, id: theirs.id, rawId: theirs.id },
      { ...theirs, id: 'AAAA', rawId: 'AAAA' },
    ])
      expect(await visitor.ask('login', { response })).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
  });

  test('of a copy is found by its count, refused and recorded; the other one goes on', async () => {
    const visitor = await owner('Cleo Clone');
    const copy = visitor.stolenCookie();
    copy.cookie = null;
    copy.authenticator = visitor.authenticator.copy();
    for (let i = 0; i < 3; i += 1) expect((await visitor.signIn()).status).toBe(200);
    expect(await copy.signIn()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await visitor.signIn()).status).toBe(200);
    const { rows } = await sql("SELECT payload FROM event WHERE kind = 'REFUSE_PASSKEY'");
    expect(rows).toMatchObject([{ payload: { why: 'its counter did not grow' } }]);
  });

  test('twice at once with the same count signs in once', async () => {
    const visitor = await owner('Tia Twice');
    const responses = [await visitor.assertion({ counter: 900 }), await visitor.assertion({ counter: 900 })];
    const answers = await Promise.all(responses.map((response) => visitor.ask('login', { response })));
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 401]);
  });
});

test('a certificate that comes with a new passkey is not looked at: nothing is fetched for a stranger', async () => {
  const invitation = await invitedBy(town, '--organization', 'acme', '--role', 'viewer');
  const visitor = new Visitor(front.url, ORIGIN);
  const refused = await visitor.register(invitation, 'Cora Cert', { certificate: randomBytes(400) });
  expect(refused).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect((await visitor.register(invitation, 'Cora Cert')).status).toBe(200);
});

test('what no browser sends is refused, and is no fault of ours', async () => {
  const visitor = await owner('Gus Garbage');
  const login = (await visitor.assertion()) as { response: object }; // of the authenticator's making
  const data = (text: string) => Buffer.from(text).toString('base64url');
  for (const clientDataJSON of [
    data('{"type":"webauthn.get","challenge":"\\u0000","origin":"x"}'),
    data('[]'),
    data('{"challenge":null}'),
    data('{'),
  ])
    expect(
      await visitor.ask('login', { response: { ...login, response: { ...login.response, clientDataJSON } } }),
    ).toMatchObject({ status: 410, code: 'GONE' });
  for (const changed of [{ transports: 'usb' }, { transports: [['usb']] }, { attestationObject: 7 }]) {
    const options = await visitor.ask('options', { purpose: 'register' });
    const made = visitor.authenticator.create(options.body as never, { origin: ORIGIN }) as typeof login; // as it was answered
    const response = { ...made, response: { ...made.response, ...changed } };
    expect(await visitor.ask('register', { response })).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  }
});

test('a question for one link or name is answered for no other', async () => {
  const [first, second] = [
    await invitedBy(town, '--organization', 'acme', '--role', 'viewer'),
    await invitedBy(town, '--organization', 'acme', '--role', 'owner'),
  ];
  const visitor = new Visitor(front.url, ORIGIN);
  for (const [invitation, name] of [
    [second, 'Ned Name'],
    [first, 'Another Name'],
    [undefined, 'Ned Name'],
  ]) {
    const options = await visitor.ask('options', {
      purpose: 'register',
      invitation: first,
      name: 'Ned Name',
    });
    const response = visitor.authenticator.create(options.body as never, { origin: ORIGIN }); // as it was answered
    expect(await visitor.ask('register', { response, invitation, name })).toMatchObject({
      status: 400,
      code: 'INVALID',
    });
  }
});

describe('a token', () => {
  const actor = async (token: string) => (await api.post('{ viewer { actor } }', {}, token)).data?.['viewer'];

  test('that was changed, signed by another secret, or is older than two minutes is nobody', async () => {
    const { token } = await (await owner('Tom Token')).token();
    const [body = '', tag = ''] = token.slice('ib_session_'.length).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as [
      string,
      'MEMBER',
      string,
      number,
    ]; // of our making
    const [sessionId, kind, organizationId, endsAt] = claims;
    expect(endsAt * 1000 - Date.now()).toBeLessThanOrEqual(120_000);
    const forged = Buffer.from(JSON.stringify([sessionId, 'STAFF', null, endsAt])).toString('base64url');
    const actsAs = { sessionId, kind, organizationId };
    const now = Date.now;
    Date.now = () => now() - 121_000;
    const old = sessionTokens('cursor-secret-of-tests').make(actsAs).token;
    Date.now = now;
    for (const wrong of [
      `ib_session_${forged}.${tag}`,
      `ib_session_${body}.${tag.slice(1)}A`,
      sessionTokens('another-secret-of-tests').make(actsAs).token,
      old,
      'ib_session_',
      `ib_session_${'A'.repeat(10_000)}`,
    ])
      expect([wrong.slice(0, 40), await actor(wrong)]).toEqual([wrong.slice(0, 40), null]);
    expect(await actor(sessionTokens('cursor-secret-of-tests').make(actsAs).token)).toEqual({
      actor: 'MEMBER',
    });
  });

  test('of a member acts for no organisation that they do not belong to, whatever it names', async () => {
    const { token } = await (await owner('Una Else')).token();
    const body = token.slice('ib_session_'.length).split('.')[0] ?? '';
    const [sessionId] = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as [string]; // of our making
    const { rows } = await sql("SELECT id FROM organization WHERE slug = 'vendor'");
    const tokens = sessionTokens('cursor-secret-of-tests');
    const organizationId = (rows[0] as { id: string }).id; // the statement's own shape
    expect(await actor(tokens.make({ sessionId, kind: 'MEMBER', organizationId }).token)).toBeNull();
    expect(await actor(tokens.make({ sessionId, kind: 'STAFF', organizationId: null }).token)).toBeNull();
  });
});

describe('tries', () => {
  test('of one passkey end after a few wrong answers, on this process, for a quarter of an hour', async () => {
    const [visitor, other] = [await owner('Lou Limit'), await owner('Liz Limit')];
    for (let i = 0; i < 3; i += 1) expect((await visitor.signIn({ userVerified: false })).status).toBe(401);
    expect(await visitor.signIn()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await other.signIn()).status).toBe(200);
  });

  test('of a passkey that nobody has end like those of one that somebody has, and both say when to come again', async () => {
    const visitor = await owner('Nia Nobody');
    const statuses = async (rename: (response: object) => object) => {
      const answers: [number, string | null][] = [];
      for (let i = 0; i < 4; i += 1) {
        const response = rename(await visitor.assertion({ userVerified: false }));
        const answer = await fetch(`${front.url}/session/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: ORIGIN },
          body: JSON.stringify({ response }),
        });
        answers.push([answer.status, answer.headers.get('retry-after')]);
      }
      return answers;
    };
    const unknown = randomBytes(32).toString('base64url');
    const [hers, nobodys] = [
      await statuses((response) => response),
      await statuses((response) => ({ ...response, id: unknown, rawId: unknown })),
    ];
    for (const answers of [hers, nobodys]) {
      expect(answers.map(([status]) => status)).toEqual([401, 401, 401, 429]);
      expect(Number(answers[3]?.[1])).toBeGreaterThan(800);
      expect(Number(answers[3]?.[1])).toBeLessThanOrEqual(900);
    }
  });

  test('of a copy of a passkey end too, so that they do not fill the record', async () => {
    const visitor = await owner('Coco Copies');
    const counter = 1000;
    expect((await visitor.signIn({ counter })).status).toBe(200);
    for (let i = 0; i < 3; i += 1) expect((await visitor.signIn({ counter })).status).toBe(401);
    expect((await visitor.signIn({ counter: counter + 1 })).status).toBe(429);
  });

  test('of one address end after so many a minute, and those of others go on', async () => {
    const from = (address: string) =>
      new Visitor(api.server.url, ORIGIN).ask('recover', { code: 'AAAA' }, { 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let i = 0; i < 201; i += 1) statuses.push((await from('203.0.113.7')).status);
    expect(new Set(statuses.slice(0, 200))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
    expect((await from('203.0.113.8')).status).toBe(401);
  });
});
