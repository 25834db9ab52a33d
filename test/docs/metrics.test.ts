import { HOURS_PER_MONTH } from '@inferbench/units/si';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { capitalPerHour, HOST_WATTS, powerPerHour } from '../oracle/arithmetic.ts';
import type { Value } from '../oracle/expected.ts';
import { EXPECTED } from '../oracle/points.ts';
import { LLAMA_3_70B, LLAMA_3_8B } from '../oracle/shapes.ts';
import { ROOT } from '../testkit/environment.ts';

const page = readFileSync(path.join(ROOT, 'docs/metrics.md'), 'utf8');

function point(...rows: string[]) {
  const found = EXPECTED.find((one) => one.rows.join(' ') === rows.join(' '));
  if (found === undefined) throw new Error(`the oracle has no point of the rows ${rows.join(', ')}`);
  return found;
}

/** An exact figure, or the middle of a band that only rounding of a published figure opens. */
function figure(value: Value | undefined): number {
  if (value?.kind === 'exact') return value.value;
  if (value?.kind === 'band') return (value.low + value.high) / 2;
  throw new Error('the oracle has no figure here');
}

const generate = point('m0471', 'm0473', 'm0474');
const prefill = point('m1030');
const decode = point('m0100');
const serving = point('m0501');
const image = point('m0713');
const { RENTED: rented, OWNED: owned, CONTRACT: contract } = generate.costs;

const prompt = 1024 * LLAMA_3_8B.linear + ((1024 * 1025) / 2) * LLAMA_3_8B.promptPair + LLAMA_3_8B.head;
const token = LLAMA_3_8B.linear + LLAMA_3_8B.head + 1536 * LLAMA_3_8B.decodePair;

/** KV cache of one Llama 3 8B token at 16 bits, and what 90 % of an H100 leaves beside its weights. */
const cached = LLAMA_3_8B.cached * 2;
const room = 0.9 * 80 * 2 ** 30 - LLAMA_3_8B.stored * 2;
/** Llama 3.1 70B in 8 bits. */
const weights = LLAMA_3_70B.stored;
const cached8 = LLAMA_3_70B.cached;

/** The knee of the example: the largest distance of log latency to the chord of the curve. */
const latencies = [100, 102, 108, 130, 260, 700].map((ms) => Math.log2(ms));
const first = latencies[0] ?? 0;
const slope = ((latencies.at(-1) ?? 0) - first) / 5;
const distances = latencies.map((y, x) => (first + slope * x - y) / Math.hypot(1, slope));

const replicates = [100, 104, 99];
const mean = replicates.reduce((sum, x) => sum + x, 0) / 3;
const deviation = Math.sqrt(replicates.reduce((sum, x) => sum + (x - mean) ** 2, 0) / 2);

/** log2 of the context at which the lines through (256, 10)–(4096, 6) and (256, 8)–(4096, 7) meet. */
const crossing = 8 + (Math.log(10 / 8) / (Math.log(10 / 8) + Math.log(7 / 6))) * 4;

/** The curve of the example: speed of one user, tokens of a chip. */
const curve = [
  [20, 900],
  [30, 800],
  [30, 760],
  [45, 500],
  [60, 520],
  [90, 210],
] as const;
const front = curve.filter(
  (p) => !curve.some((q) => q !== p && q[0] >= p[0] && q[1] >= p[1] && (q[0] > p[0] || q[1] > p[1])),
);
const nextBelow40 = Math.max(...front.filter(([speed]) => speed < 40).map(([speed]) => speed));

/** Every figure of every worked example, by its label in the document. */
const FIGURES: Readonly<Record<string, number>> = {
  'FLOPs of one prompt': prompt,
  'FLOPs of one answer token': token,
  'F, all 64 requests': 64 * (prompt + 1024 * token),
  'useful TOPS': figure(generate.usefulTops),
  utilisation: generate.utilisation ?? Number.NaN,
  'share of prompts in F': generate.prefillShare ?? Number.NaN,
  'useful TOPS, prompts only': figure(prefill.usefulTops),
  'useful TOPS, steps only': figure(decode.usefulTops),
  'useful TOPS, serving': figure(serving.usefulTops),
  'useful TOPS, images': figure(image.usefulTops),
  'weights and cache, 2,048 tokens': weights + 2048 * cached8,
  'weights and cache, 131,072 tokens': weights + 131072 * cached8,
  'room of one H100': 0.9 * 80 * 2 ** 30,
  'largest batch at 2,048 tokens': Math.floor((0.9 * 80 * 2 ** 30 - weights) / (2048 * cached8)),
  'rented, USD an hour': figure(rented?.usdPerHour),
  'rented, useful TOPS per USD/h': figure(rented?.efficiency),
  'rented, USD per million output tokens': figure(rented?.usdPerMillionOutputTokens),
  'owned, capital an hour': capitalPerHour(30000),
  'owned, electricity an hour': powerPerHour(455.48 + HOST_WATTS),
  'owned, USD an hour': figure(owned?.usdPerHour),
  'owned, useful TOPS per USD/h': figure(owned?.efficiency),
  'owned, USD per million output tokens': figure(owned?.usdPerMillionOutputTokens),
  'contract, USD an hour': figure(contract?.usdPerHour),
  'contract, useful TOPS per USD/h': figure(contract?.efficiency),
  'contract, USD per million output tokens': figure(contract?.usdPerMillionOutputTokens),
  'useful TOPS per kW': figure(generate.usefulTops) / 1.73,
  'useful TOPS per watt': figure(generate.energy?.efficiency),
  'joules per output token': figure(generate.energy?.joulesPerOutputToken),
  'joules per request': figure(generate.energy?.joulesPerRequest),
  'joules per image': figure(point('m0664', 'm0665', 'm0666').energy?.joulesPerImage),
  'cells of the grid': 8 * 10 * 9 * 3 * 2,
  'one cell, bytes needed': LLAMA_3_8B.stored * 2 + 64 * 2048 * cached,
  'A of prompts': figure(prefill.algorithm),
  'H × S of prompts': (prefill.utilisation ?? Number.NaN) / figure(prefill.algorithm),
  'ideal time of a step': (LLAMA_3_8B.alwaysRead * 2 + (16 * 1536 + 16) * cached) / 3350e9,
  'A of steps': decode.algorithm.kind === 'band' ? decode.algorithm.high : Number.NaN,
  'samples for p95': 5 / (1 - 0.95),
  'samples for p99': 5 / (1 - 0.99),
  'mean of replicates': mean,
  'half-width at 95 %': (4.303 * deviation) / Math.sqrt(3),
  'goodput, fraction': 150 / 200,
  'least share': 1 - (0.1 + 0.03),
  'largest share': Math.min(0.95, 0.99),
  'goodput, requests a second and chip': 150 / 10 / 2,
  'distance at 8': distances[3] ?? Number.NaN,
  'distance at 16': distances[4] ?? Number.NaN,
  'largest distance': Math.max(...distances),
  'text speed': figure(decode.tokensPerSecPerUser) * 3.94,
  'KV pressure': (64 * 1536 * cached) / room,
  'largest batch': Math.floor(room / (1536 * cached)),
  'context at half of that batch': Math.floor(room / (cached * Math.floor(room / (1536 * cached) / 2))),
  'context retention': 52.03 / 53.49,
  'mean context': 1024 + 1024 / 2,
  'context bucket': generate.slice?.context ?? Number.NaN,
  'batch bucket': generate.slice?.batch ?? Number.NaN,
  'half a power of two': Math.SQRT2,
  'two servers of eight at $2.00 a chip and hour, USD a month': 2 * 8 * 2 * HOURS_PER_MONTH,
  'crossing context': 2 ** crossing,
  'points on the front': front.length,
  'step at 40 tokens/s per user': Math.max(...curve.filter(([speed]) => speed >= 40).map(([, chip]) => chip)),
  'next point, tokens/s per user': nextBelow40,
  'it misses the target by the factor': 40 / nextBelow40,
};

/** Rows of all tables headed "figure | arithmetic | value": label and value as printed. */
function workedRows(): { label: string; printed: string }[] {
  const rows: { label: string; printed: string }[] = [];
  let inside = false;
  for (const line of page.split('\n')) {
    const [, label = '', , printed = ''] = line.split('|').map((cell) => cell.trim());
    if (label === 'figure' && printed === 'value') inside = true;
    else if (!line.startsWith('|')) inside = false;
    else if (inside && !/^[-: ]+$/.test(label)) rows.push({ label, printed });
  }
  return rows;
}

const rows = workedRows();

/** Half a unit of the last printed digit. */
function tolerance(printed: string): number {
  const [mantissa = '', exponent = '0'] = printed.replaceAll(',', '').split('e');
  return 0.5000001 * 10 ** (Number(exponent) - (mantissa.split('.')[1]?.length ?? 0));
}

test('every worked figure of docs/metrics.md is checked, and every checked figure stands there', () => {
  expect(rows.map(({ label }) => label).toSorted()).toEqual(Object.keys(FIGURES).toSorted());
});

test.each(rows)('$label is $printed', ({ label, printed }) => {
  const expected = FIGURES[label] ?? Number.NaN;
  expect(Math.abs(Number(printed.replaceAll(',', '')) - expected)).toBeLessThanOrEqual(tolerance(printed));
});

test('the document cites no file that its reader cannot open', () => {
  expect(page).not.toMatch(/\/work\/|metrics\.md section|simulator\.md/);
});
