import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { Chip } from '@inferbench/domain/chips/chip';
import { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import { flexibilityOf } from '@inferbench/evaluation/flexibility';
import { flexibilityReport } from '@inferbench/evaluation/flexibility/report';
import { testedCells } from '@inferbench/evaluation/flexibility/tested-cells';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

const NONE: ReadonlySet<string> = new Set();

function reportOf(chip: Chip, chips = 1, tested = NONE): FlexibilityReport {
  const report = flexibilityReport(chip, chips, tested);
  if (!report.ok) throw report.error;
  return report.value;
}

function catalogueChip(slug: string): Chip {
  const chip = catalogue.chips.get(slug);
  if (!chip) throw new Error(slug);
  return chip;
}

function letters(report: FlexibilityReport): string {
  return report.rows.flatMap(({ states }) => states).join('');
}

test('the letters of the cells are the shares: 8 × 10 × 9 × 3 × 2 of them', () => {
  const report = reportOf(catalogueChip('amd-mi300x'));
  expect(FlexibilityReport.safeParse(report).error).toBeUndefined();
  const cells = letters(report);
  const count = (letter: string) => cells.split('').filter((found) => found === letter).length;
  expect([cells.length, report.cells]).toEqual([4320, 4320]);
  expect(report.score).toBe(count('h') / 4320);
  expect(report.fits).toBe((count('h') + count('b')) / 4320);
  expect(report).toMatchObject(flexibilityOf(catalogueChip('amd-mi300x'), 1));
});

test('shares by phase and by precision add up to the whole', () => {
  const report = reportOf(catalogueChip('nvidia-a100-sxm4-80gb'));
  for (const parts of [report.byPhase, report.byPrecision]) {
    for (const key of ['score', 'ownPeakScore', 'fits'] as const) {
      const sum = parts.reduce((total, part) => total + part[key] * part.cells, 0);
      expect(sum / report.cells).toBeCloseTo(report[key], 12);
    }
  }
  expect(report.byPrecision.map(({ computed }) => computed)).toEqual(['fp16', 'int8', 'fp16']);
});

test('70B in 16 bits does not fit 80 GB, and what fits is computed in what the chip has', () => {
  const report = reportOf(testChip());
  const row = report.rows.find(({ model, precision }) => model === 'grid-70b' && precision === 'FP16');
  expect(new Set(row?.states.join(''))).toEqual(new Set('f'));
  const narrow = {
    ...testChip(),
    peaks: testChip().peaks.map((peak) => ({ ...peak, precision: 'fp4' as const })),
  };
  expect(new Set(letters(reportOf(narrow)))).toEqual(new Set('u'));
});

test.prop([fc.constantFrom(1, 2, 4), fc.constantFrom(24, 48, 80)], { numRuns: 4 })(
  'twice the memory never loses a cell that fits',
  (chips, capacityGib) => {
    const fits = (gib: number) => reportOf(testChip({ capacityGib: gib }), chips).fits;
    expect(fits(2 * capacityGib)).toBeGreaterThanOrEqual(fits(capacityGib));
  },
);

test('a published row tests the cell of its chip, number of chips, size, precision, phase, batch and context', () => {
  const list = MEASUREMENTS[0];
  if (!list) throw new Error('no measurements');
  const row = {
    ...list.rows[0],
    id: 'm0001',
    section: 's',
    hardware: 'amd-mi300x',
    chips: 1,
    framework: 'vllm',
    model: 'llama-3-8b',
    weights: 'bf16' as const,
    phase: 'decode' as const,
    batch: 15,
    input: 1000,
    output: 1000,
    metric: 'tpot_ms' as const,
    value: 1,
    grade: 'B' as const,
  };
  const on = { chip: 'amd-mi300x', chips: 1, catalogue };
  const tested = testedCells([{ ...list, rows: [row] }], on);
  expect([...tested]).toEqual(['FP16 decode grid-8b 16 2048']);
  expect(testedCells([{ ...list, rows: [row] }], { ...on, chips: 2 }).size).toBe(0);
  expect(testedCells([{ ...list, rows: [{ ...row, model: 'mixtral-8x7b' }] }], on).size).toBe(0);
  const report = reportOf(catalogueChip('amd-mi300x'), 1, tested);
  expect(report.testedShare).toBe(1 / 4320);
  const cell = report.rows.find(
    ({ precision, phase, model }) => `${precision} ${phase} ${model}` === 'FP16 decode grid-8b',
  );
  expect(cell?.tested[report.batches.indexOf(16)]?.[report.contexts.indexOf(2048)]).toBe('t');
});

test('published measurements cover some cells of the chips that were measured most', () => {
  const tested = testedCells(MEASUREMENTS, { chip: 'nvidia-a100-sxm4-80gb', chips: 1, catalogue });
  expect(tested.size).toBeGreaterThan(5);
});

test('figures without a public source give no flexibility', () => {
  expect(flexibilityReport(catalogueChip('groq-lpu-v1'), 1, NONE)).toMatchObject({
    ok: false,
    error: { code: 'INCOMPLETE_SPEC' },
  });
  expect(flexibilityReport(testChip(), 65, NONE)).toMatchObject({ ok: false, error: { code: 'INVALID' } });
});
