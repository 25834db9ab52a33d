import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import { type Bomb, NAMED_BOMBS, seededBombs } from '../../test/testkit/bombs.ts';
import { withDatabase } from '../lib/with-database.ts';
import { note, ROOT } from '../lib/with-postgres.ts';
import type { BenchOutcome } from '../lib/outcome.ts';

const TARGET_MS = 200;
const SEEDED = 40;
const QUERY = 'mutation ($input: ImportRunInput!) { importRun(input: $input) { __typename } }';

/** What main.ts says when it listens, and serve-watched.ts when it is asked. */
const Ready = z.object({ url: z.string() });
const Delay = z.object({ longestMs: z.number(), rssMiB: z.number() });
type Delay = z.infer<typeof Delay>;

/** How long each bomb holds up the API's event loop, by the loop's own delay, and how long its sender waits for the refusal. */
export function loopBench(): Promise<BenchOutcome> {
  return withDatabase('loop', async ({ stateDir, databaseUrl, cursorSecret, key }) => {
    const child = fork(path.join(import.meta.dirname, 'serve-watched.ts'), {
      // Its tsconfig says how decorators are read.
      cwd: path.join(ROOT, 'apps/api'),
      execArgv: ['--import', 'tsx/esm'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        INFERBENCH_API_PORT: '0',
        INFERBENCH_CURSOR_SECRET: cursorSecret,
        INFERBENCH_EVIDENCE_DIR: path.join(stateDir, 'evidence'),
        INFERBENCH_LOG_LEVEL: 'silent',
      },
    });
    try {
      const { url } = Ready.parse((await once(child, 'message'))[0]);
      const ask = async (): Promise<Delay> => {
        child.send('delay');
        return Delay.parse((await once(child, 'message'))[0]);
      };
      return await measure([...NAMED_BOMBS, ...seededBombs(SEEDED, 16)], { url, key, ask });
    } finally {
      child.kill('SIGTERM');
    }
  });
}

async function measure(
  bombs: readonly Bomb[],
  { url, key, ask }: { url: string; key: string; ask: () => Promise<Delay> },
): Promise<BenchOutcome> {
  const results: Record<string, unknown> = { targetMs: TARGET_MS };
  const ratios: Record<string, number> = {};
  let worstSeeded = 0;
  await send(url, key, { name: 'small', document: '{}', context: '', codes: [] });
  for (const bomb of bombs) {
    note(bomb.name);
    await ask();
    const begun = performance.now();
    await send(url, key, bomb);
    const answeredMs = performance.now() - begun;
    const { longestMs, rssMiB } = await ask();
    if (bomb.name.startsWith('seeded')) {
      worstSeeded = Math.max(worstSeeded, longestMs);
      continue;
    }
    results[bomb.name] = {
      loopHeldUpMs: Math.round(longestMs),
      answeredMs: Math.round(answeredMs),
      processMiB: Math.round(rssMiB),
    };
    ratios[bomb.name] = Number((longestMs / TARGET_MS).toFixed(2));
  }
  results['worst of seeded bombs'] = { bombs: SEEDED, loopHeldUpMs: Math.round(worstSeeded) };
  ratios['worst of seeded bombs'] = Number((worstSeeded / TARGET_MS).toFixed(2));
  return { results, ratios };
}

async function send(url: string, key: string, { document, context }: Bomb): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: QUERY, variables: { input: { document, context } } }),
  });
  await response.text();
}
