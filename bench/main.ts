// `npm run -s bench -- NAME --json`: one JSON object on stdout, everything else on stderr.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import type { BenchOutcome } from './lib/outcome.ts';

const BENCHES: Readonly<Record<string, () => Promise<BenchOutcome>>> = {
  simulate: async () => (await import('./simulate.ts')).simulateBench(),
  serve: async () => (await import('./serve.ts')).serveBench(),
  board: async () => (await import('./board/board.ts')).boardBench(),
  import: async () => (await import('./import.ts')).importBench(),
  measure: async () => (await import('./measure/measure.ts')).measureBench(),
  web: async () => (await import('./web/web.ts')).webBench(),
  neighbours: async () => (await import('./neighbours/neighbours.ts')).neighboursBench(),
  loop: async () => (await import('./loop/loop.ts')).loopBench(),
  restart: async () => (await import('./restart.ts')).restartBench(),
  memory: async () => (await import('./memory.ts')).memoryBench(),
  prices: async () => (await import('./prices/prices.ts')).pricesBench(),
  queries: async () => (await import('./queries.ts')).queriesBench(),
  ledger: async () => (await import('./ledger/ledger.ts')).ledgerBench(),
  scale: async () => (await import('./scale/scale.ts')).scaleBench(),
  keeping: async () => (await import('./keeping.ts')).keepingBench(),
  garbage: async () => (await import('./garbage.ts')).garbageBench(),
};

const root = path.resolve(import.meta.dirname, '..');

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    // A copy without its history.
    return null;
  }
}

const name = process.argv.slice(2).find((arg) => !arg.startsWith('-')) ?? '';
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench === undefined) {
  process.stderr.write(`Usage: npm run -s bench -- ${Object.keys(BENCHES).join('|')} --json\n`);
  process.exitCode = 2;
} else {
  // A clone that has seen neither `npm start` nor `npm test` lacks what they generate.
  await ensureInstalled({ root, log: (line) => void process.stderr.write(`${line}\n`) });
  const outcome = await bench();
  const cpu = `${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}`;
  const text = JSON.stringify(
    { bench: name, commit: commit(), cpu, node: process.version, ...outcome },
    null,
    2,
  );
  process.stdout.write(`${text}\n`);
}
