import { bestOfEachChip, gainsOf } from '@inferbench/analyses/tradeoff/gains';
import { configurationHistory } from '@inferbench/analyses/tradeoff/history';
import { ConfigurationHistory } from '@inferbench/domain/tradeoff/configuration-history';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { versionGroupOf } from '@inferbench/domain/tradeoff/tradeoff-row';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { slicePoints } from './tradeoff-points.ts';

const OF = { configuration: 'k', model: 'm' };

const [example] = fc.sample(slicePoints, 1)[0] ?? [];

function point(
  pointId: string,
  from: string | null,
  to: string,
  more: Partial<TradeoffPoint> = {},
): TradeoffPoint {
  if (example === undefined) throw new Error('no example');
  return { ...example, pointId, framework: 'vllm', measured: { from, to }, ...more };
}

const SPLIT = { algorithm: 0.1, hardware: 0.5, software: 0.4 };

describe('history', () => {
  const first = point('a', null, '2025-11-04', {
    frameworkVersion: '0.11.0',
    tokensPerSecPerChip: 1200,
    split: SPLIT,
  });
  const last = point('b', null, '2026-08-01', {
    frameworkVersion: '0.19.0',
    tokensPerSecPerChip: 2280,
    split: { ...SPLIT, software: 0.76 },
  });

  test('a gain names both points, its months and its share of the split', () => {
    const found = configurationHistory(OF, [last, first]);
    expect(ConfigurationHistory.safeParse(found).error).toBeUndefined();
    expect(found.gain).toMatchObject({ firstPointId: 'a', lastPointId: 'b', months: 9 });
    expect(found.gain?.tokensPerSecPerChip).toBeCloseTo(1.9, 12);
    expect(found.gain?.split?.software).toBeCloseTo(1.9, 12);
    expect(found.gain?.split?.hardware).toBe(1);
    expect(found.sentence).toContain('gained × 1.90 in 9 months');
    expect(found.sentence).toContain('vLLM 0.11.0, 2025-11-04');
    expect(found.label).toMatch(/^[A-Z0-9]+, vLLM(, disaggregated)?: 8 chips, tp8, /);
  });

  test('a gain is clear beyond the interval of two such runs: √(5 % ² + 5 % ²) of one campaign, 10 % each of two', () => {
    const dated = { intervalAssumed: true, source: 'one' };
    const gainTo = (tokensPerSecPerChip: number, source: string) =>
      configurationHistory(OF, [
        { ...first, ...dated },
        { ...last, ...dated, source, tokensPerSecPerChip },
      ]).gain?.isClear;
    expect([gainTo(1200 * 1.08, 'one'), gainTo(1200 * 1.07, 'one')]).toEqual([true, false]);
    expect([gainTo(1200 * 1.15, 'two'), gainTo(1200 * 1.14, 'two')]).toEqual([true, false]);
    expect(gainTo(600, 'one')).toBe(false);
  });

  test('runs that are not told apart are said to change nothing, and days near each other are counted', () => {
    const sentenceAt = (tokensPerSecPerChip: number) => {
      const again = { ...last, measured: { from: null, to: '2025-11-13' }, tokensPerSecPerChip };
      const runs = [first, again].map((run) => ({ ...run, intervalAssumed: true, source: 'one' }));
      return configurationHistory(OF, runs).sentence;
    };
    expect(sentenceAt(1200 * 1.07)).toMatch(/^Software changed nothing clearly \(× 1\.07\) in 9 days:/);
    expect(sentenceAt(1200 * 0.95)).toMatch(/^Software changed nothing clearly \(× 0\.95/);
    expect(sentenceAt(600)).toMatch(/^Software fell to × 0\.5/);
  });

  test('a median over an era is neither first nor last, whenever it ends', () => {
    const era = point('c', '2025-10', '2026-12-31', { tokensPerSecPerChip: 9999 });
    const found = configurationHistory(OF, [era, last, first]);
    expect(found.points.map(({ pointId }) => pointId)).toEqual(['a', 'b']);
    expect(found.eras).toBe(1);
    expect(configurationHistory(OF, [era, last]).gain).toBeNull();
    expect(configurationHistory(OF, []).points).toEqual([]);
  });

  test('where one date holds the other nobody knows which came first', () => {
    expect(configurationHistory(OF, [first, point('d', null, '2025-11')]).gain).toBeNull();
    expect(configurationHistory(OF, [first, point('d', null, '2025-11-04')]).gain).toBeNull();
  });

  test.prop([slicePoints, fc.infiniteStream(fc.constantFrom('2025-10', '2025-11-03', '2026', '2026-05-01'))])(
    'the order of points changes nothing',
    (points, dates) => {
      const dated = points.map((each) => ({ ...each, measured: { from: null, to: dates.next().value } }));
      expect(configurationHistory(OF, dated.toReversed())).toEqual(configurationHistory(OF, dated));
    },
  );
});

test.each([
  ['vllm', '0.19.1', '0.19'],
  ['vllm', 'v0.22.0', '0.22'],
  ['tensorrt-llm', '1.2.0rc6.post2', '1.2'],
  ['dynamo+tensorrt-llm', '0.5.1-rc0.pre3', '0.5'],
  ['sglang+mori', 'sglang-0.5.9-rocm720-mi35x-mori-0227-3', '0.5'],
  ['atom', 'rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1', '0.1'],
  ['atom', 'rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel', 'rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel'],
  ['vllm', '2025-10 to 2026-07', '2025-10 to 2026-07'],
  ['vllm', '2025-12', '2025-12'],
  ['vllm', 'nightly 2026-02', 'nightly 2026-02'],
  ['tensorrt-llm', '1.2-1.3 docs', '1.2-1.3 docs'],
  ['other', 'MLPerf v6.0', 'MLPerf v6.0'],
  ['llama.cpp', 'b6077', 'b6077'],
  [null, '1.0', '1.0'],
  ['vllm', null, null],
])('%s %s is of the group %s', (framework, version, group) => {
  expect(versionGroupOf(framework, version)).toBe(group);
});

describe('what software gained on a model', () => {
  const dated = (configurationKey: string, pointId: string, to: string, tokensPerSecPerChip: number) =>
    point(pointId, null, to, { configurationKey, tokensPerSecPerChip });
  const points = [
    dated('k1', 'a', '2025-11-04', 1200),
    dated('k1', 'b', '2026-08-01', 2280),
    dated('k2', 'c', '2025-11-04', 100),
    dated('k2', 'd', '2026-02-01', 300),
    dated('k3', 'e', '2026-02-01', 500),
    dated('k3', 'f', '2026-02', 900),
  ];

  test('is each configuration that can be compared, what gained most first; one of no two dates is left out', () => {
    const found = gainsOf('m', points);
    expect(found.map(({ configuration, gain }) => [configuration, gain?.tokensPerSecPerChip])).toEqual([
      ['k2', 3],
      ['k1', expect.closeTo(1.9, 12)],
    ]);
    expect(found).toEqual(gainsOf('m', points.toReversed()));
  });
});

describe('of each chip', () => {
  const run = (chip: string, key: string, [to, tokensPerSecPerChip]: readonly [string, number]) =>
    point(`${key} ${to}`, null, to, { chip, configurationKey: key, tokensPerSecPerChip });
  const bestOf = (points: readonly TradeoffPoint[]) =>
    bestOfEachChip(gainsOf('m', points)).map(({ configuration }) => configuration);

  test('the configuration that gave most when it was last run stands, what gave most first', () => {
    const of = (chip: string, key: string, first: number, last: number) => [
      run(chip, key, ['2026-03-07', first]),
      run(chip, key, ['2026-05-17', last]),
    ];
    // The least gain gives most, and the largest the least.
    const points = [...of('h200', 'a', 50, 51), ...of('b200', 'b', 10, 90), ...of('b200', 'c', 140, 150)];
    expect(bestOf(points)).toEqual(['c', 'a']);
  });

  test('one day, or a month without a day beside one, is no history', () => {
    const day = run('b200', 'a', ['2026-05-13', 100]);
    const month = [run('h200', 'b', ['2026-03', 100]), run('h200', 'b', ['2026-05-13', 150])];
    expect(bestOf([day, { ...day, pointId: 'later' }, ...month])).toEqual([]);
  });
});
