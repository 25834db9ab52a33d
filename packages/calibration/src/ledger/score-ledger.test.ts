import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import type { KeptPoint, LedgerFigure } from '@inferbench/domain/simulation/ledger';
import { describe, expect, test } from 'vitest';
import {
  ledgerAside,
  ledgerCoverage,
  ledgerFinding,
  ledgerGroups,
  ledgerHeadline,
} from './ledger-summary.ts';
import { type PublishedRow, scoreLedger } from './score-ledger.ts';

/** Says 100 with a band from 80 to 125. */
function said(figure: Partial<LedgerFigure> = {}): LedgerFigure {
  return {
    metric: 'output_tokens_per_s_per_chip',
    statistic: 'mean',
    value: 100,
    low: 80,
    high: 125,
    state: 'OPEN',
    published: null,
    ratio: null,
    document: null,
    row: null,
    why: null,
    ...figure,
  };
}

function kept(entry: Partial<KeptPoint> = {}): KeptPoint {
  return {
    id: 'g0001',
    set: 'GRID',
    point: null,
    engine: '0.8.0',
    said: '2026-11-27',
    chip: 'nvidia-b200-sxm-180gb',
    chips: 8,
    model: 'deepseek-r1',
    weights: 'fp8',
    framework: 'vllm',
    inputTokens: 8192,
    outputTokens: 1024,
    inFlight: 64,
    figures: [said()],
    ...entry,
  };
}

function row(entry: Partial<MeasurementRow> = {}): PublishedRow {
  return {
    document: 'someone',
    row: {
      id: '00000001',
      section: 's',
      regime: 'aggregated',
      hardware: 'nvidia-b200-sxm-180gb',
      chips: 8,
      framework: 'sglang',
      model: 'deepseek-r1',
      weights: 'fp8',
      phase: 'e2e',
      batch: 64,
      input: 8000,
      output: 1024,
      metric: 'output_tokens_per_s',
      statistic: 'derived',
      value: 960,
      grade: 'B',
      ...entry,
    },
  };
}

const NO_FAULTS: ReadonlyMap<string, string> = new Map();
const first = (points: readonly KeptPoint[], published: readonly PublishedRow[], faults = NO_FAULTS) =>
  scoreLedger(points, { published, faults })[0]?.figures[0];

describe('a prediction of the grid', () => {
  test('is scored by what is published of its system and load, the tokens divided by the chips', () => {
    // 960 tokens/s of 8 chips are 120 of each: 1.2 of the 100 that were said, and inside 80 to 125.
    expect(first([kept()], [row()])).toMatchObject({ state: 'HELD', published: 120, ratio: 1.2 });
    expect(first([kept()], [row({ value: 1008 })])).toMatchObject({ state: 'MISSED', ratio: 1.26 });
  });

  test.each<[string, Partial<MeasurementRow>]>([
    ['another chip', { hardware: 'amd-mi355x' }],
    ['another number of chips', { chips: 4 }],
    ['another class of weights', { weights: 'nvfp4' }],
    ['lengths more than a tenth off', { input: 7000 }],
    ['a load more than a quarter off', { batch: 128 }],
    ['drafts', { drafting: 'mtp' }],
    ['prompts on chips of their own', { regime: 'disaggregated' }],
    ['requests at a rate', { regime: 'open loop' }],
    ['another metric', { metric: 'tpot_ms' }],
    ['a percentile', { statistic: 'p99' }],
  ])('stays open beside a row of %s', (_, other) => {
    expect(first([kept()], [row(other)])).toEqual(said());
  });

  test('takes the nearest load, whatever the order of the rows', () => {
    const rows = [row({ id: '00000001', batch: 70, value: 800 }), row({ id: '00000002', value: 880 })];
    for (const published of [rows, rows.toReversed()])
      expect(first([kept()], published)).toMatchObject({ row: '00000002', ratio: 1.1 });
  });

  test('of a median is scored by a median, however its source calls it', () => {
    const ttft = said({ metric: 'ttft_ms', statistic: 'p50' });
    const published = row({ metric: 'ttft_ms', statistic: 'median', value: 90, phase: 'prefill' });
    expect(first([kept({ figures: [ttft] })], [published])).toMatchObject({ state: 'HELD', ratio: 0.9 });
  });
});

test('a figure counts for the oldest prediction of it alone: who speaks again after it does not count', () => {
  const later = kept({ id: 'g0002', engine: '0.9.0', said: '2027-01-01' });
  const scored = scoreLedger([later, kept()], { published: [row()], faults: NO_FAULTS });
  expect(scored.map(({ engine, figures }) => [engine, figures[0]?.state])).toEqual([
    ['0.8.0', 'HELD'],
    ['0.9.0', 'OPEN'],
  ]);
});

test('what a table names is scored by the same point and statistic, and by no other', () => {
  const named = kept({ set: 'NEW_POINTS', point: '00000001', figures: [said({ statistic: 'derived' })] });
  expect(first([named], [row({ id: '00000001.3', batch: 7 })])).toMatchObject({ state: 'HELD' });
  expect(first([named], [row({ id: '00000002' })])?.state).toBe('OPEN');
  expect(first([named], [row({ id: '00000001', statistic: 'mean' })])?.state).toBe('OPEN');
});

test('a figure is set aside by arithmetic alone: the same arithmetic whether it would have held or missed', () => {
  const faults = new Map([['00000001', '600 in flight do not fit']]);
  for (const value of [960, 9600])
    expect(first([kept()], [row({ value })], faults)).toMatchObject({
      state: 'SET_ASIDE',
      why: '600 in flight do not fit',
    });
});

test('requests a second beside the tokens a second of the same run are one measurement, not two', () => {
  const figures = [said({ statistic: 'derived' }), said({ metric: 'requests_per_s', statistic: 'derived' })];
  const point = kept({ set: 'NEW_POINTS', point: '00000001', figures });
  const published = [row(), row({ id: '00000001.1', metric: 'requests_per_s', value: 300 })];
  const [scored] = scoreLedger([point], { published, faults: NO_FAULTS });
  expect(scored?.figures.map(({ state }) => state)).toEqual(['HELD', 'SET_ASIDE']);
});

test('a prompt behind a context is not the prompt alone that was asked for, whether it would have held or missed', () => {
  const prompt = said({ metric: 'prefill_latency_ms', statistic: 'derived' });
  const point = kept({ set: 'NEW_POINTS', point: '00000001', figures: [prompt] });
  const timed = (context: number, value: number) =>
    row({
      metric: 'prefill_latency_ms',
      phase: 'prefill',
      value,
      note: `llama-bench; context ${context} tokens before the measured part; 128 GB`,
    });
  expect(
    [timed(0, 100), timed(32768, 100), timed(32768, 900)].map((of) => first([point], [of])?.state),
  ).toEqual(['HELD', 'SET_ASIDE', 'SET_ASIDE']);
  expect(
    ledgerAside(scoreLedger([point], { published: [timed(32768, 900)], faults: NO_FAULTS })),
  ).toMatchObject([{ figures: 1, outside: 1 }]);
});

test('coverage counts each set apart, and the headline those alone of which nothing had been seen', () => {
  const of = (set: KeptPoint['set'], id: string, value: number) => ({
    point: kept({ set, id, point: id, figures: [said({ statistic: 'derived' })] }),
    published: row({ id, value }),
  });
  // Published ÷ said: 1.2 held, 2 missed, 0.5 missed; of what had been seen 10 missed.
  const all = [
    of('GRID', '00000001', 960),
    of('NEW_POINTS', '00000002', 1600),
    of('NEW_POINTS', '00000003', 400),
    of('SECOND_TABLE', '00000004', 8000),
  ];
  const points = scoreLedger(
    [...all.map(({ point }) => point), kept({ id: 'g0009', chip: 'intel-gaudi3' })],
    { published: all.map(({ published }) => published), faults: NO_FAULTS },
  );
  const headline = ledgerHeadline(points);
  expect(headline).toMatchObject({ held: 1, missed: 2, open: 1, inside: 1 / 3 });
  // The factors are 1.2, 2 and 2: the middle one is 2.
  expect(headline.typicalMiss).toBeCloseTo(2, 12);
  expect(ledgerFinding(headline)).toBe('Of 3 predictions 2 missed.');
  expect(ledgerCoverage(points).map(({ set, held, missed, open }) => [set, held, missed, open])).toEqual([
    ['GRID', 1, 0, 1],
    ['NEW_POINTS', 0, 2, 0],
    ['SECOND_TABLE', 0, 1, 0],
    ['NEW_CHIPS', 0, 0, 0],
  ]);
  const groups = ledgerGroups(points);
  expect(groups.map(({ set, held, missed }) => [set, held, missed])).toEqual([
    ['NEW_POINTS', 0, 2],
    ['GRID', 1, 0],
    ['SECOND_TABLE', 0, 1],
  ]);
  expect(groups[0]).toMatchObject({ ratio: 1.25, low: 0.8, high: 1.25, missedRatios: [0.5, 2] });
});
