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

async function create(input: Record<string, unknown> = {}, key = admin): Promise<Created> {
  const full = { name: 'ci', scopes: ['SUBMIT'], idempotencyKey: crypto.randomUUID(), ...input };
  return dataOf(await api.post(CREATE, { input: full }, key), 'createApiKey') as Created; // the query's own shape
}

async function revoke(id: string, key = admin): Promise<Created> {
  const input = { id, idempotencyKey: crypto.randomUUID() };
  return dataOf(await api.post(REVOKE, { input }, key), 'revokeApiKey') as Created; // the query's own shape
}

function dataOf(body: GraphqlBody, field: string): unknown {
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data[field];
}

describe('making keys', () => {
  test('a made key works with its scopes, and the database has only its hash', async () => {
    const made = await create({ expiresAt: '2100-01-01T00:00:00+02:00' });
    expect(made).toMatchObject({ __typename: 'ApiKeyCreated', replayed: false });
    expect(made.apiKey).toMatchObject({
      name: 'ci',
      scopes: ['SUBMIT'],
      expiresAt: '2099-12-31T22:00:00.000Z',
    });
    const viewer = dataOf(await api.post(VIEWER, {}, made.key ?? ''), 'viewer');
    expect(viewer).toMatchObject({ organization: { slug: 'vendor' }, scopes: ['SUBMIT'] });
    expect((await api.submit({}, made.key ?? '')).__typename).toBe('RunAccepted');
    const { rows } = await api.database.pool.query('SELECT * FROM api_key');
    expect(JSON.stringify(rows)).not.toContain(made.key?.slice(17, 60));
  });

  test('the same request again makes no second key and shows no secret', async () => {
    const idempotencyKey = 'the-same-request';
    const all = await Promise.all([1, 2, 3, 4].map(() => create({ idempotencyKey })));
    expect(new Set(all.map((made) => made.apiKey.id)).size).toBe(1);
    expect(all.filter((made) => made.key !== null)).toHaveLength(1);
    const again = await create({ idempotencyKey });
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
    expect(await create({}, api.apiKey)).toMatchObject({ __typename: 'Unauthorized', code: 'FORBIDDEN' });
    const anonymous = await api.post(CREATE, {
      input: { name: 'x', scopes: ['SUBMIT'], idempotencyKey: '12345678' },
    });
    expect(dataOf(anonymous, 'createApiKey')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test.each([
    [{ name: ' ' }, 'input.name'],
    [{ name: 'x'.repeat(81) }, 'input.name'],
    [{ scopes: [] }, 'input.scopes'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'input.expiresAt'],
    [{ expiresAt: 'tomorrow' }, 'input.expiresAt'],
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

describe('ending keys', () => {
  test('a revoked key works on no process from the next request on', async () => {
    const made = await create();
    const ask = async (server: ApiServer) => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${made.key}` },
        body: JSON.stringify({ query: VIEWER }),
      });
      return ((await response.json()) as GraphqlBody).data?.['viewer'];
    };
    expect(await ask(otherProcess)).not.toBeNull();
    const revoked = await revoke(made.apiKey.id);
    expect(revoked.__typename).toBe('ApiKeyRevoked');
    expect([await ask(otherProcess), await ask(api.server)]).toEqual([null, null]);
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
