import { catalogue } from '@inferbench/catalogue/catalogue';
import {
  ReferenceSheet,
  type SheetFigures,
  type SheetRow,
  SheetRowName,
} from '@inferbench/domain/simulation/reference-sheet';
import { referenceSheet, SHEET_CONTEXTS } from '@inferbench/analyses/sheet/reference-sheet';
import { simulate } from '@inferbench/evaluation/simulate';
import { describe, expect, test } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

function sheetOf(chip: string): ReferenceSheet {
  const sheet = referenceSheet(chip, catalogue);
  if (!sheet.ok) throw sheet.error;
  return sheet.value;
}

function row(sheet: ReferenceSheet, name: SheetRow['name'], context: number): SheetRow['outcome'] {
  const found = sheet.rows.find((candidate) => candidate.name === name && candidate.context === context);
  if (!found) throw new Error(`${name} at ${context}`);
  return found.outcome;
}

function figures(outcome: SheetRow['outcome']): SheetFigures {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome;
}

const CHIPS = [...catalogue.chips.keys()];

describe('every chip of the catalogue has a whole sheet', () => {
  test.each(CHIPS)('%s', (slug) => {
    const sheet = sheetOf(slug);
    expect(ReferenceSheet.safeParse(sheet).error).toBeUndefined();
    const expected = SheetRowName.options.flatMap((name) =>
      name === 'prefill-2048' ? [`${name} 2048`] : SHEET_CONTEXTS.map((context) => `${name} ${context}`),
    );
    expect(sheet.rows.map(({ name, context }) => `${name} ${context}`)).toEqual(expected);
  });

  test.each(CHIPS)('%s has no zero, no share above 1 and ideal ≤ attainable ≤ expected', (slug) => {
    for (const { outcome } of sheetOf(slug).rows) {
      if (!outcome.ok) continue;
      const { usefulTops, utilisation, times, tokensPerSec, placement } = outcome;
      expect(Math.min(usefulTops, utilisation, tokensPerSec)).toBeGreaterThan(0);
      expect(utilisation).toBeLessThanOrEqual(1);
      expect(times.idealMs).toBeLessThanOrEqual(times.attainableMs);
      expect(times.expectedMs).toBeGreaterThanOrEqual(times.attainableMs * (1 - 1e-12));
      expect(Math.log2(placement.chips) % 1).toBe(0);
      expect(placement.chips).toBeLessThanOrEqual(sheetOf(slug).scaleUpChips);
    }
  });
});

test('a row is what simulate says of its placement, per chip', () => {
  const found = figures(row(sheetOf('nvidia-h200-sxm-141gb'), 'decode-b32', 8192));
  const direct = simulate(
    {
      chip: 'nvidia-h200-sxm-141gb',
      model: 'llama-3.1-70b',
      phase: 'decode',
      batch: 32,
      context: 8192,
      weightPrecision: 'fp8',
      activationPrecision: 'fp8',
      kvPrecision: 'fp8',
      chips: 1,
    },
    catalogue,
  );
  if (!direct.ok) throw direct.error;
  const { expected, flops, power } = direct.value;
  const sec = (expected.tpotMs ?? 0) / 1000;
  expect(found.usefulTops).toBeCloseTo(flops / sec / 1e12, 9);
  expect(found.tokensPerSecPerUser).toBeCloseTo(1 / sec, 9);
  expect(found.energyEfficiency.find(({ boundary }) => boundary === 'wall')?.topsPerWatt).toBeCloseTo(
    found.usefulTops / (power?.wallWatts ?? 0),
    12,
  );
});

test('placements are the smallest on which one sequence fits: 70B in 8 bits takes one H200, two at 128K one H100', () => {
  expect(figures(row(sheetOf('nvidia-h200-sxm-141gb'), 'decode-b1', 131_072)).placement.chips).toBe(1);
  expect(figures(row(sheetOf('nvidia-h100-sxm5-80gb'), 'decode-b1', 32_768)).placement.chips).toBe(1);
  expect(figures(row(sheetOf('nvidia-h100-sxm5-80gb'), 'decode-b1', 131_072)).placement.chips).toBe(2);
});

test('the largest batch fits and one more does not: (0.9 · 143,771 MiB − weights) ÷ 1.31 GB of cache at 8K', () => {
  const { batch } = figures(row(sheetOf('nvidia-h200-sxm-141gb'), 'decode-bmax', 8192));
  // 70,553,706,496 parameters of one byte; 80 layers · 2 · 8 heads · 128 = 163,840 bytes a token.
  expect(batch).toBe(Math.floor((0.9 * 143_771 * 2 ** 20 - 70_553_706_496) / (163_840 * 8192)));
});

test('a chip that cannot holds the reason and never a 0', () => {
  expect(row(sheetOf('nvidia-l4'), 'decode-b1', 2048)).toMatchObject({
    ok: false,
    refusal: { code: 'DOES_NOT_FIT' },
  });
  expect(row(sheetOf('mythic-m1076'), 'prefill-2048', 2048)).toMatchObject({ ok: false });
  const halfPrecision = { ...testChip({ slug: 'only-fp4' }) };
  const narrow = {
    ...halfPrecision,
    peaks: [
      {
        ...halfPrecision.peaks[0],
        precision: 'fp4' as const,
        denseOpsPerSec: 1e15,
        source: 's',
        confidence: 'datasheet' as const,
      },
    ],
  };
  const sheet = referenceSheet('only-fp4', { ...catalogue, chips: new Map([['only-fp4', narrow]]) });
  expect(
    sheet.ok &&
      sheet.value.rows.every(
        ({ outcome }) => !outcome.ok && outcome.refusal.code === 'UNSUPPORTED_PRECISION',
      ),
  ).toBe(true);
});

test('a chip without eight-bit arithmetic computes the suite in 16 bits, and says so', () => {
  const sheet = referenceSheet('test-chip', { ...catalogue, chips: new Map([['test-chip', testChip()]]) });
  if (!sheet.ok) throw sheet.error;
  expect(figures(row(sheet.value, 'decode-b1', 2048)).computed).toBe('fp16');
});

test('cost stands on every basis with a public price, and a missing one says NO_PRICE', () => {
  const bases = (chip: string) =>
    figures(row(sheetOf(chip), 'prefill-2048', 2048)).costEfficiency.map(({ basis }) => basis);
  expect(bases('nvidia-h100-nvl-94gb')).toEqual(['RENTED']);
  expect(bases('nvidia-h200-sxm-141gb')).toEqual(['RENTED', 'OWNED', 'CONTRACT']);
  expect(bases('amd-mi355x')).toEqual(['CONTRACT']);
  expect(figures(row(sheetOf('google-tpu-v7-ironwood'), 'decode-b1', 2048))).toMatchObject({
    costEfficiency: [],
    missing: { cost: 'NO_PRICE' },
  });
});

test('an unknown chip is not found, with close names', () => {
  expect(referenceSheet('nvidia-h200', catalogue)).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
});
