import { costs } from '@inferbench/catalogue/costs';
import { OWNERSHIP } from '@inferbench/scoring/policy';
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
