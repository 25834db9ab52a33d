import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import type { BenchOutcome } from './lib/outcome.ts';
import { withDatabase } from './lib/with-database.ts';
import { note, ROOT } from './lib/with-postgres.ts';
import { visitor } from './neighbours/client.ts';
import { operation, QUESTIONS } from './neighbours/questions.ts';

const REQUESTS = 20_000;
const LOOKS = 4;
const CLIENTS = 4;
/** Different documents: those that came once are kept by Apollo, up to 30 MiB, and by nobody else. */
const DOCUMENTS = 300;
/** What is asked over and over: pages, and what is kept by what was asked. */
const ASKED = QUESTIONS.filter(({ name }) =>
  ['leaderboard', 'chips', 'rules', 'cacheRoom', 'simulate'].includes(name),
);
/** Growth of the heap after the first quarter: what is kept has its places then. */
const MOST_GROWTH = 1.2;

const Ready = z.object({ url: z.string() });
const Heap = z.object({ heapMiB: z.number(), rssMiB: z.number() });

/** The API's heap, collected, after each quarter of 20,000 requests. Fails where it grows. */
export function memoryBench(): Promise<BenchOutcome> {
  return withDatabase('memory', async ({ stateDir, databaseUrl, cursorSecret }) => {
    const child = fork(path.join(import.meta.dirname, 'loop/serve-watched.ts'), {
      cwd: path.join(ROOT, 'apps/api'),
      execArgv: ['--import', 'tsx/esm', '--expose-gc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        INFERBENCH_API_PORT: '0',
        INFERBENCH_DEMO: '1',
        INFERBENCH_CURSOR_SECRET: cursorSecret,
        INFERBENCH_EVIDENCE_DIR: path.join(stateDir, 'evidence'),
        INFERBENCH_LOG_LEVEL: 'silent',
      },
    });
    try {
      const { url } = Ready.parse((await once(child, 'message'))[0]);
      const looks: z.infer<typeof Heap>[] = [];
      for (let look = 0; look < LOOKS; look += 1) {
        note(`quarter ${look + 1}`);
        await askMany(url, look * (REQUESTS / LOOKS));
        child.send('heap');
        looks.push(Heap.parse((await once(child, 'message'))[0]));
      }
      const growth = Number(((looks.at(-1)?.heapMiB ?? 0) / (looks[0]?.heapMiB ?? 1)).toFixed(3));
      if (growth > MOST_GROWTH) process.exitCode = 1;
      return { results: { requests: REQUESTS, looks }, ratios: { growth } };
    } finally {
      child.kill('SIGTERM');
    }
  });
}

async function askMany(url: string, from: number): Promise<void> {
  let next = from;
  const client = async () => {
    const ask = visitor(url, '127.0.0.1');
    while (next < from + REQUESTS / LOOKS) {
      const number = next;
      next += 1;
      const question = ASKED[number % ASKED.length];
      if (question) await ask('/graphql', operation(question, number % DOCUMENTS, 1));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}
