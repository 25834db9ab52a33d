import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { childEnvironment } from '../../scripts/lib/environment.mjs';
import { startStack } from '../../scripts/lib/stack.mjs';
import { privateDirectory } from '../../scripts/lib/state.mjs';
import { measureKeeping } from '../keeping.ts';
import type { BenchOutcome } from '../lib/outcome.ts';
import { note, ROOT } from '../lib/with-postgres.ts';
import { askEverything } from './everything.ts';
import { rescoredPerSec } from './rescored.ts';
import { submittedPerSec } from './submitted.ts';
import { throughVarnish } from './varnish.ts';

const AIMS = {
  cachedVsUncached: 5,
  varnishPerSec: 3_000,
  pagesPerSec: 150,
  submissionsPerSec: 60,
  rescoredPerSec: 5_000,
  rescoredByTwo: 1.8,
  kilobytesAPoint: 6,
  slowestMs: 500,
} as const;

/**
 * Measures what an installation bears at so many points (`--points 1000000`; else those that are published), one figure after the other on
 * one server: bytes, every route and documented question asked anew, keeping, Varnish, submissions, and one worker and two that score anew.
 */
export async function scaleBench(): Promise<BenchOutcome> {
  const stateDir = privateDirectory(path.join(ROOT, '.inferbench/bench/scale'));
  // Submissions of an earlier run would be found again as copies.
  rmSync(path.join(stateDir, 'postgres'), { recursive: true, force: true });
  const begun = performance.now();
  const stack = await startStack({ root: ROOT, stateDir, log: note });
  try {
    const started = secondsSince(begun);
    const filling = performance.now();
    fill(stack.logins.adminUrl);
    const filled = secondsSince(filling);
    const size = await sizeOf(stack.logins.adminUrl);
    note(`${size.points} points, ${size.bytesAPoint} bytes each`);
    // First: nothing that is kept has to be made anew for what they change.
    const submissions = await submittedPerSec(stack);
    const everything = await askEverything(stack);
    const keeping = await measureKeeping(stack);
    const varnish = await throughVarnish(stack, stateDir);
    const rescored = await rescoredPerSec(stack.logins, stateDir);
    const warm = keeping.results.pages.warm.perSecond;
    return {
      results: {
        loadOfTheMachine: loadavg()[0],
        seconds: { started, filled },
        size,
        everything,
        keeping: keeping.results,
        varnish,
        submissions,
        rescored,
        aims: AIMS,
      },
      ratios: {
        cachedVsUncached: keeping.ratios.cachedVsUncached / AIMS.cachedVsUncached,
        varnishPerSec: varnish.perSecond / AIMS.varnishPerSec,
        pagesPerSec: warm / AIMS.pagesPerSec,
        submissionsPerSec: submissions.perSecond / AIMS.submissionsPerSec,
        rescoredPerSec: rescored.one.perSecond / AIMS.rescoredPerSec,
        rescoredByTwo: rescored.twoVsOne / AIMS.rescoredByTwo,
        bytesAPoint: size.bytesAPoint / (AIMS.kilobytesAPoint * 1_000),
        slowestMs: everything.slowestMs / AIMS.slowestMs,
      },
    };
  } finally {
    await stack.stop();
  }
}

const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 1_000);

function fill(adminUrl: string): void {
  const { values } = parseArgs({ options: { points: { type: 'string' } }, strict: false });
  if (typeof values.points !== 'string') return;
  note(`filling up to ${values.points} points`);
  execFileSync(process.execPath, ['--import', 'tsx', 'bench/synth/main.ts', '--points', values.points], {
    cwd: ROOT,
    env: childEnvironment({ DATABASE_URL: adminUrl }),
    stdio: ['ignore', 2, 2],
  });
}

/** Points, and bytes of the database and of its largest tables with their indexes. */
async function sizeOf(adminUrl: string) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ points: number; bytes: string }>(
      'SELECT (SELECT count(*)::int FROM point) AS points, pg_database_size(current_database()) AS bytes',
    );
    const { rows: tables } = await client.query<{ name: string; bytes: string }>(
      `SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 2 DESC LIMIT 8`,
    );
    const { points, bytes } = rows[0] ?? { points: 0, bytes: '0' };
    return {
      points,
      bytesAPoint: Math.round(Number(bytes) / points),
      bytesAPointByTable: Object.fromEntries(
        tables.map((table) => [table.name, Math.round(Number(table.bytes) / points)]),
      ),
    };
  } finally {
    await client.end();
  }
}
