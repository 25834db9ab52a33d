import { globalId } from '@inferbench/api/graphql/global-id';
import { type ApiServer, startApiServer } from '@inferbench/api/server/server';
import { createLogger } from '@inferbench/logging/logger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GraphqlBody, startTestApi, type TestApi } from '../testkit/api.ts';

let api: TestApi;
let otherProcess: ApiServer;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  otherProcess = await startApiServer({
    database: api.database,
    evidence: api.evidence,
    logger: createLogger('test', 'silent'),
    cursorSecret: 'cursor-secret-of-tests',
    port: 0,
  });
  admin = await api.newKey('vendor', ['submit', 'admin:org']);
});
afterAll(async () => {
  await otherProcess.close();
  await api.stop();
});

const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
  __typename
  ... on ApiKeyCreated { key replayed message apiKey { id publicId name scopes expiresAt lastUsedAt revokedAt } }
  ... on ValidationFailed { code findings { path } }
  ... on Conflict { code }
  ... on Unauthorized { code message }
} }`;
const REVOKE = `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) {
  __typename
  ... on ApiKeyRevoked { apiKey { id revokedAt } }
  ... on ValidationFailed { code findings { path } }
  ... on Unauthorized { code }
} }`;
const ROTATE = `mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) {
  __typename
  ... on ApiKeyCreated { key replayed apiKey { id publicId name scopes expiresAt } }
  ... on ValidationFailed { code findings { path } }
  ... on Conflict { code }
  ... on Unauthorized { code message }
} }`;
const VIEWER = '{ viewer { organization { id slug name } scopes } }';

interface Created {
  __typename: string;
  key: string | null;
  replayed: boolean;
  message: string;
  code: string;
  findings: { path: string }[];
  apiKey: { id: string; publicId: string; scopes: string[]; revokedAt: string | null };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function create(input: Record<string, unknown> = {}, key = admin): Promise<Created> {
  const full = {
    name: 'ci',
    scopes: ['SUBMIT'],
    expiresAt: inDays(90),
    idempotencyKey: crypto.randomUUID(),
    ...input,
  };
  return dataOf(await api.post(CREATE, { input: full }, key), 'createApiKey') as Created; // the query's own shape
}

async function rotate(id: string, input: Record<string, unknown> = {}, key = admin): Promise<Created> {
  const full = { id, expiresAt: inDays(90), idempotencyKey: crypto.randomUUID(), ...input };
  return dataOf(await api.post(ROTATE, { input: full }, key), 'rotateApiKey') as Created; // the query's own shape
}

async function revoke(id: string, key = admin): Promise<Created> {
  const input = { id, idempotencyKey: crypto.randomUUID() };
  return dataOf(await api.post(REVOKE, { input }, key), 'revokeApiKey') as Created; // the query's own shape
}

/** Global id of a key. */
async function idOf(key: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    'SELECT id::text FROM api_key WHERE public_id = $1',
    [key.slice(8, 16)],
  );
  return globalId('ApiKey', rows[0]?.id ?? '');
}

/** Whom a process takes the bearer of a key for. */
async function viewerAt(server: ApiServer, key: string | null): Promise<unknown> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: VIEWER }),
  });
  return ((await response.json()) as GraphqlBody).data?.['viewer'];
}

function dataOf(body: GraphqlBody, field: string): unknown {
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data[field];
}

describe('making keys', () => {
  test('a made key works with its scopes, and the database has only its hash', async () => {
    const expiresAt = inDays(365);
    const made = await create({ expiresAt: expiresAt.replace('Z', '+00:00') });
    expect(made).toMatchObject({ __typename: 'ApiKeyCreated', replayed: false });
    expect(made.apiKey).toMatchObject({
      name: 'ci',
      scopes: ['SUBMIT'],
      expiresAt,
    });
    const viewer = dataOf(await api.post(VIEWER, {}, made.key ?? ''), 'viewer');
    expect(viewer).toMatchObject({ organization: { slug: 'vendor' }, scopes: ['SUBMIT'] });
    expect((await api.submit({}, made.key ?? '')).__typename).toBe('RunAccepted');
    const { rows } = await api.database.pool.query('SELECT * FROM api_key');
    expect(JSON.stringify(rows)).not.toContain(made.key?.slice(17, 60));
  });

  test('the same request again makes no second key and shows no secret', async () => {
    const idempotencyKey = 'the-same-request';
    const expiresAt = inDays(30);
    const all = await Promise.all([1, 2, 3, 4].map(() => create({ idempotencyKey, expiresAt })));
    expect(new Set(all.map((made) => made.apiKey.id)).size).toBe(1);
    expect(all.filter((made) => made.key !== null)).toHaveLength(1);
    const again = await create({ idempotencyKey, expiresAt });
    expect(again).toMatchObject({
      replayed: true,
      key: null,
      message: expect.stringContaining('stored nowhere'),
    });
    expect(await create({ idempotencyKey, name: 'other' })).toMatchObject({ __typename: 'Conflict' });
  });

  test('no key gives more than it has, and none makes keys without admin:org', async () => {
    expect(await create({ scopes: ['SUBMIT', 'WRITE_RUNS'] })).toMatchObject({
      __typename: 'Unauthorized',
      code: 'FORBIDDEN',
      message: expect.stringContaining('write:runs'),
    });
    for (const scope of ['ADMIN_ORG', 'REVIEW'])
      expect(await create({ scopes: ['SUBMIT', scope] })).toMatchObject({
        __typename: 'Unauthorized',
        code: 'FORBIDDEN',
        message: expect.stringContaining('admin key create'),
      });
    expect(await create({}, api.apiKey)).toMatchObject({ __typename: 'Unauthorized', code: 'FORBIDDEN' });
    const anonymous = await api.post(CREATE, {
      input: { name: 'x', scopes: ['SUBMIT'], expiresAt: inDays(1), idempotencyKey: '12345678' },
    });
    expect(dataOf(anonymous, 'createApiKey')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test.each([
    [{ name: ' ' }, 'input.name'],
    [{ name: 'x'.repeat(81) }, 'input.name'],
    [{ scopes: [] }, 'input.scopes'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'input.expiresAt'],
    [{ expiresAt: 'tomorrow' }, 'input.expiresAt'],
    [{ expiresAt: undefined }, 'input.expiresAt'],
    [{ expiresAt: inDays(366) }, 'input.expiresAt'],
    [{ idempotencyKey: 'short' }, 'input.idempotencyKey'],
  ])('%o is refused at %s', async (input, at) => {
    const made = await create(input);
    expect(made.__typename).toBe('ValidationFailed');
    expect(made.findings.map((finding) => finding.path)).toEqual([at]);
  });

  test('a scope that does not exist cannot be stored, whoever tries', async () => {
    await expect(api.newKey('vendor', ['everything'])).rejects.toThrow(/api_key_scopes_known/);
  });
});

describe('rotating keys', () => {
  test('another takes its place with name and scopes, and the old one goes on for a week at most', async () => {
    const old = await create({ name: 'nightly' });
    const next = await rotate(old.apiKey.id);
    expect(next).toMatchObject({
      __typename: 'ApiKeyCreated',
      apiKey: { name: 'nightly', scopes: ['SUBMIT'] },
    });
    for (const { key } of [old, next])
      expect(dataOf(await api.post(VIEWER, {}, key ?? ''), 'viewer')).toMatchObject({ scopes: ['SUBMIT'] });
    const { rows } = await api.database.pool.query<{ days: number; origin: boolean }>(
      `SELECT round(extract(epoch FROM old.expires_at - now()) / 86400)::int AS days, next.rotated_from = old.id AS origin
       FROM api_key old, api_key next WHERE old.public_id = $1 AND next.public_id = $2`,
      [old.apiKey.publicId, next.apiKey.publicId],
    );
    expect(rows).toEqual([{ days: 7, origin: true }]);
  });

  test('with no days left the old one ends with its next request on every process; one that would end before is not prolonged', async () => {
    const old = await create();
    const next = await rotate(old.apiKey.id, { oldKeyDays: 0 });
    expect([await viewerAt(otherProcess, old.key), await viewerAt(api.server, old.key)]).toEqual([
      null,
      null,
    ]);
    expect(await viewerAt(otherProcess, next.key)).not.toBeNull();
    const short = await create({ expiresAt: inDays(1) });
    await rotate(short.apiKey.id);
    const { rows } = await api.database.pool.query<{ hours: number }>(
      'SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM api_key WHERE public_id = $1',
      [short.apiKey.publicId],
    );
    expect(rows).toEqual([{ hours: 24 }]);
  });

  test('the same request makes one key, however many ask at once, and is answered after the old one ended', async () => {
    const old = await create();
    const request = { idempotencyKey: crypto.randomUUID(), expiresAt: inDays(30), oldKeyDays: 0 };
    const all = await Promise.all([1, 2, 3, 4].map(() => rotate(old.apiKey.id, request)));
    expect(all.filter(({ key }) => key !== null)).toHaveLength(1);
    expect(await rotate(old.apiKey.id, request)).toMatchObject({ replayed: true, key: null });
    expect(await rotate(old.apiKey.id)).toMatchObject({
      __typename: 'ValidationFailed',
      findings: [{ path: 'input.id' }],
    });
  });

  test('no key renews one that makes keys, its own neither, nor gives what it does not have', async () => {
    expect(await rotate(await idOf(admin))).toMatchObject({
      __typename: 'Unauthorized',
      message: expect.stringContaining('admin:org'),
    });
    const wide = await api.newKey('vendor', ['write:specs']);
    expect(await rotate(await idOf(wide))).toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await api.newKey('stranger', ['admin:org', 'submit']);
    expect(await rotate((await create()).apiKey.id, {}, stranger)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    [{ oldKeyDays: 8 }, 'input.oldKeyDays'],
    [{ oldKeyDays: -1 }, 'input.oldKeyDays'],
    [{ expiresAt: inDays(366) }, 'input.expiresAt'],
    [{ expiresAt: inDays(-1) }, 'input.expiresAt'],
  ])('%o is refused at %s', async (input, at) => {
    const refused = await rotate((await create()).apiKey.id, input);
    expect(refused).toMatchObject({ __typename: 'ValidationFailed', findings: [{ path: at }] });
  });
});

test('making, rotating and ending a key leave one event each, by whom, without a secret', async () => {
  const made = await create();
  const next = await rotate(made.apiKey.id);
  for (let twice = 0; twice < 2; twice += 1) await revoke(made.apiKey.id);
  const { rows } = await api.database.pool.query<{
    kind: string;
    role: string;
    actor: string;
    payload: unknown;
  }>(
    `SELECT e.kind, e.role, k.public_id AS actor, e.payload FROM event e JOIN api_key k ON k.id = e.key_id
     WHERE e.payload ->> 'key' IN ($1, $2) ORDER BY e.id`,
    [made.apiKey.publicId, next.apiKey.publicId],
  );
  const actor = admin.slice(8, 16);
  expect(rows.map(({ payload: _payload, ...event }) => event)).toEqual(
    ['CREATE_KEY', 'ROTATE_KEY', 'REVOKE_KEY'].map((kind) => ({ kind, role: 'SUBMITTER', actor })),
  );
  for (const { key } of [made, next]) expect(JSON.stringify(rows)).not.toContain(key?.slice(17, 60));
});

describe('ending keys', () => {
  test('a key ends itself, whatever else it may do', async () => {
    const made = await create();
    expect((await revoke(made.apiKey.id, made.key ?? '')).__typename).toBe('ApiKeyRevoked');
    expect(await viewerAt(otherProcess, made.key)).toBeNull();
    const other = await create();
    const reader = await create();
    expect(await revoke(other.apiKey.id, reader.key ?? '')).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a revoked key works on no process from the next request on', async () => {
    const made = await create();
    expect(await viewerAt(otherProcess, made.key)).not.toBeNull();
    const revoked = await revoke(made.apiKey.id);
    expect(revoked.__typename).toBe('ApiKeyRevoked');
    expect([await viewerAt(otherProcess, made.key), await viewerAt(api.server, made.key)]).toEqual([
      null,
      null,
    ]);
    expect((await revoke(made.apiKey.id)).apiKey.revokedAt).toBe(revoked.apiKey.revokedAt);
  });

  test('keys of other organisations are not found', async () => {
    const made = await create();
    const stranger = await api.newKey('stranger', ['admin:org']);
    expect(await revoke(made.apiKey.id, stranger)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await revoke('nonsense')).toMatchObject({ code: 'NOT_FOUND' });
    const viewer = await api.post(VIEWER, {}, made.key ?? '');
    expect(dataOf(viewer, 'viewer')).not.toBeNull();
  });

  test('an expired key is no key', async () => {
    const made = await create({ expiresAt: new Date(Date.now() + 2_000).toISOString() });
    const viewer = async () => dataOf(await api.post(VIEWER, {}, made.key ?? ''), 'viewer');
    expect(await viewer()).not.toBeNull();
    await expect.poll(viewer, { timeout: 10_000 }).toBeNull();
  });
});

describe('the viewer', () => {
  test('is null without a key', async () => {
    expect(dataOf(await api.post(VIEWER), 'viewer')).toBeNull();
  });

  test('lists the keys page by page, newest first, for admin:org only', async () => {
    const KEYS =
      'query ($after: String) { viewer { apiKeys(first: 2, after: $after) { pageInfo { hasNextPage endCursor } edges { node { publicId } } } } }';
    interface Keys {
      apiKeys: {
        pageInfo: { hasNextPage: boolean; endCursor: string };
        edges: { node: { publicId: string } }[];
      };
    }
    const found: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const viewer = dataOf(await api.post(KEYS, { after }, admin), 'viewer') as Keys; // the query's own shape
      found.push(...viewer.apiKeys.edges.map((edge) => edge.node.publicId));
      more = viewer.apiKeys.pageInfo.hasNextPage;
      after = viewer.apiKeys.pageInfo.endCursor;
    }
    const { rows } = await api.database.pool.query<{ public_id: string }>(
      `SELECT public_id FROM api_key k JOIN organization o ON o.id = k.organization_id WHERE o.slug = 'vendor' ORDER BY k.id DESC`,
    );
    expect(found).toEqual(rows.map((row) => row.public_id));
    const refused = await api.post(KEYS, {}, api.apiKey);
    expect(refused.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('the last use is noted at most once a minute', async () => {
    const key = await api.newKey('busy', []);
    const lastUse = async () => {
      const { rows } = await api.database.pool.query<{ at: string | null }>(
        'SELECT last_used_at::text AS at FROM api_key WHERE public_id = $1',
        [key.slice(8, 16)],
      );
      return rows[0]?.at ?? null;
    };
    expect(await lastUse()).toBeNull();
    await api.post(VIEWER, {}, key);
    const first = await lastUse();
    expect(first).not.toBeNull();
    await Promise.all([1, 2, 3].map(() => api.post(VIEWER, {}, key)));
    expect(await lastUse()).toBe(first);
    await api.database.pool.query(`UPDATE api_key SET last_used_at = now() - interval '61 seconds'`);
    await api.post(VIEWER, {}, key);
    expect((await lastUse()) ?? '').toSatisfy((at: string) => Date.now() - Date.parse(at) < 10_000);
  });
});
