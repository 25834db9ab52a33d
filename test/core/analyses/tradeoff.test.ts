import { curvesOf } from '@inferbench/analyses/tradeoff/curves';
import { rankAtTarget } from '@inferbench/analyses/tradeoff/rank-at-target';
import { tradeoff } from '@inferbench/analyses/tradeoff/tradeoff';
import { Tradeoff, type TradeoffRanking } from '@inferbench/domain/tradeoff/tradeoff';
import type { LatencyFigures, TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import {
  type LatencyLimit,
  LatencyStatistic,
  TradeoffCurrency,
  TradeoffTarget,
} from '@inferbench/domain/tradeoff/tradeoff-target';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { slicePoints } from './tradeoff-points.ts';

const limit = fc.option(
  fc.record({
    ms: fc.integer({ min: 1, max: 60 }).map((n) => n * 5),
    statistic: fc.constantFrom(...LatencyStatistic.options),
  }),
  { nil: null, freq: 2 },
);

const targets: fc.Arbitrary<TradeoffTarget> = fc
  .record({
    tokensPerSecPerUser: fc.option(fc.integer({ min: 1, max: 230 }), { nil: null, freq: 4 }),
    ttft: limit,
    tpot: limit,
    e2e: limit,
    currency: fc.constantFrom(...TradeoffCurrency.options),
    costBasis: fc.constantFrom('RENTED' as const, 'OWNED' as const, null),
    powerBoundary: fc.constantFrom('wall' as const, 'device_sensor' as const, null),
  })
  .map((of) => TradeoffTarget.parse(of));

/* A search of its own, written without the product: every pair, every point, no sorting of points. */

const systemWords = ({ chip, framework, versionGroup, technique, mode }: TradeoffPoint) =>
  JSON.stringify([chip, framework, versionGroup, technique, mode]);

function bruteFront(points: readonly TradeoffPoint[]): string[] {
  return points
    .filter(
      (p) =>
        !points.some((q) => {
          const asGood =
            q.tokensPerSecPerUser >= p.tokensPerSecPerUser && q.tokensPerSecPerChip >= p.tokensPerSecPerChip;
          const better =
            q.tokensPerSecPerUser > p.tokensPerSecPerUser || q.tokensPerSecPerChip > p.tokensPerSecPerChip;
          return asGood && (better || q.pointId < p.pointId);
        }),
    )
    .map(({ pointId }) => pointId);
}

const HEIGHT = { P50: 50, P90: 90, P95: 95, P99: 99 };

/** What is proved of a limit: kept, missed, kept by something weaker, or nothing. */
function bruteLimit(asked: LatencyLimit, figures: LatencyFigures): string {
  const percentiles = (
    [
      ['P50', figures.p50Ms],
      ['P90', figures.p90Ms],
      ['P95', figures.p95Ms],
      ['P99', figures.p99Ms],
    ] as const
  )
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ height: HEIGHT[name], value: value ?? Number.NaN }));
  const mean = figures.meanMs;
  if (asked.statistic === 'MEAN') {
    if (mean !== null) return mean <= asked.ms ? 'KEPT' : 'MISSED';
    const lowest = percentiles.find(({ height }) => percentiles.every((other) => other.height >= height));
    return lowest !== undefined && lowest.value <= asked.ms ? 'TYPICAL_KEPT' : 'UNKNOWN';
  }
  const height = HEIGHT[asked.statistic];
  if (percentiles.some((p) => p.height >= height && p.value <= asked.ms)) return 'KEPT';
  if (percentiles.some((p) => p.height <= height && p.value > asked.ms)) return 'MISSED';
  if (percentiles.some((p) => p.height < height)) return 'TYPICAL_KEPT';
  if (mean === null) return 'UNKNOWN';
  if (mean <= asked.ms) return 'TYPICAL_KEPT';
  return height > 50 ? 'MISSED' : 'UNKNOWN';
}

function bruteGroup(target: TradeoffTarget, point: TradeoffPoint): string {
  const parts: string[] = [];
  if (target.tokensPerSecPerUser !== null)
    parts.push(point.tokensPerSecPerUser < target.tokensPerSecPerUser ? 'MISSED' : 'KEPT');
  if (target.ttft) parts.push(bruteLimit(target.ttft, point.ttft));
  if (target.tpot) parts.push(bruteLimit(target.tpot, point.tpot));
  if (target.e2e) parts.push(bruteLimit(target.e2e, point.e2e));
  for (const word of ['MISSED', 'UNKNOWN', 'TYPICAL_KEPT']) if (parts.includes(word)) return word;
  return 'KEPT';
}

function bruteValue(
  point: TradeoffPoint,
  of: Pick<TradeoffRanking, 'currency' | 'costBasis' | 'powerBoundary'>,
) {
  if (of.currency === 'TOKENS_PER_S_PER_CHIP') return point.tokensPerSecPerChip;
  if (of.currency === 'TOKENS_PER_S_PER_KW') return point.tokensPerSecPerKw;
  if (of.currency === 'USD_PER_MTOK')
    return point.costs.find(({ basis }) => basis === of.costBasis)?.usdPerMillionOutputTokens ?? null;
  return point.energy.find(({ boundary }) => boundary === of.powerBoundary)?.joulesPerOutputToken ?? null;
}

const LESS_IS_BETTER = new Set(['USD_PER_MTOK', 'JOULES_PER_TOKEN']);

interface Expected {
  value: number;
  point: TradeoffPoint;
}

/** Half-width of a rate: as stated, else ± 15 % of a run without a day. */
const bruteShare = ({ intervalAssumed, intervalShare }: TradeoffPoint) =>
  intervalAssumed ? 0.15 : intervalShare;

/** Whether a value passes another, and the other's next slower run, by more than the two scatter. */
function bruteLead(a: TradeoffRanking['ranked'][number], b: typeof a, isLess: boolean): boolean {
  const scatter = Math.hypot(bruteShare(a.point), bruteShare(b.point));
  return [b.value, b.next?.value ?? b.value].every(
    (value) => (isLess ? value / a.value : a.value / value) > 1 + scatter,
  );
}

/** Best value of each system among its points of a group; what has no value counts for nothing. */
function bruteBest(points: readonly TradeoffPoint[], ranking: TradeoffRanking): Expected | null {
  let best: Expected | null = null;
  const sign = LESS_IS_BETTER.has(ranking.currency) ? -1 : 1;
  for (const point of points) {
    const value = bruteValue(point, ranking);
    if (value === null) continue;
    const bestPoint = best?.point ?? point;
    const ahead =
      best === null ||
      sign * value > sign * best.value ||
      (value === best.value &&
        (point.tokensPerSecPerChip > bestPoint.tokensPerSecPerChip ||
          (point.tokensPerSecPerChip === bestPoint.tokensPerSecPerChip &&
            (point.tokensPerSecPerUser > bestPoint.tokensPerSecPerUser ||
              (point.tokensPerSecPerUser === bestPoint.tokensPerSecPerUser &&
                point.pointId < bestPoint.pointId)))));
    if (!ahead) continue;
    best = { value, point };
  }
  return best;
}

const PROPERTY = { numRuns: 1000 };

describe('curves', () => {
  test.prop([slicePoints], PROPERTY)('the front of every curve is what all pairs say', (points) => {
    for (const { points: own } of curvesOf(points)) {
      const front = own.filter(({ onFront }) => onFront).map(({ pointId }) => pointId);
      const all = points.filter((point) => own.some(({ pointId }) => pointId === point.pointId));
      expect(new Set(all.map(systemWords)).size).toBe(1);
      expect(front.toSorted()).toEqual(bruteFront(all).toSorted());
    }
    expect(curvesOf(points).flatMap((curve) => curve.points)).toHaveLength(points.length);
  });
});

/** Any point, of which an example changes what counts. */
const [ANY] = fc.sample(slicePoints, 1)[0] ?? [];
if (ANY === undefined) throw new Error('no points were made');

test('the worked example of docs/metrics.md', () => {
  const points = [
    [20, 900],
    [30, 800],
    [30, 760],
    [45, 500],
    [60, 520],
    [90, 210],
  ].map(([tokensPerSecPerUser = 0, tokensPerSecPerChip = 0], index) => ({
    ...ANY,
    pointId: `p${index}`,
    tokensPerSecPerUser,
    tokensPerSecPerChip,
  }));
  expect(curvesOf(points)[0]?.points.filter(({ onFront }) => onFront)).toHaveLength(4);
  const [leader] = rankAtTarget(points, TradeoffTarget.parse({ tokensPerSecPerUser: 40 })).ranked;
  expect(leader).toMatchObject({ value: 520, next: { tokensPerSecPerUser: 30, missesBy: 40 / 30 } });
});

describe('the sentence', () => {
  const TARGET = TradeoffTarget.parse({ tokensPerSecPerUser: 20 });
  const said = (outputs: readonly number[], part: Partial<TradeoffPoint> = {}, isMixed = false) => {
    const points = outputs.map((tokensPerSecPerChip, index) => {
      const chip = `chip-${index}`;
      const precisionClass = index > 0 && isMixed ? ('FP4' as const) : ('FP8' as const);
      const run = {
        tokensPerSecPerUser: 20,
        tokensPerSecPerChip,
        precisionClass,
        intervalAssumed: true,
        ...part,
      };
      return { ...ANY, chip, chipName: chip, mode: 'AGGREGATED' as const, pointId: chip, ...run };
    });
    const slice = { precision: null, technique: 'PLAIN', target: TARGET } as const;
    const lengths = { inputTokens: 8192, outputTokens: 1024 };
    return tradeoff({ model: 'm', modelName: 'M', lengths, ...slice }, points).sentence;
  };
  const DATED = { measured: { from: null, to: '2026-05-01' } };

  test('counts the others alone, and says who stands alone', () => {
    expect(said([500])).toMatch(/stands alone with 500/);
    expect(said([500, 100])).toMatch(/leads 1 other system with 500/);
    expect(said([500, 100, 90])).toMatch(/leads 2 other systems with 500/);
  });

  test('lets nobody lead by less than such runs scatter: 308 over 263 of medians over months', () => {
    expect(said([308, 263])).toMatch(
      /is first by value with 308 .*; 1 of 1 other system cannot be told apart from it/,
    );
    expect(said([308, 263], DATED)).toMatch(/leads 1 other system/);
  });

  test('lets nobody lead systems of another precision', () => {
    expect(said([500, 100], {}, true)).toMatch(
      /: 2 systems of different sizes, layouts or precisions, by value/,
    );
  });
});

describe('systems at a target', () => {
  test.prop([slicePoints, targets], PROPERTY)('are what a search over every point says', (points, target) => {
    const ranking = rankAtTarget(points, target);
    const groups = new Map<string, TradeoffPoint[]>();
    for (const point of points)
      groups.set(systemWords(point), [...(groups.get(systemWords(point)) ?? []), point]);
    const expected = new Map<string, { place: string; best: Expected | null }>();
    for (const [system, own] of groups) {
      const of = (word: string) => own.filter((point) => bruteGroup(target, point) === word);
      const chosen = ['KEPT', 'TYPICAL_KEPT', 'UNKNOWN', 'MISSED'].find((word) => of(word).length > 0) ?? '';
      const best = bruteBest(of(chosen), ranking);
      const valued = chosen === 'KEPT' || chosen === 'TYPICAL_KEPT';
      expected.set(system, { place: valued && best === null ? 'WITHOUT_VALUE' : chosen, best });
    }
    const found = [
      ...ranking.ranked.map((entry) => ({ place: 'KEPT', entry })),
      ...ranking.typicalKept.map((entry) => ({ place: 'TYPICAL_KEPT', entry })),
      ...ranking.unknown.map((entry) => ({ place: 'UNKNOWN', entry })),
      ...ranking.misses.map((entry) => ({ place: 'MISSED', entry })),
      ...ranking.withoutValue.map((entry) => ({ place: 'WITHOUT_VALUE', entry })),
    ];
    expect(found).toHaveLength(expected.size);
    const worse = LESS_IS_BETTER.has(target.currency);
    for (const { place, entry } of found) {
      const own = expected.get(systemWords(entry.point));
      expect(place).toBe(own?.place);
      if (place === 'KEPT' || place === 'TYPICAL_KEPT') expect(entry.value).toBe(own?.best?.value);
    }
    for (const entry of ranking.ranked) {
      const above = ranking.ranked.filter((other) => bruteLead(other, entry, worse));
      expect(entry.rank).toBe(1 + above.length);
    }
  });

  test.prop([slicePoints, targets], PROPERTY)(
    'rank by one measured point each, which keeps the target',
    (points, target) => {
      const { ranked, ...settled } = rankAtTarget(points, target);
      for (const { point, value, checks } of ranked) {
        expect(points).toContain(point);
        expect(bruteValue(point, settled)).toBe(value);
        expect(checks.every(({ verdict }) => verdict === 'KEPT')).toBe(true);
      }
    },
  );

  test.prop([slicePoints, targets], PROPERTY)(
    'no median or mean ranks under a percentile',
    (points, target) => {
      for (const { checks } of rankAtTarget(points, target).ranked) {
        for (const { limit: part, statistic, by } of checks) {
          if (part === 'SPEED' || statistic === null) continue;
          if (statistic === 'MEAN') expect(by).toBe('MEAN');
          else expect(HEIGHT[by as keyof typeof HEIGHT]).toBeGreaterThanOrEqual(HEIGHT[statistic]);
        }
      }
    },
  );

  test.prop([slicePoints, targets, fc.infiniteStream(fc.nat())], PROPERTY)(
    'the order of points changes nothing',
    (points, target, salts) => {
      const shuffled = points
        .map((point) => ({ point, salt: salts.next().value }))
        .toSorted((a, b) => a.salt - b.salt)
        .map(({ point }) => point);
      const question = {
        model: 'm',
        modelName: 'M',
        lengths: { inputTokens: 8192, outputTokens: 1024 },
        precision: null,
        technique: 'PLAIN',
        target,
      } as const;
      const answer = tradeoff(question, points);
      expect(tradeoff(question, shuffled)).toEqual(answer);
      expect(Tradeoff.safeParse(answer).error).toBeUndefined();
    },
  );

  test.prop([slicePoints, targets], PROPERTY)(
    'cost ranks on the basis of most systems, energy on the best boundary that two share',
    (points, target) => {
      const { costBasis, powerBoundary } = rankAtTarget(points, target);
      const systems = (has: (point: TradeoffPoint) => boolean) =>
        new Set(points.filter((point) => has(point)).map(systemWords)).size;
      const [rented, owned] = (['RENTED', 'OWNED'] as const).map((basis) =>
        systems(({ costs }) => costs.some((cost) => cost.basis === basis)),
      );
      const widest = (rented ?? 0) >= (owned ?? 0) ? 'RENTED' : 'OWNED';
      const none = rented === 0 && owned === 0;
      expect(costBasis).toBe(target.costBasis ?? (none ? null : widest));
      const [wall, device] = (['wall', 'device_sensor'] as const).map((boundary) =>
        systems(({ energy }) => energy.some((entry) => entry.boundary === boundary)),
      );
      const best =
        (wall ?? 0) >= 2 || ((wall ?? 0) === 1 && (device ?? 0) < 2)
          ? 'wall'
          : device === 0
            ? null
            : 'device_sensor';
      expect(powerBoundary).toBe(target.powerBoundary ?? best);
    },
  );
});
