import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerSteps } from '@inferbench/serving/answer-steps';
import { BlockPhases } from '@inferbench/serving/block-phases';
import { replicationSeed, streamKey, STREAM, uniform } from '@inferbench/serving/counter-random';
import { EventHeap } from '@inferbench/serving/event-heap';
import { GapHistogram } from '@inferbench/serving/gap-histogram';
import { stepsSec, stepsUntil } from '@inferbench/serving/leap';
import { queueGrowth } from '@inferbench/serving/queue-growth';
import { SCHEDULER_PRESETS } from '@inferbench/serving/scheduler-presets';
import { ifEnough, latencyOf } from '@inferbench/serving/statistics';
import { warmUpOf } from '@inferbench/serving/steady-window';

const time = fc.double({ min: 1e-4, max: 10, noNaN: true });

test('events come by key, ties by request, whatever the order in which they were pushed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat(500)), { maxLength: 300 }),
      (events) => {
        const heap = new EventHeap(2);
        for (const [key, request] of events) heap.push(key, request, key + request);
        const popped: number[][] = [];
        while (heap.size > 0) {
          expect(heap.note).toBe(heap.key + heap.request);
          popped.push([heap.key, heap.request]);
          heap.pop();
        }
        expect(popped).toEqual(events.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
        expect(heap.key).toBe(Number.POSITIVE_INFINITY);
      },
    ),
  );
});

test('a leap ends at the first boundary at or after an arrival, whatever the root of the quadratic rounds to', () => {
  fc.assert(
    fc.property(time, fc.double({ min: 0, max: 0.01, noNaN: true }), time, (first, growth, until) => {
      const steps = stepsUntil(first, growth, until, 1_000_000);
      expect(stepsSec(first, growth, steps)).toBeGreaterThanOrEqual(steps < 1_000_000 ? until : 0);
      expect(steps === 1 || stepsSec(first, growth, steps - 1) < until).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('blocks that the next steps need are those that each sequence needs', () => {
  const lengths = fc.array(fc.nat(400), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(
      lengths,
      fc.constantFrom(1, 3, 16, 64),
      fc.integer({ min: 1, max: 90 }),
      fc.nat(60),
      (units, block, stride, steps) => {
        const phases = new BlockPhases(block, stride);
        for (const length of units) phases.add(length);
        const held = (at: number) =>
          units.reduce((sum, length) => sum + Math.ceil((length + at * stride) / block), 0);
        expect(phases.needed(steps)).toBe(held(steps) - held(0));
        phases.advance(7);
        expect(phases.needed(steps)).toBe(held(7 + steps) - held(7));
        const free = phases.needed(20);
        const within = phases.stepsWithin(free, 50);
        expect(phases.needed(within)).toBeLessThanOrEqual(free);
        expect(within === 50 || phases.needed(within + 1) > free).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

describe('gaps', () => {
  test('a percentile from bins is within 0.5 % of that of the gaps', () => {
    fc.assert(
      fc.property(fc.array(time, { minLength: 20, maxLength: 400 }), (gaps) => {
        const histogram = new GapHistogram();
        for (const gap of gaps) histogram.add(gap, 1);
        const sorted = gaps.toSorted((a, b) => a - b);
        const exact = sorted[Math.ceil(0.95 * gaps.length) - 1] ?? 0;
        expect(Math.abs((histogram.percentileSec(0.95) ?? 0) / exact - 1)).toBeLessThanOrEqual(0.0051);
        expect(histogram.sumSec).toBeCloseTo(
          gaps.reduce((sum, gap) => sum + gap, 0),
          6,
        );
      }),
    );
  });

  test('a progression of gaps counts as its gaps one by one', () => {
    fc.assert(
      fc.property(
        time,
        fc.double({ min: 0, max: 0.05, noNaN: true }),
        fc.integer({ min: 1, max: 300 }),
        (first, growth, count) => {
          const [leapt, stepped] = [new GapHistogram(), new GapHistogram()];
          leapt.addProgression(first, growth, count, 3);
          for (let i = 0; i < count; i += 1) stepped.add(first + i * growth, 3);
          expect(leapt.count).toBe(stepped.count);
          for (const share of [0.1, 0.5, 0.95]) {
            const gap = leapt.percentileSec(share) ?? 0;
            expect(Math.abs(gap / (stepped.percentileSec(share) ?? 1) - 1)).toBeLessThanOrEqual(0.0051);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('statistics', () => {
  test('percentiles are interpolated on n − 1, and stand only where n ≥ 5 ÷ (1 − q)', () => {
    const upTo = (n: number) => latencyOf(Float64Array.from({ length: n }, (_, i) => i));
    expect(upTo(0)).toEqual({ n: 0, meanSec: null, p50Sec: null, p95Sec: null, p99Sec: null });
    expect(upTo(9).p50Sec).toBeNull();
    expect(upTo(10).p50Sec).toBe(4.5);
    expect(upTo(99).p95Sec).toBeNull();
    expect(upTo(100).p95Sec).toBeCloseTo(94.05, 12);
    expect(upTo(499).p99Sec).toBeNull();
    expect(upTo(500).p99Sec).toBeCloseTo(494.01, 12);
    expect(ifEnough(100, 'p95Sec', 7)).toBe(7);
  });

  test('the start of a run that begins high is left out, that of an even run is not', () => {
    const noise = streamKey(1, STREAM.input);
    const run = Float64Array.from({ length: 1000 }, (_, i) => uniform(noise, i) + (i < 200 ? 3 : 0));
    expect(warmUpOf(run, 0, 1000)).toBeGreaterThanOrEqual(195);
    expect(warmUpOf(run, 0, 1000)).toBeLessThan(320);
    expect(warmUpOf(run.subarray(200), 0, 800)).toBeLessThan(300);
    expect(warmUpOf(run, 0, 10)).toBe(0);
  });

  test('a queue that grows evenly from nothing is three times as long in the last half', () => {
    // One request comes each second and one is taken every two: request i waits i seconds.
    const count = 1000;
    const arrivals = Float64Array.from({ length: count }, (_, i) => i);
    const taken = arrivals.map((sec) => 2 * sec);
    const { index } = queueGrowth([{ from: arrivals, to: taken }], count, arrivals);
    expect(index).toBeCloseTo(3, 1);
    const even = queueGrowth([{ from: arrivals, to: arrivals.map((sec) => sec + 5) }], count, arrivals);
    expect(even.index).toBeCloseTo(1, 1);
    expect(even.lastHalf).toBeCloseTo(5, 1);
  });
});

describe('draws', () => {
  test('are even, and neither requests nor streams nor replications go together', () => {
    const n = 40_000;
    const [a, b, c] = [
      streamKey(5, STREAM.input),
      streamKey(5, STREAM.output),
      streamKey(replicationSeed(5, 1), STREAM.input),
    ];
    const series = [a, b, c].map((key) => Array.from({ length: n }, (_, i) => uniform(key, i) - 0.5));
    for (const one of series) {
      const squares = one.reduce((sum, u) => sum + u * u, 0) / n;
      expect(Math.abs(one.reduce((sum, u) => sum + u, 0) / n)).toBeLessThan(4 * Math.sqrt(1 / 12 / n));
      expect(Math.abs(squares - 1 / 12)).toBeLessThan(4 * Math.sqrt(1 / 180 / n));
      const next = one.reduce((sum, u, i) => sum + u * (one[i + 1] ?? 0), 0) / n;
      expect(Math.abs(next)).toBeLessThan(4 / 12 / Math.sqrt(n));
    }
    const [first = [], second = [], third = []] = series;
    for (const other of [second, third]) {
      const together = first.reduce((sum, u, i) => sum + u * (other[i] ?? 0), 0) / n;
      expect(Math.abs(together)).toBeLessThan(4 / 12 / Math.sqrt(n));
    }
  });

  test.each([
    { draftTokens: 3, acceptance: 0.7 },
    { draftTokens: 5, acceptance: 0.9 },
  ])(
    'the steps of answers with drafts are drawn as one by one: $draftTokens of $acceptance',
    (speculation) => {
      const { draftTokens, acceptance } = speculation;
      const answers = answerSteps(speculation, 3);
      // 65 tokens after the first are drawn at once; the yields of single steps give the same mean.
      const tokens = 300;
      const drawn = Array.from({ length: 4000 }, (_, i) => answers.stepsOf(i, tokens + 1));
      const key = streamKey(99, STREAM.yields);
      const single = Array.from({ length: 4000 }, (_, request) => {
        let [left, steps] = [tokens, 0];
        for (; left > 0; steps += 1) {
          left -= 1;
          for (let j = 0; j < draftTokens && uniform(key, request, 8 * steps + j) < acceptance; j += 1)
            left -= 1;
        }
        return steps;
      });
      const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
      const deviation = (list: number[]) =>
        Math.sqrt(mean(list.map((n) => (n - mean(list)) * (n - mean(list)))));
      expect(Math.abs(mean(drawn) / mean(single) - 1)).toBeLessThan(0.005);
      expect(Math.abs(deviation(drawn) / deviation(single) - 1)).toBeLessThan(0.06);
      const yields = [...Array.from({ length: draftTokens + 1 }).keys()].reduce(
        (sum, j) => sum + Math.pow(acceptance, j),
        0,
      );
      expect(Math.abs(answers.strideUnits / answers.unitsPerToken / yields - 1)).toBeLessThan(0.01);
    },
  );
});

test('a preset tells where each of its defaults stands', () => {
  for (const { scheduler, sources, version } of Object.values(SCHEDULER_PRESETS)) {
    expect(version).not.toBe('');
    for (const field of ['tokenBudget', 'maxSequences', 'blockTokens'] as const)
      expect(sources[field]).toMatch(/:/);
    expect(Object.keys(SCHEDULER_PRESETS)).toContain(scheduler.name);
  }
});
