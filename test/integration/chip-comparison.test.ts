import {
  ChipComparison,
  type ChipComparisonOutcome,
  type ChipComparisonResult,
} from '@inferbench/graphql-documents/chip-comparison';
import { DuelChart, type DuelOutcome } from '@inferbench/graphql-documents/duel-chart';
import { PeakChart, type PeakOutcome } from '@inferbench/graphql-documents/peak-chart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { documentText } from '../testkit/document-text.ts';
import { CHIPS, servedRun, storeServed } from '../testkit/tradeoff-runs.ts';

const LOADS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const MODEL = 'llama-3.1-70b';
/** Two with many loads each, and two that ran under the same one. */
const [A, B, C, D] = CHIPS;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const measured = { from: null, to: '2026-03-04' };
  for (const [chip, speed, loads] of [
    [A, 1, LOADS],
    [B, 2, LOADS],
    [C, 1, [16]],
    [D, 2, [16]],
  ] as const) {
    const run = servedRun({ chip, framework: 'vllm', version: '0.11.0', speed, loads, measured });
    await storeServed(api.database, run);
  }
});
afterAll(() => api.stop());

async function ask<T>(document: object, request: object): Promise<T> {
  const { data, errors } = await api.post(documentText(document as never), { request });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0] as T; // the query's own shape
}

async function compared(request: object): Promise<ChipComparisonResult> {
  const outcome = await ask<ChipComparisonOutcome>(ChipComparison, request);
  if (outcome.__typename !== 'ChipComparison') throw new Error(JSON.stringify(outcome));
  return outcome;
}

test('chips with published points are compared in the slice in which both have them', async () => {
  const found = await compared({ chips: [A, B] });
  expect(found).toMatchObject({
    shared: true,
    slice: { model: MODEL, inputTokens: 8192, outputTokens: 1024 },
  });
  const [output] = found.metrics;
  expect(output?.figures.map(({ kind }) => kind)).toEqual(['REPORTED', 'REPORTED']);
  // The best of each is under a load of its own.
  expect(output?.verdict).toMatchObject({ kind: 'NONE', text: 'No verdict: run under different loads' });
  expect(found.title).not.toContain('leads');
  expect(
    found.specs.find(({ title }) => title === 'Published runs here')?.cells.map(({ words }) => words),
  ).toEqual([String(LOADS.length), String(LOADS.length)]);
});

test('of chips that ran under the same load the one whose interval lies apart leads, and the title says so', async () => {
  const found = await compared({ chips: [C, D] });
  expect(found).toMatchObject({ shared: true, slice: { model: MODEL } });
  // Twice the speed at 5 %: apart.
  expect(found.metrics[0]?.verdict).toMatchObject({ kind: 'LEADS', leader: D });
  expect(found.title).toContain(`${found.chips[1]?.label} leads`);
});

test('chips of kinds that cannot be compared still have one page, and no verdict', async () => {
  const found = await compared({
    chips: ['nvidia-b200-sxm-180gb', 'groq-lpu-v1', 'google-tpu-v5p'],
    model: 'llama-3.3-70b',
  });
  expect(found.shared).toBe(false);
  expect(found.chips.map(({ calibrated }) => calibrated)).toEqual([true, false, false]);
  expect(
    found.metrics.filter(({ metric }) => metric !== 'FLEXIBILITY').map(({ verdict }) => verdict.kind),
  ).toEqual(['NONE', 'NONE', 'NONE']);
  expect(found.title).toBe('B200, LPU v1 or TPU v5p for Llama 3.3 70B');
  expect(found.chips[1]?.needs.chips).toBeGreaterThan(100);
  expect(found.specs.map(({ title }) => title)).toContain('Bandwidth');
});

test('memory stands as its maker specifies it without a ratio, and another difference is the larger over the smaller', async () => {
  const { specs } = await compared({ chips: ['nvidia-b200-sxm-180gb', 'amd-mi355x'], model: 'deepseek-r1' });
  const [memory, bandwidth] = specs;
  expect(memory?.cells.map(({ words }) => words)).toEqual(['180 GB', '288 GB']);
  // Makers' "GB" mean two units.
  expect(memory?.difference).toBeNull();
  expect(bandwidth?.difference).toMatch(/^MI355X 1\.\d\d ×$/);
});

test('a duel holds the ratios of published runs at the same load, and refuses in types', async () => {
  const outcome = await ask<DuelOutcome>(DuelChart, {
    chips: [A, B],
    model: MODEL,
    users: 16,
    chipsEach: 8,
    precision: 'FP8',
  });
  if (outcome.__typename !== 'DuelChart') throw new Error(JSON.stringify(outcome));
  expect(outcome.ratios[0]?.points[0]?.ratio).toBeCloseTo(2, 6);
  expect(outcome.head.kinds).toContain('REPORTED');
  const refused = await ask<DuelOutcome>(DuelChart, { chips: [A, A], model: MODEL });
  expect(refused).toMatchObject({ __typename: 'SimulationRefused', code: 'INVALID', path: 'chips' });
  const unknown = await ask<DuelOutcome>(DuelChart, { chips: [A, 'no-such-chip'], model: MODEL });
  expect(unknown).toMatchObject({ __typename: 'SimulationRefused', code: 'NOT_FOUND' });
});

test('peaks of published runs hold all three factors', async () => {
  const outcome = await ask<PeakOutcome>(PeakChart, { chips: [A, B], model: MODEL, users: 64 });
  if (outcome.__typename !== 'PeakChart') throw new Error(JSON.stringify(outcome));
  for (const { kind, algorithm, hardware, software, delivered } of outcome.rows) {
    expect(kind).toBe('REPORTED');
    expect(delivered).toBeCloseTo(algorithm * hardware * (software ?? 0), 12);
  }
});
