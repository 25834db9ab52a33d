import { loadCurve } from '@inferbench/evaluation/load-curve';
import { closedKnee } from '@inferbench/serving/closed-knee';
import { expect, test } from 'vitest';

const latency = { ttft: absent(), tpot: absent(), e2e: absent() };
function absent() {
  const missing = { present: false, reason: 'NOT_REPORTED' } as const;
  return { p50Ms: missing, p95Ms: missing };
}

/** A repeat with so many clients that got so many tokens in ten seconds. */
function repeat(pointId: string, clients: number | null, tokens: number) {
  const score = { latency, work: { outputTokens: tokens, durationSec: 10 } };
  return { pointId, concurrency: clients ?? 1, clients, score } as unknown as Parameters<
    typeof loadCurve
  >[0][number];
}

test('repeats of one load are one output with the 95 % interval of their mean', () => {
  const { outputs } = loadCurve([
    repeat('a', 2, 900),
    repeat('b', 2, 1000),
    repeat('c', 2, 1100),
    repeat('d', 1, 500),
  ]);
  // Mean 100/s, s = 10, t of two degrees of freedom 4.303: ± 4.303 · 10 ÷ √3.
  const half = (4.303 * 10) / Math.sqrt(3);
  expect(outputs).toEqual([
    { clients: 1, repeats: 1, outputTokensPerSec: 50, low: null, high: null },
    {
      clients: 2,
      repeats: 3,
      outputTokensPerSec: 100,
      low: expect.closeTo(100 - half, 9),
      high: expect.closeTo(100 + half, 9),
    },
  ]);
});

test('the knee of output is the fewest clients that get 95 % of the most, and there is none while more get more', () => {
  const curve = (...tokens: number[]) =>
    loadCurve(tokens.map((each, i) => repeat(String(i), 2 ** i, each))).outputKneeClients;
  expect(curve(100, 200, 390, 400)).toBe(4);
  expect(curve(100, 200, 390, 420)).toBeNull();
  expect(curve(100)).toBeNull();
  expect(closedKnee([])).toBeUndefined();
});

test('a load that is no closed loop has no clients, and so no output of them', () => {
  const { outputs, outputKneeClients } = loadCurve([repeat('a', null, 100), repeat('b', null, 100)]);
  expect([outputs, outputKneeClients]).toEqual([[], null]);
});

test('repeats of one load are one step of the knee, though each had a little more or less in flight', () => {
  // One repeat of one client had a hiccup: beside it its equals lie far below the chord, and are no knee.
  const told: [clients: number, inFlight: number, p95Ms: number][] = [
    [1, 0.997, 450],
    [1, 0.998, 39],
    [1, 0.999, 47],
    [2, 1.99, 80],
    [4, 3.98, 150],
    [8, 7.97, 1_700],
  ];
  const { knees } = loadCurve(
    told.map(([clients, concurrency, p95Ms], i) => {
      const point = repeat(String(i), clients, 100);
      const ttft = { p50Ms: absent().p50Ms, p95Ms: { present: true, value: p95Ms } };
      return {
        ...point,
        concurrency,
        score: { ...point.score, latency: { ...latency, ttft } },
      } as typeof point;
    }),
  );
  expect(knees[0]).toMatchObject({
    latency: 'TTFT',
    concurrency: 3.98,
    belowConcurrency: 1.99,
    aboveConcurrency: 7.97,
  });
});
