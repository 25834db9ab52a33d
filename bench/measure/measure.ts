import { fork } from 'node:child_process';
import path from 'node:path';
import { clockSince } from 'inferbench/measure/sender/clock';
import { senders, threadsFor } from 'inferbench/measure/sender/senders';
import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { distributionOf } from '@inferbench/importers/shared/statistics';
import { median } from '../lib/median.ts';
import type { BenchOutcome } from '../lib/outcome.ts';
import { note, ROOT } from '../lib/with-postgres.ts';
import { deterministicEndpoint } from '../../test/engines/deterministic/endpoint.ts';

const ENGINE = path.join(ROOT, 'test/engines/deterministic/serve.ts');
const REQUESTS_PER_SEC = 2000;
const OUTPUT_TOKENS = 64;
const SECONDS = 5;
/** What the p99 of the lateness is held to. */
const BUDGET_MS = 5;
/** Tokens that are due are written together this often: an engine that wakes for each token measures itself. */
const ENGINE_SETTINGS = {
  slots: 10_000,
  ttftMs: 20,
  tpotMs: 1,
  tickMs: 20,
  prefixCache: false,
  metrics: false,
};

/** How late the client sends 2,000 requests a second of 64-token streams, against an engine beside it on the same machine. */
export async function measureBench(): Promise<BenchOutcome> {
  const runs = Number(/--runs[= ](\d+)/.exec(process.argv.join(' '))?.[1] ?? 3);
  const engine = fork(ENGINE, [JSON.stringify(ENGINE_SETTINGS)], {
    execArgv: ['--import', 'tsx'],
    cwd: ROOT,
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      engine.once('message', (message: { url: string }) => resolve(message.url));
      engine.once('exit', () => reject(new Error('the engine ended')));
    });
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await oneRun(url, run);
      note(`run ${run + 1}: ${JSON.stringify(result)}`);
      results.push(result);
    }
    const p99s = results.map(({ latenessMs }) => latenessMs.p99);
    const p99 = median(p99s);
    return {
      results: {
        requestsPerSec: REQUESTS_PER_SEC,
        outputTokens: OUTPUT_TOKENS,
        seconds: SECONDS,
        budgetMs: BUDGET_MS,
        runs: results,
      },
      // The least is what the client can do; the rest is who else wanted the cores.
      ratios: { latenessP99Ms: p99, leastLatenessP99Ms: Math.min(...p99s), ofBudget: p99 / BUDGET_MS },
    };
  } finally {
    engine.kill();
  }
}

async function oneRun(url: string, seed: number) {
  const originNs = process.hrtime.bigint();
  const nowUs = clockSince(originNs);
  const pool = senders({
    endpoint: deterministicEndpoint(url),
    apiKey: null,
    originNs,
    timeoutMs: 30_000,
    keepsTokenTimes: true,
    inputTokens: { kind: 'fixed', mean: 32 },
    outputTokens: { kind: 'fixed', mean: OUTPUT_TOKENS },
    lengthFile: [],
    sharedPrefix: null,
    salt: seed,
  });
  const load = { kind: 'open', requestsPerSec: REQUESTS_PER_SEC, arrivals: 'poisson' } as const;
  const records: RequestRecord[] = [];
  await pool.ready({ load });
  const stage = {
    stage: 0,
    load,
    seed,
    requests: null,
    seconds: SECONDS,
    warmUpRequests: REQUESTS_PER_SEC,
    traceSecs: null,
  };
  await pool.run({ ...stage, startsAtUs: nowUs() + 200_000 }, (some) => records.push(...some));
  await pool.close();
  const measured = records.filter(({ isWarmUp }) => !isWarmUp);
  const completed = measured.filter(({ outcome }) => outcome === 'completed');
  const lateness = distributionOf(
    measured.map(({ sentUs, scheduledUs }) => ((sentUs ?? Infinity) - scheduledUs) / 1e6),
  );
  const ms = (sec: number | null | undefined) => 1e3 * (sec ?? Number.NaN);
  return {
    threads: threadsFor({ load }),
    issued: measured.length,
    completed: completed.length,
    chunks: completed.reduce((sum, { chunks }) => sum + chunks, 0),
    latenessMs: { p50: ms(lateness?.p50Sec), p99: ms(lateness?.p99Sec), max: ms(lateness?.maxSec) },
  };
}
