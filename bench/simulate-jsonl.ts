import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROWS = 100_000;
const RUNS = 3;
const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, '.inferbench', 'bench', 'configurations.jsonl');

const CHIPS = ['nvidia-h100-sxm5-80gb', 'nvidia-b200-sxm-180gb', 'nvidia-a100-sxm4-80gb', 'amd-mi300x'];
const MODELS = ['llama-3-8b', 'llama-3-70b', 'qwen2.5-32b', 'mixtral-8x7b'];

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('a list is empty');
  return value;
}

/** Decode and serving of four models on four chips at many batches and contexts, no two rows alike. */
function row(i: number): string {
  const inputTokens = 128 + (i % 4000);
  return JSON.stringify({
    id: String(i),
    chip: pick(CHIPS, i),
    model: pick(MODELS, Math.floor(i / 4)),
    phase: i % 3 === 0 ? 'serving' : 'decode',
    batch: 1 + (i % 16),
    inputTokens,
    outputTokens: 128,
    weightPrecision: 'bf16',
    chips: 8,
    tp: 8,
    framework: 'vllm',
  });
}

/** Seconds that the built command line takes for the rows, start included. */
export async function jsonlSeconds(): Promise<{ rows: number; seconds: number[] }> {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Array.from({ length: ROWS }, (_, i) => `${row(i)}\n`).join(''));
  execFileSync('node', [path.join(root, 'apps/cli/scripts/build.mjs')], { cwd: root, stdio: 'ignore' });
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) seconds.push(await once100k());
  return { rows: ROWS, seconds };
}

async function once100k(): Promise<number> {
  const begun = performance.now();
  const child = spawn('node', [path.join(root, 'apps/cli/bin/inferbench.mjs'), 'simulate', '--jsonl'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines += 1;
  });
  createReadStream(file).pipe(child.stdin);
  const [code] = await once(child, 'close');
  if (code !== 0 || lines !== ROWS) throw new Error(`exit ${String(code)} after ${lines} answers`);
  return (performance.now() - begun) / 1000;
}
