import { chipComparison } from '@inferbench/answers/comparison/comparison';
import { sharedSlice } from '@inferbench/answers/comparison/shared-slice';
import type { SystemVerdict } from '@inferbench/answers/verdict/shape';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import { expect, test } from 'vitest';
import { chartOf } from './load/chart-of.ts';

test('the slice is the first that holds all chips and keeps every wish', () => {
  const slice = (
    model: string,
    chipSlugs: string[],
    precision: TradeoffSlice['precision'] = 'FP8',
  ): TradeoffSlice => ({
    model,
    lengths: { inputTokens: 8192, outputTokens: 1024 },
    precision,
    technique: 'PLAIN',
    points: 9,
    chips: chipSlugs.length,
    chipSlugs,
    together: [],
    newest: null,
  });
  const slices = [
    slice('x', ['a', 'c']),
    slice('y', ['a', 'b'], null),
    slice('y', ['a', 'b']),
    slice('z', ['a', 'b']),
  ];
  const asked = { chips: ['a', 'b'], pay: 'RENTED' as const };
  expect(sharedSlice(slices, asked)).toBe(slices[2]);
  expect(sharedSlice(slices, { ...asked, model: 'z' })).toBe(slices[3]);
  expect(sharedSlice(slices, { ...asked, precision: 'FP4' })).toBeNull();
});

test('where the verdict names a size each, the figures and the slice are those of its runs, and all four metrics are counted', () => {
  const chips = ['amd-mi355x', 'nvidia-gb200-nvl72'] as const;
  const model = 'llama-3.3-70b';
  const side = (slug: string, label: string, value: number, extent: string) => ({
    label,
    chips: [slug],
    value,
    upper: value,
    near: true,
    next: null,
    words: '',
    row: {
      chip: slug,
      label,
      chips: 16,
      extent,
      pools: 'DISAGGREGATED',
      users: 4,
      words: `${label} × 16`,
      tokensPerSecPerChip: value,
      intervalShare: 0.05,
      kind: 'REPORTED',
      costs: [],
      energy: [],
      pointId: slug,
    },
  });
  const said = {
    kind: 'LEADS_BY_STACK',
    footing: 'CLASS_NAMED',
    leader: 'MI355X',
    low: 3,
    high: 3,
    text: '',
    reasons: [],
    sides: [side(chips[0], 'MI355X', 90, 'SERVERS'), side(chips[1], 'GB200', 30, 'RACK')],
    rows: [],
  } as unknown as SystemVerdict;
  const found = chipComparison({
    chips,
    chart: chartOf({ model, at: 20 }),
    needs: null,
    flexibility: [],
    runs: [],
    shared: true,
    users: 64,
    pairs: [{ said, elsewhere: null }],
    versus: null,
    steps: null,
    catalogue,
  });
  if (!found.ok) throw found.error;
  const [output] = found.value.metrics;
  expect(output?.verdict.text).toBe('MI355X × 16 leads, 3.0 × by software and layout');
  expect(output?.figures.map(({ value, words }) => [value, words])).toEqual([
    [90, 'MI355X × 16'],
    [30, 'GB200 × 16'],
  ]);
  expect(found.value.head.slice).not.toContain('one server');
  expect(found.value.head.finding).toBe(
    'Four metrics: one lead by software and layout and three without a verdict',
  );
});
