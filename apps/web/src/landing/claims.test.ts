import { textFaults } from '@inferbench/chart/text-boxes';
import { expect, test } from 'vitest';
import { claimDrawing } from './claim-drawing.ts';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { CLAIMS, WAFER_TOKENS_PER_SEC } from './claims.ts';

test.each(CLAIMS.map((claim) => [claim.speaker, claim] as const))(
  '%s is named, said it at an address, and the sum stands beside it',
  (_, { speaker, place, check }) => {
    expect(speaker).toMatch(/\w{3}/);
    expect(new URL(place.href, 'http://site.test').href).toContain(place.words);
    const found = check();
    expect(found?.sum).toMatch(/\d.*[×÷]/);
    expect(found === null ? null : textFaults(claimDrawing(found, 358))).toEqual([]);
  },
);

test('what Cerebras is said to have announced is the figure that the catalogue holds of it', () => {
  const rows = MEASUREMENTS.flatMap((document) => document.rows);
  expect(rows.find(({ id }) => id === 'm0019')?.value).toBe(WAFER_TOKENS_PER_SEC);
});
