import { catalogue } from '@inferbench/catalogue/catalogue';
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { simulate } from '@inferbench/evaluation/simulate';
import { expect, test } from 'vitest';
import { firstPoint } from '../../testkit/fixture.ts';
import { cleanRun, cleanWith } from '../../testkit/clean-run.ts';

const splitOf = (run: unknown) => {
  const split = evaluateRun(run, catalogue).points[0]?.score.split;
  if (!split?.present) throw new Error('the clean run has a split');
  return split.value;
};

const loaded = (load: Partial<RequestsPoint['load']>, rest: Partial<RequestsPoint> = {}) =>
  splitOf(cleanWith((point) => ({ load: { ...point.load, ...load }, ...rest })));
const openAt = (requestRatePerSec: number) =>
  loaded({ mode: 'open', requestRatePerSec, concurrencyLimit: null });

test('clients that always have a request in flight leave work all the time: S is the stack alone', () => {
  for (const mode of ['closed', 'burst'] as const) {
    const { load, software } = loaded({ mode });
    expect(load).toEqual({ share: 1, stack: software, reason: null });
  }
});

test('S_load of rare arrivals is the share of the time in which one of them is answered, 1 − e^(−λ·E2E alone)', () => {
  const request = {
    chip: 'nvidia-h100-sxm5-80gb',
    model: 'llama-3-8b',
    weightPrecision: 'bf16',
    batch: 1,
  } as const;
  const alone = simulate({ ...request, phase: 'generate', inputTokens: 1024, outputTokens: 512 }, catalogue);
  if (!alone.ok) throw alone.error;
  const e2eSec = alone.value.attainable.e2eLatencySec ?? Number.NaN;
  const rate = 0.1 / e2eSec;
  const { load, software } = openAt(rate);
  const expected = 1 - Math.exp(-0.1);
  // 512 arrivals: a standard error of 1 ÷ √512 = 4.4 %.
  expect(Math.abs((load?.share ?? 0) / expected - 1)).toBeLessThan(0.13);
  expect((load?.stack ?? 0) * (load?.share ?? 0)).toBeCloseTo(software ?? Number.NaN, 12);
});

test('S_load rises with the rate, up to 1 where more is offered than can be answered', () => {
  const shares = [0.01, 0.1, 0.5, 2, 1000].map((rate) => openAt(rate).load?.share ?? Number.NaN);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[0]).toBeLessThan(0.1);
  expect(shares[4]).toBe(1);
});

test('A × H × S and the rest of the split do not know of it', () => {
  const { load: _, ...closed } = loaded({ mode: 'closed' });
  const { load: __, ...open } = openAt(0.1);
  expect(open).toEqual(closed);
});

test('what is not stated leaves S whole, with the reason', () => {
  expect(loaded({ mode: null }).load).toEqual({
    share: null,
    stack: null,
    reason: 'the file does not state how requests arrived',
  });
  expect(loaded({ mode: 'open', requestRatePerSec: null }).load?.reason).toMatch(/rate is not stated/);
  for (const rate of [1e-320, 1e-7]) expect(openAt(rate).load?.reason).toMatch(/too far apart/);
  expect(openAt(1e-6).load?.share).toBeGreaterThan(0);
  expect(openAt(1e300).load?.share).toBe(1);
  const { counts } = firstPoint(cleanRun());
  const long = { ...counts, inputTokens: counts.completed * 9000 };
  expect(
    loaded({ mode: 'open', requestRatePerSec: 1 }, { counts: long, toolRates: null }).load?.reason,
  ).toMatch(/longer than the context/);
  const run = cleanRun();
  const drafting = {
    ...run.techniques,
    speculative: { method: 'ngram', draftModel: null, draftTokens: 3, meanAcceptedTokens: 2 },
  };
  const open = cleanWith(({ load }) => ({ load: { ...load, mode: 'open', requestRatePerSec: 1 } }));
  expect(splitOf({ ...open, techniques: drafting }).load?.reason).toMatch(/drafted tokens/);
});
