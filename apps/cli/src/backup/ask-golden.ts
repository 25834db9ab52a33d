import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { z } from 'zod';
import { ROOT } from '../environment/root.ts';
import { GOLDEN_QUERIES } from './golden-queries.ts';

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
