import { textFaults } from '@inferbench/chart/text-boxes';
import { expect, test } from 'vitest';
import { claimDrawing } from './claim-drawing.ts';
import { CLAIMS } from './claims.ts';

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
