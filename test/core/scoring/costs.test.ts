import { costs } from '@inferbench/catalogue/costs';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { COST_BASIS_WORDS } from '@inferbench/domain/scores/cost-basis-words';
import { contractOf, monthOf, provisionedKwOf } from '@inferbench/scoring/chip-costs';
import { pricesOf } from '@inferbench/scoring/cost-inputs';
import { costsOf } from '@inferbench/scoring/cost';
import { OWNERSHIP } from '@inferbench/domain/terms/ownership';
import { describe, expect, test } from 'vitest';

/** Policy constant → the row it equals. */
const ROW_OF = {
  years: 'depreciation-policy',
  availability: 'availability-policy',
  capitalOverhead: 'server-overhead-policy',
  pue: 'pue-new-large-builds',
  usdPerKwh: 'electricity-us-virginia-industrial',
  hostWattsPerChip: 'host-power-policy',
  hostingUsdPerHour: 'hosting-policy',
} satisfies Record<keyof typeof OWNERSHIP, string>;

const UNIT_OF = {
  years: 'YEARS',
  availability: 'RATIO',
  capitalOverhead: 'RATIO',
  pue: 'RATIO',
  usdPerKwh: 'USD_PER_KWH',
  hostWattsPerChip: 'W_PER_CHIP',
  hostingUsdPerHour: 'USD_PER_CHIP_HOUR',
} satisfies Record<keyof typeof OWNERSHIP, string>;

describe('a constant of policy v1 is a row of the cost table', () => {
  const constants = Object.keys(ROW_OF) as (keyof typeof OWNERSHIP)[];
  test.each(constants)('%s', (constant) => {
    const row = costs.byId.get(ROW_OF[constant]);
    expect(row).toMatchObject({ value: OWNERSHIP[constant], unit: UNIT_OF[constant] });
  });
});

test('what the project chose is derived from published rows that its note names', () => {
  const overhead = (costs.byId.get('dgx-h100')?.value ?? 0) / 30_000 - 1;
  expect(overhead).toBeCloseTo(OWNERSHIP.capitalOverhead, 1);
  expect((2358 - 8 * 77) / 8).toBeCloseTo(OWNERSHIP.hostWattsPerChip, -1);
  const economic = costs.byId.get('depreciation-economic');
  expect(OWNERSHIP.years).toBe(economic?.high);
});

describe('CONTRACT is one estimate a chip', () => {
  const rows = costs.rows.filter(({ kind }) => kind === 'CONTRACT_PRICE');
  const chipOf = (slug: string | undefined) => {
    const chip = catalogue.chips.get(slug ?? '');
    if (chip === undefined) throw new Error(`no chip ${slug}`);
    return chip;
  };

  test('of nine chips, each a row that names its chip, a dated estimate', () => {
    expect(rows.map(({ chip }) => chip)).toHaveLength(new Set(rows.map(({ chip }) => chip)).size);
    expect(rows).toHaveLength(9);
    for (const row of rows) {
      expect(row).toMatchObject({ unit: 'USD_PER_CHIP_HOUR', confidence: 'estimate', period: '2026-04' });
      expect(contractOf(chipOf(row.chip))?.usdPerChipHour).toBe(row.value);
    }
  });

  test('says so wherever it stands: the basis, the date, what its source marks as temporary', () => {
    for (const { chip, period, note } of rows) {
      const label = contractOf(chipOf(chip))?.label ?? '';
      expect(label).toContain(`3-year contract price, estimate of ${monthOf(period ?? '')}`);
      expect(label.includes('marked temporary')).toBe(note !== undefined);
      // The site writes the basis once for a whole table: its date is that of every row.
      expect(COST_BASIS_WORDS.CONTRACT.name).toContain(monthOf(period ?? ''));
      expect(COST_BASIS_WORDS.CONTRACT.note).toContain(monthOf(period ?? ''));
    }
    expect(rows.filter(({ note }) => note !== undefined).map(({ chip }) => chip)).toEqual([
      'nvidia-b300-sxm',
      'nvidia-gb300-nvl72',
    ]);
  });

  test('leaves the offers and the purchase as they are, and nothing is added to it', () => {
    const work = { durationSec: 3600, inputTokens: 0, outputTokens: 1e6 };
    for (const { chip, value } of rows) {
      const inputs = { ...pricesOf(chipOf(chip)), power: null };
      const on = { chips: 8, work, ownership: OWNERSHIP };
      const all = costsOf(inputs, on);
      expect(all.at(-1)).toMatchObject({ basis: 'CONTRACT', usdPerHour: 8 * value });
      expect(all.slice(0, -1)).toEqual(costsOf({ ...inputs, contract: null }, on));
    }
    expect(contractOf(chipOf('nvidia-l4'))).toBeNull();
  });

  test('provisioned power is that of the table, kW; unknown is null', () => {
    for (const { chip, value } of costs.rows.filter(({ kind }) => kind === 'PROVISIONED_POWER')) {
      expect(provisionedKwOf(chipOf(chip))).toBe(value / 1000);
    }
    expect(provisionedKwOf(chipOf('nvidia-gb200-nvl72'))).toBe(2.1);
    expect(provisionedKwOf(chipOf('nvidia-l4'))).toBeNull();
    expect(provisionedKwOf({ slug: 'constructor' })).toBeNull();
  });
});
