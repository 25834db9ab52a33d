import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vendorKey } from '../testkit/demo-vendor-key.ts';
import { type OwnCluster, startOwnCluster } from '../testkit/cluster.ts';
import { preparedDatabase, type PreparedDatabase } from '../testkit/database.ts';
import { fasterFile } from '../testkit/fixture.ts';
import { runCli, type Service, startService } from '../testkit/processes.ts';
import { type SmallDisk, smallDisk } from '../testkit/small-disk.ts';
import { contextOfStack } from '../testkit/stacks.ts';

/** Room for a new cluster, its log of changes and some hundred submissions. */
const DATABASE_MIB = 260;
const WAIT = { timeout: 120_000, interval: 250 };

let dir: string;
let databaseDisk: SmallDisk | null;
let evidenceDisk: SmallDisk | null;
let cluster: OwnCluster;
let prepared: PreparedDatabase;
let api: Service;
let key = '';

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-outages-'));
  await chmod(dir, 0o711);
  databaseDisk = smallDisk(path.join(dir, 'database'), DATABASE_MIB);
  evidenceDisk = smallDisk(path.join(dir, 'evidence'), 1);
  cluster = await startOwnCluster(path.join(dir, 'database'));
  prepared = await preparedDatabase(cluster.adminUrl);
  key = await vendorKey(prepared, { slug: 'vendor', name: 'Vendor' });
  await prepared.database.close();
  api = await startService(['dist/main.js'], {
    cwd: 'apps/api',
    env: {
      DATABASE_URL: prepared.databaseUrl,
      INFERBENCH_API_PORT: '0',
      INFERBENCH_CURSOR_SECRET: 'cursor-secret-of-tests',
      INFERBENCH_EVIDENCE_DIR: path.join(dir, 'evidence'),
    },
  });
}, 240_000);

afterAll(async () => {
  await api?.stop();
  await cluster?.stop();
  databaseDisk?.remove();
  evidenceDisk?.remove();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

const QUERY = '/graphql?query={chips(first:5){nodes{slug}}}';
const MUTATION = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) {
  __typename ... on RunAccepted { receipt { submissionId } } ... on ValidationFailed { findings { rule message } } } }`;

interface Answered {
  status: number;
  code: string | null;
  retryAfter: string | null;
  /** Id of what was accepted. */
  id: string | null;
}

async function asked(address: string, body?: unknown): Promise<Answered> {
  const response = await fetch(`${api.url}${address}`, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
          body: JSON.stringify(body),
        }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  const [, code = null] = /"code":"(\w+)"/.exec(text) ?? [];
  const [, id = null] = /"submissionId":"([^"]+)"/.exec(text) ?? [];
  return { status: response.status, code, retryAfter: response.headers.get('retry-after'), id };
}

const submit = (n: number, name: string) =>
  asked('/graphql', {
    query: MUTATION,
    variables: {
      input: {
        document: fasterFile(0.5 * 1.0015 ** n),
        context: contextOfStack(n % 10),
        idempotencyKey: `outage-${name}-${n}`,
      },
    },
  });

/** Lines of the log of warnings and worse, as their messages. */
const told = () =>
  api
    .output()
    .split('\n')
    .flatMap((line) => {
      const [, level] = /"level":(\d+)/.exec(line) ?? [];
      return Number(level) >= 40 ? [(JSON.parse(line) as { msg: string }).msg] : [];
    });

const AWAY = { status: 503, code: 'UNAVAILABLE', retryAfter: '2', id: null };
const isBack = async () => (await asked(QUERY)).status;

async function stored(ids: readonly string[]): Promise<number> {
  const answers = await Promise.all(
    ids.map((id) =>
      asked('/graphql', { query: '{ submission(id: "' + id + '") { receipt { submissionId } } }' }),
    ),
  );
  return answers.filter((answer, n) => answer.id === ids[n]).length;
}

test('PostgreSQL that is away is one line of the log, a named 503 for everybody, and over by itself', async () => {
  const first = await submit(0, 'away');
  expect(first.id).not.toBeNull();
  await cluster.down();
  const session = { query: '{ viewer { scopes } }' };
  for (let round = 0; round < 5; round += 1)
    expect(
      await Promise.all([
        asked(QUERY),
        submit(1, 'away'),
        asked('/graphql', session),
        asked('/export/scores.csv'),
        asked(`/evidence/${'0'.repeat(64)}`),
      ]),
    ).toEqual(Array.from({ length: 5 }, () => AWAY));
  // One export of a visitor at a time.
  for (const file of [
    'systems.csv',
    'chips.csv',
    'models.csv',
    'simulated.csv?model=deepseek-r1',
    'scores.meta.json',
  ])
    expect(await asked(`/export/${file}`)).toEqual(AWAY);
  expect((await asked('/readyz')).status).toBe(503);
  expect((await asked('/livez')).status).toBe(200);
  expect(told()).toEqual(['the database is away']);

  const direct = await runCli(['db', 'verify-board', '--json'], { DATABASE_URL: prepared.databaseUrl });
  expect([direct.exitCode, JSON.parse(direct.stdout)]).toMatchObject([6, { error: { code: 'UNAVAILABLE' } }]);
  const through = await runCli(['leaders', '--server', api.url, '--json']);
  expect([through.exitCode, JSON.parse(through.stdout)]).toMatchObject([
    6,
    { error: { code: 'UNAVAILABLE' } },
  ]);

  await cluster.up();
  await expect.poll(isBack, WAIT).toBe(200);
  await expect.poll(told, WAIT).toEqual(['the database is away', 'the database is back']);
  const again = await submit(1, 'away');
  expect(await stored([first.id ?? '', again.id ?? ''])).toBe(2);
});

describe('a disk without room', () => {
  test('of the evidence refuses what it cannot keep by name, stores nothing of it, and takes it later', async (context) => {
    if (evidenceDisk === null) return context.skip();
    evidenceDisk.fill();
    expect(await submit(2, 'evidence')).toEqual(AWAY);
    expect(await isBack()).toBe(200);
    evidenceDisk.free();
    const { id } = await submit(2, 'evidence');
    expect(await stored([id ?? ''])).toBe(1);
    expect(told().slice(2)).toEqual(['the evidence store is away', 'the evidence store is back']);
  });

  test('of the database loses nothing acknowledged, and every refusal has its name', async (context) => {
    if (databaseDisk === null || !cluster.dataDir.startsWith(databaseDisk.dir)) return context.skip();
    const ids: string[] = [];
    databaseDisk.fill();
    const refused: Answered[] = [];
    for (let n = 3; n < 400 && refused.length < 5; n += 1) {
      const answer = await submit(n, 'full');
      if (answer.id === null) refused.push(answer);
      else ids.push(answer.id);
    }
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 5 }, () => [503, 'UNAVAILABLE']),
    );
    databaseDisk.free();
    await cluster.up();
    await expect.poll(isBack, WAIT).toBe(200);
    const late = await submit(400, 'full');
    ids.push(late.id ?? '');
    expect(await stored(ids)).toBe(ids.length);
    await expect
      .poll(() => new Set(told().slice(4)), WAIT)
      .toEqual(new Set(['the database is away', 'the database is back']));
  });
});

const BOARD = '/graphql?query={leaderboard(first:5){totalCount}}';

describe('a database that answers late, or changes over', () => {
  /** Does to the server what its owner may. */
  async function asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
    const url = new URL(prepared.adminUrl);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }
  const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()`;

  /** Last word about the database after a question: one that failed late in the outage before tells of it once more. */
  async function lastSaid(): Promise<string | undefined> {
    await asked(QUERY);
    return told().findLast((message) => message.startsWith('the database is '));
  }

  test('late: UNAVAILABLE with the time to ask again, and a warning that names the statement', async () => {
    await expect.poll(lastSaid, WAIT).toBe('the database is back');
    const before = told().length;
    await asOwner(async (client) => {
      await client.query('BEGIN; LOCK TABLE slice IN ACCESS EXCLUSIVE MODE');
      expect(await asked(BOARD)).toEqual(AWAY);
      await client.query('ROLLBACK');
    });
    expect((await asked(BOARD)).status).toBe(200);
    // On a busy machine another statement may be told of as slow.
    const others = told()
      .slice(before)
      .filter((message) => message !== 'a statement was slow');
    expect(new Set(others)).toEqual(new Set(['a statement ran into its deadline']));
  });

  test('cut under requests: each is answered, or told that it was not', async () => {
    const seen: Answered[] = [];
    await asOwner(async (client) => {
      for (let round = 0; round < 8; round += 1) {
        const under = Array.from({ length: 12 }, () => asked(round % 2 === 0 ? QUERY : BOARD));
        await client.query(CUT);
        seen.push(...(await Promise.all(under)));
      }
    });
    const others = seen.filter(({ status, code }) => status !== 200 && code !== 'UNAVAILABLE');
    expect(others).toEqual([]);
    await expect.poll(isBack, WAIT).toBe(200);
  });

  test('one that takes nothing new, as a standby before it is promoted: reads go on', async () => {
    const set = (value: string) =>
      asOwner(async (client) => {
        await client.query('SET default_transaction_read_only = off');
        await client.query(`ALTER DATABASE ${new URL(prepared.adminUrl).pathname.slice(1)} ${value}`);
        await client.query(CUT);
      });
    await set('SET default_transaction_read_only = on');
    await expect.poll(isBack, WAIT).toBe(200);
    expect(await submit(9, 'standby')).toEqual(AWAY);
    expect((await asked(BOARD)).status).toBe(200);
    await set('RESET default_transaction_read_only');
    await expect.poll(isBack, WAIT).toBe(200);
    expect((await submit(9, 'standby')).id).not.toBeNull();
    await expect.poll(() => told().at(-1), WAIT).toBe('the database is back');
  });
});
