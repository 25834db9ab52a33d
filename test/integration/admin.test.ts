import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { callCli } from '../testkit/call-cli.ts';
import { asAdmin } from '../testkit/database.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { runCli } from '../testkit/processes.ts';

let api: TestApi;
let dir: string;
beforeAll(async () => {
  api = await startTestApi();
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-admin-'));
});
afterAll(async () => {
  await api?.stop();
  await rm(dir, { recursive: true, force: true });
});

const admin = (...args: string[]) => inferbenchAdmin(api.queueUrl, ...args);
const Made = z.object({
  key: z.string().nullable(),
  keyFile: z.string().nullable(),
  keys: z.array(
    z.object({
      publicId: z.string(),
      scopes: z.array(z.string()),
      createdAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
});

/** A key that a command made, with its record. */
async function made(...args: string[]) {
  const answer = await admin(...args);
  expect(answer).toMatchObject({ ok: true });
  const { key, keys } = Made.parse(answer);
  const [record] = keys;
  if (key === null || record === undefined) throw new Error('no key was made');
  return { key, ...record };
}

async function scopesOf(key: string): Promise<unknown> {
  const { data } = await api.post('{ viewer { scopes organization { slug } } }', {}, key);
  return data?.['viewer'];
}

async function events(kind: string): Promise<{ role: string; payload: unknown }[]> {
  const { rows } = await asAdmin(api.adminUrl, (client) =>
    client.query<{ role: string; payload: unknown }>(
      'SELECT role, payload FROM event WHERE kind = $1 ORDER BY id',
      [kind],
    ),
  );
  return rows;
}

const days = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) =>
  Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000);

describe('the first key', () => {
  test('is made once, lasts 30 days, makes others, and a second one only by --recover, which is recorded', async () => {
    const first = await made('bootstrap', '--organization', 'Bench Example');
    expect(days(first)).toBe(30);
    expect(await scopesOf(first.key)).toEqual({
      scopes: ['ADMIN_ORG', 'READ_SCORES', 'SUBMIT', 'WRITE_RUNS', 'WRITE_SPECS'],
      organization: { slug: 'bench-example' },
    });
    const again = await admin('bootstrap', '--organization', 'Bench Example');
    expect([again.exitCode, again.error?.code]).toEqual([3, 'ALREADY_EXISTS']);
    await admin('key', 'revoke', first.publicId);
    expect((await admin('bootstrap', '--organization', 'Bench Example')).error?.code).toBe('ALREADY_EXISTS');
    const recovered = await made('bootstrap', '--organization', 'Bench Example', '--recover');
    expect((await events('BOOTSTRAP')).map(({ role, payload }) => [role, payload])).toEqual([
      ['OPERATOR', expect.objectContaining({ recover: false, key: first.publicId, isNew: true })],
      ['OPERATOR', expect.objectContaining({ recover: true, key: recovered.publicId, isNew: false })],
    ]);
    expect(JSON.stringify(await events('BOOTSTRAP'))).not.toContain(first.key.slice(17, 60));
  });

  test('is not made where its link would reach nobody: neither is shown twice', async () => {
    const before = await events('BOOTSTRAP');
    const taken = fileURLToPath(import.meta.url);
    for (const [flags, code] of [
      [['--site', 'nowhere'], 'USAGE'],
      [['--link-file', taken], 'ALREADY_EXISTS'],
    ] as const) {
      const answer = await admin('bootstrap', '--organization', 'Bench Example', '--recover', ...flags);
      expect([answer.ok, answer.error?.code]).toEqual([false, code]);
    }
    expect(await events('BOOTSTRAP')).toEqual(before);
  });

  test('two at once make one', async () => {
    const fresh = await startTestApi();
    try {
      const process = () =>
        runCli(['admin', 'bootstrap', '--organization', 'Twice', '--json'], {
          INFERBENCH_ADMIN_DATABASE_URL: fresh.queueUrl,
        });
      const codes = (await Promise.all([process(), process()])).map(({ exitCode }) => exitCode);
      expect(new Set(codes)).toEqual(new Set([0, 3]));
    } finally {
      await fresh.stop();
    }
  });
});

describe('where a key goes', () => {
  const create = ['admin', 'key', 'create', '--organization', 'vendor', '--scopes', 'submit'];
  const keys = async () => (await api.database.pool.query('SELECT count(*)::int AS n FROM api_key')).rows;

  test('never into a pipe that nobody asked for, and then none is made', async () => {
    const before = await keys();
    const { exitCode, stdout, stderr } = await callCli(create, {
      INFERBENCH_ADMIN_DATABASE_URL: api.queueUrl,
    });
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain('--key-file');
    expect(await keys()).toEqual(before);
  });

  test('into a new file of its owner alone, never over another; none is left where no key was made', async () => {
    const file = path.join(dir, 'vendor.key');
    const answer = Made.parse(await admin(...create.slice(1), '--key-file', file));
    expect([answer.key, answer.keyFile]).toEqual([null, file]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await scopesOf((await readFile(file, 'utf8')).trim())).toMatchObject({ scopes: ['SUBMIT'] });
    await writeFile(path.join(dir, 'kept'), 'kept');
    const before = await keys();
    const refused = await admin(...create.slice(1), '--key-file', path.join(dir, 'kept'));
    expect([refused.exitCode, refused.error?.code]).toEqual([3, 'ALREADY_EXISTS']);
    expect(await readFile(path.join(dir, 'kept'), 'utf8')).toBe('kept');
    const nobody = create.slice(1).map((word) => (word === 'vendor' ? 'nobody' : word));
    expect((await admin(...nobody, '--key-file', path.join(dir, 'none'))).error?.code).toBe('NOT_FOUND');
    await expect(stat(path.join(dir, 'none'))).rejects.toThrow('ENOENT');
    expect(await keys()).toEqual(before);
  });
});

describe('organisations', () => {
  test('are made with their names, below others, and a name that looks like another is refused', async () => {
    const answer = await admin('organization', 'create', 'acme', '--name', 'Acme Silicon');
    expect(answer['organizations']).toMatchObject([
      { slug: 'acme', kind: 'ORDINARY', parent: null, keys: 0 },
    ]);
    const child = await admin(
      'organization',
      'create',
      'acme-labs',
      '--name',
      'Acme Labs',
      '--parent',
      'acme',
    );
    expect(child['organizations']).toMatchObject([{ slug: 'acme-labs', parent: 'acme' }]);
    const codes = [
      await admin('organization', 'create', 'acme', '--name', 'Another'),
      await admin('organization', 'create', 'acme-2', '--name', 'ACME  S1licon'),
      await admin('organization', 'create', 'Not a slug', '--name', 'Not A Slug'),
      await admin('organization', 'create', 'lost', '--name', 'Lost', '--parent', 'nobody'),
      await admin('organization', 'create', 'below', '--name', 'Below', '--parent', 'inferbench-catalogue'),
      await admin('organization', 'suspend', 'inferbench-catalogue'),
    ].map(({ error }) => error?.code);
    expect(codes).toEqual(['ALREADY_EXISTS', 'NAME_TAKEN', 'INVALID', 'NOT_FOUND', 'INVALID', 'INVALID']);
    expect((await events('CREATE_ORGANIZATION')).map(({ payload }) => payload)).toEqual([
      { slug: 'acme', name: 'Acme Silicon', parent: null },
      { slug: 'acme-labs', name: 'Acme Labs', parent: 'acme' },
    ]);
  });

  test('suspended, their keys end with the next request; resumed, they work again; each is recorded once', async () => {
    await admin('organization', 'create', 'paused', '--name', 'Paused');
    const { key } = await made('key', 'create', '--organization', 'paused', '--scopes', 'submit');
    expect(await scopesOf(key)).not.toBeNull();
    for (let twice = 0; twice < 2; twice += 1) await admin('organization', 'suspend', 'paused');
    expect(await scopesOf(key)).toBeNull();
    const refused = await admin('key', 'create', '--organization', 'paused', '--scopes', 'submit');
    expect(refused.error?.code).toBe('INVALID');
    await admin('organization', 'resume', 'paused');
    expect(await scopesOf(key)).not.toBeNull();
    expect([await events('SUSPEND_ORGANIZATION'), await events('RESUME_ORGANIZATION')]).toEqual([
      [{ role: 'OPERATOR', payload: { slug: 'paused' } }],
      [{ role: 'OPERATOR', payload: { slug: 'paused' } }],
    ]);
  });
});

describe('keys of organisations', () => {
  test.each([
    [['--scopes', 'submit'], 90],
    [['--scopes', 'submit', '--days', '365'], 365],
    [['--scopes', 'admin:org,submit'], 30],
  ])('%j lasts %d days', async (flags, expected) => {
    expect(days(await made('key', 'create', '--organization', 'vendor', ...flags))).toBe(expected);
  });

  test.each([
    [['--scopes', 'submit', '--days', '366'], 'INVALID'],
    [['--scopes', 'submit', '--days', '0'], 'INVALID'],
    [['--scopes', 'submit', '--days', 'many'], 'INVALID'],
    [['--scopes', 'admin:org', '--days', '31'], 'INVALID'],
    [['--scopes', 'review'], 'INVALID'],
    [['--scopes', 'submit,everything'], 'INVALID'],
    [['--scopes', 'submit', '--reviewer', 'Ada'], 'USAGE'],
    [[], 'USAGE'],
  ])('%j is refused', async (flags, code) => {
    const answer = await admin('key', 'create', '--organization', 'vendor', ...flags);
    expect([answer.ok, answer.error?.code]).toEqual([false, code]);
  });

  test('are listed without their secrets and revoked by their public id', async () => {
    const { key, publicId } = await made('key', 'create', '--organization', 'vendor', '--scopes', 'submit');
    const list = await admin('key', 'list', '--organization', 'vendor');
    expect(list['keys']).toContainEqual(expect.objectContaining({ publicId, works: true, reviewer: null }));
    expect(JSON.stringify(list)).not.toContain(key.slice(17, 60));
    const revoked = await admin('key', 'revoke', publicId);
    expect(revoked['keys']).toMatchObject([{ publicId, works: false }]);
    expect(await scopesOf(key)).toBeNull();
    await admin('key', 'revoke', publicId);
    expect(
      (await events('REVOKE_KEY')).filter(({ payload }) => JSON.stringify(payload).includes(publicId)),
    ).toHaveLength(1);
    const whole = await callCli(['admin', 'key', 'revoke', key], {
      INFERBENCH_ADMIN_DATABASE_URL: api.queueUrl,
    });
    expect([whole.exitCode, whole.stderr.includes(key)]).toEqual([4, false]);
  });
});

describe('persons who review', () => {
  test('have one key at a time, of scope review alone, and a new one after the old one ended', async () => {
    const ada = ['key', 'create', '--reviewer', 'Ada Lovelace', '--employer', 'vendor'];
    const first = await made(...ada);
    expect(first.scopes).toEqual(['review']);
    const viewer = { scopes: ['REVIEW'], organization: { slug: 'inferbench-reviewers' } };
    expect(await scopesOf(first.key)).toEqual(viewer);
    expect((await admin(...ada)).error?.code).toBe('ALREADY_EXISTS');
    await admin('key', 'revoke', first.publicId);
    const second = await made('key', 'create', '--reviewer', 'Ada Lovelace');
    expect([await scopesOf(first.key), await scopesOf(second.key)]).toEqual([null, viewer]);
    const { reviewers } = await admin('reviewer', 'list');
    expect(reviewers).toMatchObject([{ name: 'Ada Lovelace', employer: 'vendor', key: second.publicId }]);
  });

  test('one person is not two: a name that reads alike is refused', async () => {
    await made('key', 'create', '--reviewer', 'Grace Hopper');
    const codes = await Promise.all(
      ['grace hopper', 'Grace  Hopper', 'Grace H0pper', '‮Grace'].map(
        async (name) => (await admin('key', 'create', '--reviewer', name)).error?.code,
      ),
    );
    expect(codes).toEqual(['NAME_TAKEN', 'NAME_TAKEN', 'NAME_TAKEN', 'INVALID']);
  });

  test('disabled, their key ends with its next request, and they get no other', async () => {
    const { key } = await made('key', 'create', '--reviewer', 'Kurt Godel');
    await admin('reviewer', 'disable', 'Kurt Godel');
    expect(await scopesOf(key)).toBeNull();
    expect((await admin('key', 'create', '--reviewer', 'Kurt Godel')).error?.code).toBe('INVALID');
    await admin('reviewer', 'enable', 'Kurt Godel');
    expect(await scopesOf(key)).not.toBeNull();
    expect((await admin('reviewer', 'disable', 'Nobody')).error?.code).toBe('NOT_FOUND');
  });

  test('their organisation takes no other key, and submits nothing', async () => {
    const answer = await admin(
      'key',
      'create',
      '--organization',
      'inferbench-reviewers',
      '--scopes',
      'submit',
    );
    expect(answer.error?.code).toBe('INVALID');
    expect(
      (await api.submit({}, (await made('key', 'create', '--reviewer', 'Emmy Noether')).key)).__typename,
    ).toBe('Unauthorized');
  });
});

test('the login of the processes that serve can do none of it', async () => {
  for (const args of [
    ['bootstrap', '--organization', 'Intruder', '--recover'],
    ['organization', 'suspend', 'vendor'],
    ['key', 'create', '--organization', 'vendor', '--scopes', 'admin:org'],
    ['key', 'create', '--reviewer', 'Intruder'],
    ['review', 'off'],
    ['invite', '--organization', 'vendor', '--role', 'owner'],
    ['invite', '--staff', 'Intruder', '--role', 'admin'],
    ['account', 'disable', crypto.randomUUID()],
    ['remove-demo'],
  ]) {
    const answer = await inferbenchAdmin(api.databaseUrl, ...args);
    expect([args[0], answer.exitCode, answer.error?.code]).toEqual([args[0], 5, 'UNAUTHENTICATED']);
  }
});

test('a login without its password is refused like a wrong one', async () => {
  const { username, host, pathname } = new URL(api.queueUrl);
  const answer = await inferbenchAdmin(`postgresql://${username}@${host}${pathname}`, 'organization', 'list');
  expect([answer.exitCode, answer.error?.code]).toEqual([5, 'UNAUTHENTICATED']);
  expect(answer.error?.message).toContain('no password');
});

describe('the answers', () => {
  test('keep to the published schemas, right and wrong', async () => {
    const commands: [keyof typeof OUTPUT_SCHEMAS, string[]][] = [
      ['admin-bootstrap', ['bootstrap', '--organization', 'Bench Example', '--recover']],
      ['admin-bootstrap', ['bootstrap']],
      ['admin-organization', ['organization', 'list']],
      ['admin-organization', ['organization', 'suspend', 'nobody']],
      ['admin-key', ['key', 'list']],
      ['admin-key', ['key', 'create', '--organization', 'vendor', '--scopes', 'submit']],
      ['admin-reviewer', ['reviewer', 'list']],
      ['admin-account', ['account', 'list']],
      ['admin-account', ['account', 'disable', 'nobody']],
      ['admin-invite', ['invite', '--organization', 'vendor', '--role', 'owner']],
      ['admin-invite', ['invite', '--organization', 'vendor', '--role', 'lead']],
      ['admin-invite', ['invite', '--staff', 'Ada Lovelace', '--role', 'lead']],
      ['admin-review', ['review', 'show']],
      ['admin-review', ['review', 'required']],
      ['admin-review', ['review', 'off']],
      ['admin-remove-demo', ['remove-demo']],
    ];
    for (const [name, args] of commands) {
      const { exitCode: _exitCode, ...answer } = await admin(...args);
      const parsed = OUTPUT_SCHEMAS[name].safeParse(answer);
      expect(parsed.error?.message, `${args.join(' ')}: ${JSON.stringify(answer)}`).toBeUndefined();
    }
  });
});
