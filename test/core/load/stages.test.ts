import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { measurementFile } from '@inferbench/importers/tools/measurement/file';
import { isOverloaded, unsteadyRequests } from '@inferbench/load/saturation';
import { nextStage, remaining, sweepSteps } from '@inferbench/load/stages';
import { kneeOf, nextSize, type SweepRange, type SweepStep } from '@inferbench/load/sweep';
import {
  headerOf,
  linesOf,
  measuredStage,
  measuredStages,
  runName,
  SERVER,
} from '../../testkit/measurement-lines.ts';

const HEADER = headerOf();

describe('the order of stages', () => {
  test('every load in every repeat once, then what ran first again', () => {
    const stages = measuredStages(HEADER).map(({ stage }) => stage);
    expect(stages.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(stages.slice(0, 6).map(runName).toSorted()).toEqual(
      ['closed 2', 'closed 8'].flatMap((load) => [0, 1, 2].map((repeat) => `${load} ${repeat}`)),
    );
    expect(stages[6]).toMatchObject({ isReturn: true, load: stages[0]?.load });
  });

  test('seeds draw other orders, and the same seed the same', () => {
    const orders = Array.from({ length: 20 }, (_, seed) =>
      remaining({ header: headerOf({}, { seed }), stages: [] })
        .map(runName)
        .join(', '),
    );
    expect(new Set(orders).size).toBeGreaterThan(10);
    expect(remaining({ header: headerOf({}, { seed: 4 }), stages: [] })).toEqual(
      remaining({ header: headerOf({}, { seed: 4 }), stages: [] }),
    );
  });

  test('a measurement of one stage has no return', () => {
    const plan = { loads: [{ kind: 'closed', concurrency: 2 }], repeats: 1 } as const;
    expect(remaining({ header: headerOf({ ...plan, loads: [...plan.loads] }), stages: [] })).toHaveLength(1);
  });

  test('killed after any line, it goes on with the stage that was open and ends with the same stages', () => {
    const stages = measuredStages(HEADER);
    const lines = linesOf(HEADER, stages);
    const all = stages.map(({ stage }) => runName(stage));
    for (let cut = 1; cut <= lines.length; cut += 7) {
      const file = measurementFile(lines.slice(0, cut));
      const done = file.stages.map(({ stage }) => runName(stage));
      expect([...done, ...remaining(file).map(runName)]).toEqual(all);
      expect(nextStage(file)?.stage ?? all.length).toBe(done.length);
    }
  });
});

const range = (kind: SweepRange['kind'], first = 1): SweepRange => ({ kind, first, most: 100_000 });

function swept(bounds: SweepRange, measure: (size: number) => SweepStep): SweepStep[] {
  const history: SweepStep[] = [];
  for (let size = nextSize(history, bounds); size !== null; size = nextSize(history, bounds)) {
    history.push(measure(size));
    if (history.length > 100) throw new Error('a sweep ends');
  }
  return history;
}

describe('a sweep', () => {
  property.prop([fc.double({ min: 0.3, max: 3000, noNaN: true })])(
    'finds a planted rate within 10 %, never above it',
    (planted) => {
      const history = swept(range('open'), (size) => ({
        size,
        outputTokensPerSec: 16 * Math.min(size, planted),
        isOverloaded: size > planted,
      }));
      const knee = kneeOf(history, 'open') ?? Number.NaN;
      expect(knee).toBeLessThanOrEqual(planted);
      expect(knee).toBeGreaterThanOrEqual(planted / 1.1001);
    },
  );

  property.prop([fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 64 })])(
    'finds the planted number of slots within 10 %, wherever it begins',
    (slots, first) => {
      const history = swept(range('closed', first), (size) => ({
        size,
        outputTokensPerSec: 100 * Math.min(size, slots),
        isOverloaded: false,
      }));
      const knee = kneeOf(history, 'closed') ?? Number.NaN;
      expect(knee).toBeGreaterThanOrEqual(0.9 * slots);
      expect(knee).toBeLessThanOrEqual(Math.max(1.1 * slots, slots));
    },
  );

  test('a server that never saturates has no knee, and the sweep ends at the largest size', () => {
    const history = swept({ kind: 'closed', first: 1, most: 100 }, (size) => ({
      size,
      outputTokensPerSec: size,
      isOverloaded: false,
    }));
    expect(history.map(({ size }) => size)).toEqual([1, 2, 4, 8, 16, 32, 64, 100]);
    expect(kneeOf(history, 'closed')).toBeNull();
  });

  test.each(['closed', 'open'] as const)(
    'of a %s load in which nothing was served ends without a knee',
    (kind) => {
      const history = swept(range(kind), (size) => ({
        size,
        outputTokensPerSec: 0,
        isOverloaded: kind === 'open',
      }));
      expect(kneeOf(history, kind)).toBeNull();
    },
  );

  test('of a server with four slots ends between 4 and 8, then repeats every load that it tried', () => {
    const header = headerOf({
      loads: [{ kind: 'closed', concurrency: 1 }],
      sweep: true,
      repeats: 2,
      requests: 64,
    });
    const stages = measuredStages(header);
    const knee = kneeOf(sweepSteps(stages), 'closed') ?? Number.NaN;
    expect(knee).toBeGreaterThanOrEqual(SERVER.slots);
    expect(knee).toBeLessThanOrEqual(2 * SERVER.slots);
    const loads = new Set(stages.map(({ stage }) => JSON.stringify(stage.load)));
    expect(stages).toHaveLength(2 * loads.size + 1);
  });
});

describe('saturation', () => {
  /** Four slots of 20 ms + 15 × 2 ms each serve 80 requests a second. */
  const CAPACITY = 4 / ((SERVER.ttftUs + 15 * SERVER.tpotUs) / 1e6);
  const stageAt = (share: number, seed: number) => {
    const load = { kind: 'open', requestsPerSec: share * CAPACITY, arrivals: 'poisson' } as const;
    const header = headerOf({ loads: [load], requests: 1000, warmUpRequests: 0 }, { seed });
    const planned = { stage: 0, load, repeat: 0, position: 0, isReturn: false };
    return measuredStage(planned, { header, server: SERVER, startedUs: 0 });
  };

  test.each([
    [0.6, 0],
    [1.2, 40],
  ])('at %s of the capacity %i of 40 seeds say overloaded', (share, expected) => {
    const found = Array.from({ length: 40 }, (_, seed) => stageAt(share, seed)).filter(
      ({ stage, requests }) => isOverloaded(stage, requests),
    );
    expect(found).toHaveLength(expected);
  });

  test('requests that fail were not served: a server that refuses what is too much is overloaded, too', () => {
    const { stage, requests } = stageAt(0.6, 1);
    const refused = requests.map((request, i) =>
      i % 2 === 0 ? request : { ...request, outcome: 'RATE_LIMITED' as const, firstTokenUs: null },
    );
    expect(isOverloaded(stage, refused)).toBe(true);
  });

  test('a closed loop is never overloaded: its clients wait', () => {
    const [first] = measuredStages(headerOf({ loads: [{ kind: 'closed', concurrency: 64 }] }));
    if (first === undefined) throw new Error('a stage');
    expect(isOverloaded(first.stage, first.requests)).toBe(false);
  });

  test('requests that wait longer at the start are an unsteady one; alike ones are none', () => {
    const { requests } = stageAt(0.3, 1);
    const slower = requests.map((request, i) =>
      i < 100 ? { ...request, firstTokenUs: (request.firstTokenUs ?? 0) + 500_000 } : request,
    );
    expect(unsteadyRequests(slower)).toBeGreaterThanOrEqual(100);
    expect(unsteadyRequests(slower)).toBeLessThanOrEqual(500);
    const even = requests.map((request) => ({ ...request, firstTokenUs: request.scheduledUs + 1000 }));
    expect(unsteadyRequests(even)).toBe(0);
  });
});
