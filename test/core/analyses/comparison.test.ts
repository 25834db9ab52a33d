import type { KeyCount } from '@inferbench/domain/scores/comparability';
import { Metric, type MetricValue } from '@inferbench/domain/terms/metric';
import type { Score } from '@inferbench/domain/scores/score';
import { assumptionsOf, type PointFacts } from '@inferbench/analyses/ranking/assumptions';
import { cautionsOf } from '@inferbench/analyses/ranking/cautions';
import { compareMetrics, type KeyedEntry } from '@inferbench/analyses/ranking/metric-comparison';
import { paretoFront } from '@inferbench/analyses/ranking/pareto-front';
import { retentionOf } from '@inferbench/analyses/ranking/retention';
import { missing, withAssumedInterval } from '@inferbench/scoring/metric-value';
import { describe, expect, test } from 'vitest';

const entry = (metric: Metric, comparabilityKey: string, value: number, pointId = 'p'): KeyedEntry => ({
  metric,
  comparabilityKey,
  value,
  interval: { low: value * 0.95, high: value * 1.05, assumed: true },
  rank: 1,
  pointId,
});
const count = (metric: Metric, comparabilityKey: string, systems: number): KeyCount => ({
  metric,
  comparabilityKey,
  systems,
});

/** A point's metrics: all missing, but for some. */
function metricsWith(values: Partial<Record<Metric, MetricValue>> = {}): Score['metrics'] {
  const nothing = missing('NO_POWER', 'the run has no power data');
  const none = Object.fromEntries(Metric.options.map((metric) => [metric, nothing]));
  return { ...none, ...values } as Score['metrics']; // every metric has an entry
}

const FACTS: PointFacts = {
  chip: 'a',
  chips: 1,
  framework: 'vllm',
  frameworkVersion: '0.8',
  weights: 'bf16',
  kv: null,
  inputTokens: 512,
  outputTokens: 512,
  position: {
    slice: { model: 'm', phase: 'GENERATE', shape: 'BALANCED', batch: 16, context: 1024, precision: 'FP16' },
    batch: 16,
    batchBasis: 'STATIC',
    context: 768,
  },
  powerBoundary: 'wall',
  costBases: ['RENTED'],
  evidenceGrade: 'E1',
  kind: 'REPORTED',
  sourceGrade: 'A',
};

describe('metrics side by side', () => {
  const counts = [
    count('USEFUL_TOPS', 'plain', 5),
    count('ENERGY_EFFICIENCY', 'plain/wall', 2),
    count('ENERGY_EFFICIENCY', 'plain/device_sensor', 4),
  ];
  const side = (...entries: KeyedEntry[]) => ({ entries, metrics: metricsWith() });
  const energyOf = (a: KeyedEntry[], b: KeyedEntry[]) =>
    compareMetrics(side(...a), side(...b), counts).find(({ metric }) => metric === 'ENERGY_EFFICIENCY');
  const [wall, device] = ['plain/wall', 'plain/device_sensor'];

  test('overlap is a tie, a gap names the better one, and the ratio is first ÷ second', () => {
    const of = (value: number) =>
      compareMetrics(
        side(entry('USEFUL_TOPS', 'plain', value)),
        side(entry('USEFUL_TOPS', 'plain', 100)),
        counts,
      )[0];
    expect(of(105)).toMatchObject({ metric: 'USEFUL_TOPS', better: 'TIED', ratio: 1.05 });
    expect(of(120)).toMatchObject({ better: 'A' });
    expect(of(80)).toMatchObject({ better: 'B', ratio: 0.8 });
  });

  test('the board’s boundary is used where both have it, else one that both have, else nothing is compared', () => {
    const [w, d] = [entry('ENERGY_EFFICIENCY', wall, 2), entry('ENERGY_EFFICIENCY', device, 3)];
    expect(energyOf([w, d], [w, d])?.a.comparabilityKey).toBe(wall);
    expect(energyOf([d], [w, d])).toMatchObject({ better: 'TIED', b: { comparabilityKey: device } });
    expect(energyOf([d], [w])).toMatchObject({
      better: null,
      ratio: null,
      a: { value: 3, comparabilityKey: device },
      b: { value: 2, comparabilityKey: wall },
    });
  });

  test('a value that one lacks is missing with the reason of its point', () => {
    expect(energyOf([entry('ENERGY_EFFICIENCY', wall, 2)], [])).toMatchObject({
      better: null,
      b: { value: null, rank: null, missing: 'NO_POWER', missingText: 'the run has no power data' },
    });
  });
});

describe('cautions', () => {
  test('two results under the same conditions need none', () => {
    expect(cautionsOf(assumptionsOf(FACTS, { ...FACTS, chip: 'b' }), [])).toEqual([]);
  });

  test('name what differs, in words and with both sides', () => {
    const other: PointFacts = {
      ...FACTS,
      kv: 'fp8',
      framework: null,
      position: { ...FACTS.position, batch: 14.2, batchBasis: 'ACHIEVED' },
      powerBoundary: 'device_sensor',
      evidenceGrade: 'E2',
      kind: 'MEASURED',
      sourceGrade: null,
    };
    expect(cautionsOf(assumptionsOf(FACTS, other), [])).toEqual([
      'Only one of the two states the serving stack.',
      'Only one of the two states the precision of the KV cache.',
      'The exact batches differ inside the slice: 16 and 14.2.',
      'The batch is static for one and achieved for the other.',
      'Power was taken at different boundaries: wall and device sensor.',
      'The evidence is not equally strong: E1 and E2.',
      'One is reported, the other measured.',
    ]);
  });

  test('values without a common key, and values of several runs, are said', () => {
    const metrics = compareMetrics(
      {
        entries: [entry('ENERGY_EFFICIENCY', 'plain/wall', 2), entry('USEFUL_TOPS', 'plain', 5, 'q')],
        metrics: metricsWith(),
      },
      { entries: [entry('ENERGY_EFFICIENCY', 'plain/device_sensor', 3)], metrics: metricsWith() },
      [],
    );
    expect(cautionsOf([], metrics)).toEqual([
      'By energy the two are not comparable: wall and device sensor.',
      'Values of A come from 2 of its points: no single run reached them all.',
    ]);
  });
});

test('retention is of one exact batch, from the shortest to the longest context, the best point of each', () => {
  const at = (context: number, value: number, batch = 16) => ({
    system: 's',
    batch,
    context,
    value: withAssumedInterval(value),
  });
  const points = [at(512, 90), at(512, 100), at(2048, 95), at(8192, 75), at(65_536, 1, 8)];
  expect(retentionOf('USEFUL_TOPS', points, 16)).toMatchObject({
    fromContext: 512,
    toContext: 8192,
    retention: { present: true, value: 0.75 },
  });
  expect(retentionOf('USEFUL_TOPS', points, 8)).toMatchObject({
    fromContext: null,
    retention: { present: false, detail: 'no points of this batch at two contexts' },
  });
});

test('the front says who is on it, and power at another boundary than the compared one is no value of the axis', () => {
  const standing = (system: string, tops: number, energy: number | null) => ({
    system,
    label: system.toUpperCase(),
    chip: 'c',
    chips: 8,
    entries: [
      { metric: 'USEFUL_TOPS' as const, ...valued(tops) },
      ...(energy === null ? [] : [{ metric: 'ENERGY_EFFICIENCY' as const, ...valued(energy) }]),
    ],
    metrics: metricsWith({ ENERGY_EFFICIENCY: withAssumedInterval(9) }),
  });
  const front = paretoFront({
    systems: [standing('a', 10, 1), standing('b', 5, 2), standing('c', 4, 0.5), standing('d', 99, null)],
    axes: ['USEFUL_TOPS', 'ENERGY_EFFICIENCY'],
    keys: { techniques: 'plain', costBasis: null, powerBoundary: 'wall' },
    omitted: 0,
  });
  expect(front.systems.map(({ system, onFront, dominatedBy }) => [system, onFront, dominatedBy])).toEqual([
    ['a', true, []],
    ['b', true, []],
    ['c', false, ['a', 'b']],
  ]);
  expect(front.incomplete).toMatchObject([
    {
      system: 'd',
      missing: [
        {
          metric: 'ENERGY_EFFICIENCY',
          reason: 'NO_POWER',
          detail: 'no power at the boundary that is compared, wall',
        },
      ],
    },
  ]);
  expect(front.summary).toBe(
    'On useful TOPS and energy, 2 of 3 systems are dominated by no other: A and B; 1 more system without a value on every axis.',
  );
});

function valued(value: number) {
  const interval = { low: value * 0.95, high: value * 1.05, assumed: true };
  return { value, interval, pointId: 'p', kind: 'REPORTED' as const };
}
