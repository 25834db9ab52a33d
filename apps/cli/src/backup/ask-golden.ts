import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { z } from 'zod';
import { ROOT } from '../environment/root.ts';

const START_MS = 60_000;
const ANSWER_MS = 60_000;
const Ready = z.object({ ready: z.literal(true), url: z.url() });

export interface GoldenAnswers {
  asked: number;
  /** Questions that were not answered, or with errors. */
  failed: string[];
  /** Sum over all answers, byte by byte: equal contents, equal sum. */
  sha256: string;
}

/** Asks the golden queries of an API of its own over a database, on loopback. */
export async function askGolden(databaseUrl: string, evidenceDir: string): Promise<GoldenAnswers> {
  const api = await startApi(databaseUrl, evidenceDir);
  try {
    const hash = createHash('sha256');
    const failed: string[] = [];
    for (const query of GOLDEN_QUERIES) {
      const response = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await response.text();
      if (!response.ok || text.includes('"errors":')) failed.push(query);
      hash.update(text).update('\n');
    }
    return { asked: GOLDEN_QUERIES.length, failed, sha256: hash.digest('hex') };
  } finally {
    await api.stop();
  }
}

async function startApi(
  databaseUrl: string,
  evidenceDir: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const cwd = path.join(ROOT, 'apps/api');
  const args = existsSync(path.join(cwd, 'dist/main.js'))
    ? ['dist/main.js']
    : ['--import', 'tsx/esm', 'src/main.ts'];
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      INFERBENCH_API_PORT: '0',
      // Its signatures are forgotten with it. The demonstration is on, so that it shows everything that the database holds.
      INFERBENCH_CURSOR_SECRET: 'of-a-check-of-a-backup',
      INFERBENCH_DEMO: '1',
      INFERBENCH_EVIDENCE_DIR: evidenceDir,
      INFERBENCH_LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () =>
      reject(
        new InferbenchError('INVALID', 'The API does not start on the restored database.', {
          value: said.slice(-500),
        }),
      );
    setTimeout(fail, START_MS).unref();
    void ended.then(fail);
    child.on('message', (message) => {
      const ready = Ready.safeParse(message);
      if (ready.success) resolve(ready.data.url);
    });
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const SLICES = 'slices(first: 5) { totalCount nodes { id batch context phase precision systems } }';

/** Questions whose answers depend on every table that visitors read; each is answered on any database, also on one without results. */
export const GOLDEN_QUERIES: readonly string[] = [
  '{ chips(first: 50) { totalCount nodes { slug name vendor standing pointCount } } }',
  '{ chips(first: 50, includeUnreviewed: true) { totalCount nodes { slug standing } } }',
  '{ models(first: 50) { totalCount nodes { slug name standing pointCount chipCount } } }',
  '{ systems(first: 50) { totalCount nodes { slug } } }',
  `{ ${SLICES} }`,
  '{ slices(first: 50, minSystems: 2) { totalCount nodes { id version distinctLeaders leaders { metric system { slug } } } } }',
  '{ leaderboard(first: 20) { edges { rank node { value unit system { slug } } } } }',
  '{ leaderboard(first: 20, metric: COST_EFFICIENCY) { edges { rank node { value unit system { slug } } } } }',
  '{ leaderboard(first: 20, metric: ENERGY_EFFICIENCY) { edges { rank node { value unit system { slug } } } } }',
  '{ points(first: 50) { totalCount nodes { id kind evidenceGrade lifecycle submitter system { slug } } } }',
  '{ points(first: 20) { nodes { id findings { rule severity message } provenance { __typename } } } }',
  '{ scores(first: 50) { totalCount nodes { chip chips kind lifecycle inputHash usefulTops costEfficiency energyEfficiency } } }',
  '{ scores(first: 20) { nodes { chip e2eMsP50 e2eMsP99 inputTokens load configuration evidenceGrade } } }',
  '{ tradeoffSlices { model precision technique points chips newest } }',
  '{ corrections { __typename } }',
  '{ engineVersions { engineVersion policyVersion points } }',
  '{ epochs { engineVersion policyVersion state current } }',
  '{ workloads(first: 50) { totalCount } }',
  '{ instance { __typename } }',
  '{ defaultModel }',
];
