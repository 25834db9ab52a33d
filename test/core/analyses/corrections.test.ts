import { catalogue } from '@inferbench/catalogue/catalogue';
import { CORRECTIONS } from '@inferbench/catalogue/corrections';
import { costs } from '@inferbench/catalogue/costs';
import {
  correctionDeviation,
  type CorrectionEntry,
  correctionFaults,
  CorrectionSection,
  verdictByDeviation,
} from '@inferbench/domain/submissions/correction';
import { describe, expect, test } from 'vitest';
import { RECOMPUTATIONS } from './corrections/recomputations.ts';

const facts = { ...catalogue, costs: costs.byId };
const entries = CORRECTIONS.flatMap((list) => list.entries);
const computable = entries.filter(({ recomputed }) => recomputed !== null);

/** Stored figures have twelve digits. */
const TOLERANCE = 1e-6;

function stored({ recomputed, also }: CorrectionEntry): number[] {
  return [recomputed, ...also.map(({ value }) => value)].filter((value) => value !== null);
}

describe('every stored figure is what our own code computes from the catalogue', () => {
  test.each(computable.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
    const computed = RECOMPUTATIONS[id]?.(facts) ?? [];
    const expected = stored(entry);
    expect(computed).toHaveLength(expected.length);
    const far = expected.filter(
      (value, index) => Math.abs((computed[index] ?? 0) / value - 1) > TOLERANCE || value === 0,
    );
    expect({ far, computed }).toEqual({ far: [], computed });
  });
});

test('an entry without a recomputation says why, and no recomputation is left over', () => {
  expect(Object.keys(RECOMPUTATIONS).toSorted()).toEqual(computable.map(({ id }) => id).toSorted());
  const unexplained = entries.filter((entry) => entry.recomputed === null && entry.notComputable === null);
  expect(unexplained).toEqual([]);
});

test('a verdict follows from the deviation or says why it does not', () => {
  expect(entries.flatMap((entry) => correctionFaults(entry).map((fault) => `${entry.id}: ${fault}`))).toEqual(
    [],
  );
});

test.each([
  [0.0099, 'ok'],
  [-0.01, 'minor'],
  [0.0499, 'minor'],
  [-0.05, 'wrong'],
] as const)('a deviation of %d is %s', (deviation, verdict) => {
  expect(verdictByDeviation(deviation)).toBe(verdict);
});

test('a range deviates by its nearer end, and not at all around the value', () => {
  const deviation = (claimed: number[]) => correctionDeviation({ claimed, recomputed: 10 });
  expect([deviation([8, 12]), deviation([12, 20]), deviation([5, 8])]).toEqual([
    0,
    expect.closeTo(0.2, 12),
    expect.closeTo(-0.2, 12),
  ]);
});

test('the audit covers every section, and the worked example comes out', () => {
  expect(CORRECTIONS.map(({ section }) => section)).toEqual(CorrectionSection.options);
  expect(entries.length).toBeGreaterThanOrEqual(100);
  const value = (id: string) => RECOMPUTATIONS[id]?.(facts)[0];
  expect({
    ms: (value('b200-step-time') ?? 0) * 1e3,
    tokensPerSec: value('b200-tokens-per-s'),
    intensity: value('b200-intensity'),
    ridge: value('b200-ridge'),
    share: value('b200-utilisation'),
    usefulTops: (value('b200-useful-rate') ?? 0) / 1e12,
  }).toEqual({
    ms: expect.closeTo(8.75, 6),
    tokensPerSec: expect.closeTo(114.29, 2),
    intensity: expect.closeTo(1.956, 3),
    ridge: 562.5,
    share: expect.closeTo(0.0035, 4),
    usefulTops: expect.closeTo(15.65, 2),
  });
});
