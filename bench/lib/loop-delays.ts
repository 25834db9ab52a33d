import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const Said = z.object({ at: z.number(), longestMs: z.number() });

/** How long the event loops of API and site were held up at most, ms, since a moment of `Date.now()`. */
export type LoopDelays = (since: number) => { api: number; web: number };

/** Has the processes that are started from now on say it, in a folder of their own. */
export function watchLoops(stateDir: string): LoopDelays {
  const folder = path.join(stateDir, 'loops');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env['BENCH_LOOP_DIR'] = folder;
  const watcher = pathToFileURL(path.join(import.meta.dirname, 'watch-loop.mjs')).href;
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import ${watcher}`.trim();
  const longest = (name: string, since: number) => {
    const file = path.join(folder, `${name}.jsonl`);
    // The API and the site say nothing while they have not begun.
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const said = lines.filter(Boolean).map((line) => Said.parse(JSON.parse(line)));
    return Math.round(Math.max(0, ...said.flatMap(({ at, longestMs }) => (at >= since ? [longestMs] : []))));
  };
  return (since) => ({ api: longest('api', since), web: longest('web', since) });
}
