import { figureCells } from '@inferbench/domain/export/figure-columns';
import { latencyCells } from '@inferbench/domain/export/latency-columns';
import { loadCells } from '@inferbench/domain/export/load-columns';
import { sourceCells } from '@inferbench/domain/export/source-columns';
import { systemCells } from '@inferbench/domain/export/system-columns';
import type { Point, SummaryPoint } from '@inferbench/domain/runs/point';
import { EMPTY_DISTRIBUTION } from '@inferbench/domain/terms/distribution';
import { expect, test } from 'vitest';
import { constructed } from '../../testkit/constructed-run.ts';

const MODEL = 'llama-3-8b';
const SERVER = { chips: 8, scaleUpChips: 8 };

function summary(point: Partial<SummaryPoint>): Point {
  const [only] = constructed({ model: MODEL, point }).points;
  if (only === undefined) throw new Error('a constructed run has a point');
  return only;
}

const REQUESTS: Point = {
  measurement: 'requests',
  phase: 'SERVING',
  load: { mode: 'closed', concurrencyLimit: 4, requestRatePerSec: null, multiTurn: true },
  counts: { issued: 20, completed: 20, failed: 0, cancelled: 0, inputTokens: 2_000, outputTokens: 1_000 },
  perRequest: null,
  durationSec: 10,
  toolRates: null,
  latency: {
    ttft: { ...EMPTY_DISTRIBUTION, n: 20, p50Sec: 0.2, p999Sec: 0.9 },
    tpot: null,
    itl: null,
    e2e: null,
  },
  power: null,
};

test('a layout that nobody stated says neither how chips share the work nor whether prompts were apart', () => {
  const run = constructed({ model: MODEL, point: {} });
  expect(systemCells(run, SERVER)).toMatchObject({
    extent: 'SERVER',
    pools: null,
    layout: null,
    tensorParallel: null,
    prefillChips: null,
    prefixCache: null,
    technique: 'PLAIN',
  });
});

test('prompts apart stand in columns of their own, and 12 chips of servers of 8 are several servers', () => {
  const pool = { tensorParallel: 4, expertParallel: null, attentionDataParallel: false };
  const layout = {
    prefill: { ...pool, workers: 1, chips: 4 },
    decode: { ...pool, workers: 1, tensorParallel: 8, attentionDataParallel: true, chips: 8 },
  };
  const run = constructed({ model: MODEL, chips: 12, system: { layout }, point: {} });
  expect(systemCells(run, { ...SERVER, chips: 12 })).toMatchObject({
    extent: 'SERVERS',
    pools: 'DISAGGREGATED',
    layout: 'P1x(tp4)+D1x(tp8/dpa)',
    tensorParallel: 8,
    attentionParallel: true,
    prefillChips: 4,
    decodeChips: 8,
    prefillTensorParallel: 4,
  });
});

test('what is in flight says what it counts, and of agents nobody says', () => {
  expect(loadCells(REQUESTS)).toMatchObject({ load: 4, loadCounts: 'CONVERSATIONS', loadBasis: 'DECLARED' });
  const serving = { phase: 'SERVING', batch: 64, batchBasis: 'DECLARED' } as const;
  expect(loadCells(summary(serving))).toMatchObject({ load: 64, loadCounts: 'REQUESTS' });
  expect(loadCells(summary({ ...serving, scenario: 'AGENTIC' })).loadCounts).toBeNull();
  expect(loadCells(summary({ phase: 'GENERATE', batch: 8 })).loadCounts).toBe('SEQUENCES');
  expect(loadCells(summary({ phase: 'MAX_LOAD', batch: null, batchBasis: 'UNPUBLISHED' }))).toMatchObject({
    load: null,
    loadCounts: null,
  });
});

test('lengths that are drawn have their spread beside them', () => {
  const nominal = { inputTokens: 8192, outputTokens: 1024, lowShare: 0.8, highShare: 1 };
  expect(
    loadCells(summary({ phase: 'SERVING', nominal, inputTokens: 7373, outputTokens: 922 })),
  ).toMatchObject({
    nominalInputTokens: 8192,
    nominalOutputTokens: 1024,
    lengthsLowShare: 0.8,
    lengthsHighShare: 1,
  });
});

test('latencies stand as they are stored, in ms with their requests, and a lone figure as what its source calls it', () => {
  expect(latencyCells(REQUESTS)).toMatchObject({
    ttftMsP50: 200,
    ttftMsP999: 900,
    ttftMsP99: null,
    ttftRequests: 20,
    tpotMsMean: null,
  });
  expect(latencyCells(summary({ tpotSec: 0.02 }))).toMatchObject({ tpotMsMean: 20, tpotMsP50: null });
  expect(latencyCells(summary({ tpotSec: 0.02, tpotStatistic: 'median' }))).toMatchObject({
    tpotMsMean: null,
    tpotMsP50: 20,
  });
});

test('rates of a load test are its counts over its time, and nothing missing is 0', () => {
  const missing = { present: false, reason: 'NOT_REPORTED', detail: 'none' } as const;
  const metrics = { TOKENS_PER_S_PER_USER: missing, TOKENS_PER_S_PER_CHIP: missing };
  // 1,000 answer tokens in 10 s, and 2,000 of prompts beside them.
  expect(figureCells(REQUESTS, { metrics, energy: null })).toMatchObject({
    outputTokensPerSec: 100,
    totalTokensPerSec: 300,
    tokensPerSecPerUser: null,
    intervalBasis: null,
    averageWatts: null,
  });
  expect(
    Object.values(figureCells(summary({}), { metrics, energy: null })).filter((cell) => cell !== null),
  ).toEqual([]);
});

test('a run that was submitted has the day of its own clock, and one without a clock has none', () => {
  const run = constructed({ model: MODEL, point: {} });
  expect(sourceCells(run, summary({})).measuredTo).toBeNull();
  const dated = { ...run, startedAt: '2026-03-25T10:00:00Z' };
  expect(sourceCells(dated, summary({}))).toMatchObject({ measuredFrom: null, measuredTo: '2026-03-25' });
});
