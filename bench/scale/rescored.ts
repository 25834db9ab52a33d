import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startWorker } from '../../scripts/lib/application.mjs';
import type { Logins } from '../../scripts/lib/stack.mjs';
import { workMs } from '../prices/work.ts';
import { note, ROOT } from '../lib/with-postgres.ts';

const SECONDS = 60;
const LOOK_MS = 500;

/** Points that one worker and two score anew in a second, while the epoch of an older engine is shown; each stopped after a minute. */
export async function rescoredPerSec(logins: Logins, logDir: string) {
  const one = await rescoredBy(1, logins, logDir);
  const two = await rescoredBy(2, logins, logDir);
  return { one, two, twoVsOne: Number((two.perSecond / one.perSecond).toFixed(2)) };
}

async function rescoredBy(workers: number, { adminUrl, databaseUrl, queueUrl }: Logins, logDir: string) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await beginAnew(client);
  const options = { root: ROOT, logDir, databaseUrl, queueUrl, more: { INFERBENCH_EPOCH_SWITCH: 'manual' } };
  const begun = performance.now();
  const started = await Promise.all(
    Array.from({ length: workers }, (_, n) => startWorker({ ...options, name: `worker-${n + 1}` })),
  );
  const pids = started.map(({ pid }) => pid);
  try {
    const all = await pointsOf(client, 'SELECT count(*)::int AS points FROM point');
    let scored = 0;
    while (performance.now() - begun < SECONDS * 1_000 && scored < all) {
      await sleep(LOOK_MS);
      scored = await pointsOf(
        client,
        `SELECT coalesce(sum(points), 0)::int AS points FROM epoch_run
         WHERE epoch_id = (SELECT id FROM epoch WHERE state = 'BUILDING' ORDER BY id DESC LIMIT 1)`,
      );
    }
    const seconds = (performance.now() - begun) / 1_000;
    const cpuMs = workMs(pids);
    note(`${scored} points scored anew by ${workers} in ${seconds.toFixed(0)} s`);
    return {
      perSecond: Math.round(scored / seconds),
      scored,
      seconds: Math.round(seconds),
      workerCpuSecPerThousand: Number((cpuMs / scored).toFixed(2)),
    };
  } finally {
    await Promise.all(started.map((worker) => worker.stop()));
    await client.end();
  }
}

/** Makes what is stored look as if an older engine had scored it. */
async function beginAnew(client: pg.Client): Promise<void> {
  const older = `engine_version = '0.0.${Date.now() % 1_000_000}', policy_version = 'v0' WHERE engine_version NOT LIKE '0.0.%'`;
  note('naming all scores those of an older engine');
  await client.query(`UPDATE score SET ${older}`);
  await client.query(`UPDATE epoch SET ${older}`);
}

async function pointsOf(client: pg.Client, text: string): Promise<number> {
  const { rows } = await client.query<{ points: number }>(text);
  return rows[0]?.points ?? 0;
}
