import { type AccuracyRow, ExclusionReason } from '@inferbench/domain/simulation/accuracy';
import { expect, test } from 'vitest';
import { chipReports, exclusionCounts, quantityReports } from './quantity-report.ts';

const row = (entry: Partial<AccuracyRow>): AccuracyRow => ({
  rowId: 'm0001',
  document: 'd',
  grade: 'A',
  quantity: 'latency',
  metric: 'tpot_ms',
  phase: 'decode',
  chip: 'nvidia-h100-sxm5-80gb',
  hardwareFamily: 'H100',
  framework: 'vllm',
  version: null,
  model: 'llama-3-8b',
  measured: 100,
  heldOut: 90,
  fitted: 95,
  ...entry,
});

const ROWS = [
  row({}),
  row({ heldOut: 130 }),
  row({ phase: 'op', metric: 'op_latency_us', heldOut: 200 }),
  row({ chip: 'nvidia-a40', hardwareFamily: 'nvidia-a40', heldOut: 50 }),
  row({ quantity: 'power', metric: 'avg_power_w', heldOut: 110 }),
];
const ALL = { by: 'chip', quantity: 'latency', allHardware: true } as const;

test('the headline is of whole models on the four families, whatever the groups show', () => {
  for (const allHardware of [true, false]) {
    const [latency] = quantityReports(ROWS, { ...ALL, allHardware });
    expect(latency?.headline).toMatchObject({ rows: 2, meanError: expect.closeTo(0.2), bias: 1.1 });
    expect(latency?.kernels).toMatchObject({ rows: 1, meanError: 1 });
  }
});

test('hardware without a bar is shown on request, and marked', () => {
  const chips = (allHardware: boolean) =>
    quantityReports(ROWS, { ...ALL, allHardware })[0]?.groups.map(({ name, barred }) => [name, barred]);
  expect(chips(false)).toEqual([['nvidia-h100-sxm5-80gb', true]]);
  expect(chips(true)).toEqual([
    ['nvidia-h100-sxm5-80gb', true],
    ['nvidia-a40', false],
  ]);
});

test('kernels count in the groups of phases and metrics alone', () => {
  const rows = (by: 'phase' | 'model') =>
    quantityReports(ROWS, { ...ALL, by })[0]?.groups.reduce((sum, group) => sum + group.rows, 0);
  expect([rows('phase'), rows('model')]).toEqual([4, 3]);
});

test('a chip has its own errors, with a bar or without; one without figures has none', () => {
  expect(chipReports(ROWS, 'nvidia-a40').map(({ quantity, headline }) => [quantity, headline?.rows])).toEqual(
    [['latency', 1]],
  );
  expect(chipReports(ROWS, 'groq-lpu-v1')).toEqual([]);
});

test('without rows there are quantities without a headline, and every reason counts nothing', () => {
  const reports = quantityReports([], { ...ALL, quantity: null });
  expect(reports.map(({ quantity, headline, groups }) => [quantity, headline, groups])).toEqual([
    ['latency', null, []],
    ['power', null, []],
    ['energy', null, []],
  ]);
  expect(exclusionCounts([]).map(({ rows }) => rows)).toEqual(ExclusionReason.options.map(() => 0));
});
