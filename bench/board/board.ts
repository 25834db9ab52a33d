import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { agreeToAll } from '../../test/testkit/agreed.ts';
import pg from 'pg';
import { prepareDatabase } from '../../scripts/lib/application.mjs';
import { databaseSecrets } from '../../scripts/lib/state.mjs';
import { note, ROOT, withPostgres } from '../lib/with-postgres.ts';
import type { BenchOutcome } from '../lib/outcome.ts';
import { ask, assertSameAnswers, type Measured, measure, warmUp } from './load.ts';
import { pgbench } from './pgbench.ts';
import { bodyOf, SLICES } from './query.ts';
import { seedSlices, seedSystems, SYSTEMS } from './seed.ts';
import { withApi, withPeer } from './servers.ts';
import { type Contestant, takeTurns, type Turns } from './turns.ts';

/** A result, and its context without the mark of an example, which takes no rank. */
const RESULT = path.join(ROOT, 'test/fixtures/vllm/serve-h100-llama-3-8b');

/** The board over 200,000 points: our API, and the same page from Apollo's defaults, Mercurius and PostgreSQL alone. */
export function boardBench(): Promise<BenchOutcome> {
  installPeers();
  return withPostgres(({ stateDir, adminUrl }) => measureAll(stateDir, adminUrl));
}

/** Installs peers with their own lock file, so that nobody's product gets them. */
function installPeers(): void {
  const cwd = path.join(ROOT, 'bench/peers');
  if (existsSync(path.join(cwd, 'node_modules/.package-lock.json'))) return;
  note('installing the peers once');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--no-engine-strict'], {
    cwd,
    stdio: ['ignore', 2, 2],
  });
}

async function measureAll(stateDir: string, server: string): Promise<BenchOutcome> {
  const adminUrl = new URL(server);
  adminUrl.pathname = '/bench';
  await withClient(server, (client) => client.query('DROP DATABASE IF EXISTS bench WITH (FORCE)'));
  const secrets = databaseSecrets(stateDir);
  const demoKeyFile = path.join(stateDir, `demo-key-${process.pid}`);
  const prepared = await prepareDatabase({
    root: ROOT,
    logDir: stateDir,
    adminUrl: adminUrl.href,
    secrets,
    demoKeyFile,
  });
  const { databaseUrl } = prepared;
  const places = { root: ROOT, logDir: stateDir, databaseUrl, cursorSecret: secrets.cursorSecret };

  const small = await withApi(places, async ({ url }) => {
    submitResult(url, demoKeyFile);
    // What nobody agreed to takes no rank, and its copies would take none.
    await agreeToAll(adminUrl.href);
    await seed(adminUrl.href, async (client) => {
      await seedSystems(client);
      await seedSlices(client, 1, 10);
    });
    await warmUp(url);
    return measure(url);
  });
  await seed(adminUrl.href, (client) => seedSlices(client, 11, 100));
  const full = await withApi(places, async (ours) =>
    withPeer('serve-apollo', places, async (apollo) =>
      withPeer('serve-mercurius', places, async (mercurius) => {
        await assertSameAnswers([ours.url, apollo.url, mercurius.url]);
        const contestants = new Map<string, Contestant>([
          ['ours', ours],
          ['lastPage', { ...ours, bodies: await lastPages(ours.url) }],
          ['apollo', apollo],
          ['mercurius', mercurius],
        ]);
        return takeTurns(contestants, note);
      }),
    ),
  );
  const sql = await pgbench(databaseUrl, stateDir);
  return outcome({ small, full, sql });
}

function submitResult(url: string, keyFile: string): void {
  const bin = path.join(ROOT, 'apps/cli/bin/inferbench.mjs');
  const args = [
    'submit',
    `${RESULT}.json`,
    '--context-file',
    `${RESULT}.measured.context.yaml`,
    '--server',
    url,
    '--key-file',
    keyFile,
  ];
  execFileSync(process.execPath, [bin, ...args], { stdio: ['ignore', 2, 2] });
}

async function withClient<T>(url: string, action: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

async function seed(url: string, action: (client: pg.Client) => Promise<void>): Promise<void> {
  const begun = performance.now();
  await withClient(url, async (client) => {
    // Copies of rows that are right: checking a million references anew would take longer than all that is measured.
    await client.query('SET session_replication_role = replica');
    await action(client);
  });
  note(`seeded in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** Cursors of the last 50 rows of each slice. */
async function lastPages(url: string): Promise<string[]> {
  return Promise.all(
    SLICES.map(async (slice) => {
      let after: string | null = null;
      for (let seen = 0; seen < SYSTEMS - 50; seen += 50)
        after = (await ask(url, bodyOf(slice, after))).pageInfo.endCursor;
      return bodyOf(slice, after);
    }),
  );
}

interface Figures {
  small: Measured;
  full: Turns;
  sql: { tps: number } | { reason: string };
}

function outcome({ small, full, sql }: Figures): BenchOutcome {
  const rate = full.typical['ours']?.requestsPerSecond ?? Number.NaN;
  return {
    results: {
      points: 100 * SYSTEMS,
      ...full.typical,
      ours20000Points: small,
      pgbench: sql,
      notes: {
        vs: 'our requests a second ÷ theirs in the same round, the middle of the rounds; client and servers share this machine',
        serverCpuSecPerThousandRequests:
          'processor time of the server process alone, without PostgreSQL and client',
        lastPageVsFirst: 'time of a request for the last page ÷ for the first',
        costGrowthPerTenfold: 'time of a request at 200,000 points ÷ at 20,000',
        cachedVsUncached:
          'null: every page is asked for anew here; the bench `keeping` measures what is kept',
      },
    },
    ratios: {
      vsApolloDefault: full.ratio('ours', 'apollo'),
      vsMercuriusJit: full.ratio('ours', 'mercurius'),
      vsPgbench: 'tps' in sql ? rate / sql.tps : null,
      cachedVsUncached: null,
      lastPageVsFirst: full.ratio('ours', 'lastPage'),
      costGrowthPerTenfold: small.requestsPerSecond / rate,
    },
  };
}
