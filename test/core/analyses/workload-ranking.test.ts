import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { boardPhase, meanLengths } from '@inferbench/domain/runs/point';
import { systemShortName } from '@inferbench/domain/catalogue/names';
import { type WorkloadRanking, WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import type { WorkloadPoint } from '@inferbench/analyses/workload-ranking/option';
import { rankForWorkload, simulatedPart } from '@inferbench/analyses/workload-ranking/rank-for-workload';
import { withinReach, workloadPoint } from '@inferbench/analyses/workload-ranking/workload-point';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { OWNERSHIP } from '@inferbench/domain/terms/ownership';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** Every published point with prompt and answer, as a server would read it. */
function publishedPoints(model: string) {
  const found: ReturnType<typeof workloadPoint>[] = [];
  for (const list of MEASUREMENTS) {
    for (const run of mapMeasurements(list, catalogue).runs) {
      if (run.model.slug !== model) continue;
      for (const { index, position, unranked, score, contentHash } of evaluateRun(run, catalogue).points) {
        const point = run.points[index];
        const lengths = point === undefined ? null : meanLengths(point);
        if (!point || !lengths || !position || !['GENERATE', 'SERVING'].includes(point.phase)) continue;
        const { chip, chips, framework } = run.system;
        const system = { chip: chip ?? '', chips: chips ?? 1, framework };
        const named = catalogue.chips.get(system.chip) ?? { slug: system.chip, name: system.chip };
        found.push(
          workloadPoint({
            pointId: contentHash,
            system: {
              slug: `${system.chip}-x${system.chips}-${framework ?? ''}`,
              label: systemShortName({ ...system, chip: named }),
              ...system,
            },
            kind: 'REPORTED',
            evidenceGrade: 'E1',
            precision: position.slice.precision,
            phase: boardPhase(point.phase),
            techniques: run.techniques,
            unranked: unranked?.detail ?? null,
            batch: position.batch,
            ...lengths,
            score,
          }),
        );
      }
    }
  }
  return found;
}

const MODEL = 'llama-3-8b';
const POINTS = publishedPoints(MODEL);
const BASE = { model: MODEL, requests: [{ inputTokens: 1024, outputTokens: 1024 }], concurrency: 16 };

function ranked(more: object = {}, points: readonly WorkloadPoint[] = POINTS): WorkloadRanking {
  const request = WorkloadRequest.parse({ ...BASE, ...more });
  const outcome = rankForWorkload({ request, points, catalogue });
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

const names = ({ ranking, missesLimits, noData }: WorkloadRanking) => ({
  ranking: ranking.map(({ system, precision }) => `${system} ${precision}`),
  missesLimits: missesLimits.map(({ system }) => system),
  noData: noData.map(({ system }) => system),
});

describe('the groups', () => {
  test('hold every system of the model once', () => {
    const { ranking, missesLimits, noData } = ranked();
    const all = [...ranking, ...missesLimits, ...noData].map(({ system }) => system);
    const keys = new Set(POINTS.map(({ system, precision }) => `${system.slug} ${precision}`));
    expect(all).toHaveLength(keys.size);
    expect(new Set(all)).toEqual(new Set(POINTS.map(({ system }) => system.slug)));
  });

  test('rank only what is near, by the metric, with the rank rule of the board', () => {
    const { ranking } = ranked();
    expect(ranking.length).toBeGreaterThan(3);
    for (const [i, entry] of ranking.entries()) {
      expect(entry.distance.largest).toBeLessThanOrEqual(0.5);
      const better = ranking.filter((other) => other.interval.high < entry.interval.low).length;
      expect(entry.rank).toBe(1 + better);
      expect(entry.value).toBeGreaterThanOrEqual(ranking[i - 1]?.value ?? 0);
    }
  });

  test('USD per million tokens is the hourly price of all chips ÷ the tokens of an hour', () => {
    const [first] = ranked().ranking;
    if (first === undefined) throw new Error('nothing ranks');
    const perHour = first.outputTokensPerSec * 3600;
    expect(first.value).toBeCloseTo(((first.usdPerHour ?? 0) * 1e6) / perHour, 12);
    expect(first.usdPerMillionOutputTokens).toBeCloseTo(first.value, 12);
  });

  test('say the limit that is missed, and what it is missed by', () => {
    const { ranking, missesLimits } = ranked({ limits: { e2eMs: 20_000 } });
    expect(ranking.length + missesLimits.length).toBe(ranked().ranking.length);
    for (const { limits } of ranking) expect(limits).toMatchObject([{ limit: 'E2E', verdict: 'KEPT' }]);
    expect(missesLimits.length).toBeGreaterThan(0);
    for (const { limits } of missesLimits) {
      expect(limits).toMatchObject([
        { limit: 'E2E', limitMs: 20_000, verdict: 'MISSED', statistic: 'STATIC' },
      ]);
      expect(limits[0]?.valueMs).toBeGreaterThan(20_000);
    }
  });

  test('judge a time between tokens of a static batch by what its whole time leaves', () => {
    const [first] = ranked({ limits: { tpotMs: 60 } }).ranking;
    // (1,024 tokens − 1) gaps fit into the time of the batch.
    const point = POINTS.find(({ pointId }) => pointId === first?.pointIds[0]);
    expect(first?.limits[0]).toMatchObject({ statistic: 'CEILING', verdict: 'KEPT' });
    expect(first?.limits[0]?.valueMs).toBeCloseTo(((point?.score.work?.durationSec ?? 0) * 1000) / 1023, 9);
  });

  test('leave out what is too far, with the distance: 1,024 from 128 in flight is three powers of two', () => {
    const { ranking, noData } = ranked({ concurrency: 1024 });
    expect(ranking).toEqual([]);
    const nearest = Math.min(...noData.map(({ distance }) => distance?.largest ?? Number.NaN));
    const batches = POINTS.map(({ batch }) => Math.abs(Math.log2(batch / 1024)));
    expect(nearest).toBeGreaterThanOrEqual(Math.min(...batches) - 1e-9);
    expect(noData.every(({ reason }) => ['TOO_FAR', 'UNRANKED'].includes(reason))).toBe(true);
  });
});

test('the sentence counts those that do not rank by their reason: who lacks a price or a basis ran near it', () => {
  const { noData, sentence } = ranked({ costBasis: 'OWNED' });
  const near = noData.filter(({ reason }) => reason === 'OTHER_BASIS').length;
  const far = noData.filter(({ reason }) => reason === 'TOO_FAR').length;
  expect(near).toBeGreaterThan(0);
  expect(sentence).toContain(`${near} not known on the basis that ranks`);
  expect(sentence.includes('not run near it')).toBe(far > 0);
  expect(sentence).not.toContain(`${noData.length} systems were not run near it`);
});

describe('assumptions', () => {
  test('of the policy’s own values change nothing, byte for byte', () => {
    expect(JSON.stringify(ranked({ ownership: OWNERSHIP }))).toBe(JSON.stringify(ranked()));
    expect(JSON.stringify(ranked({ ownership: OWNERSHIP, costBasis: 'OWNED' }))).toBe(
      JSON.stringify(ranked({ costBasis: 'OWNED' })),
    );
  });

  test('one basis ranks, the other waits beside it', () => {
    for (const costBasis of ['OWNED', 'RENTED'] as const) {
      const { ranking } = ranked({ costBasis });
      expect(ranking.length).toBeGreaterThan(1);
      expect(new Set(ranking.map((entry) => entry.costBasis))).toEqual(new Set([costBasis]));
    }
    const { noData } = ranked({ costBasis: 'OWNED' });
    const rented = noData.find(({ chip }) => chip === 'nvidia-gh200-96gb');
    expect(rented).toMatchObject({
      reason: 'OTHER_BASIS',
      detail: 'known rented; not owned',
    });
  });

  test('a price far lower makes its chip lead, and the sensitivity says how near that is', () => {
    const before = ranked();
    const last = before.ranking.at(-1);
    const after = ranked({ prices: [{ chip: last?.chip ?? '', usdPerChipHour: 0.01 }] });
    expect(after.ranking[0]?.chip).toBe(last?.chip);
    const prices = before.sensitivity.filter(({ assumption }) => assumption.startsWith('price of'));
    expect(new Set(prices.map(({ assumption }) => assumption)).size).toBe(
      new Set(before.ranking.map(({ chip }) => chip)).size,
    );
    for (const { largestChange, from, to } of prices) {
      expect(largestChange).toBeCloseTo(Math.abs(to / from - 1), 9);
    }
  });

  test('owning is sensitive to electricity, renting is not', () => {
    const kinds = (costBasis: string) =>
      new Set(ranked({ costBasis }).sensitivity.map(({ assumption }) => assumption.split(' ')[0]));
    expect(kinds('OWNED')).toContain('usdPerKwh');
    expect(kinds('RENTED')).toEqual(new Set(['price']));
  });
});

describe('a rate', () => {
  test('needs as many systems as carry it, and idle ones are paid for', () => {
    const { ranking } = ranked({ concurrency: null, requestsPerSec: 5 });
    expect(ranking.length).toBeGreaterThan(3);
    for (const entry of ranking) {
      const needed = (5 * 1024) / entry.outputTokensPerSec;
      expect(entry.systems).toBe(Math.ceil(needed));
      expect(entry.value).toBeCloseTo(((entry.usdPerHour ?? 0) * 1e6) / (5 * 1024 * 3600), 9);
      expect(entry.distance.concurrency).toBeNull();
    }
  });
});

describe('entries that nobody measured', () => {
  test('are off, unless asked for, and marked', () => {
    expect(new Set(ranked({ concurrency: 5 }).ranking.map(({ kind }) => kind))).toEqual(new Set());
    const between = ranked({ concurrency: 5, include: { interpolated: true } });
    expect(between.ranking.length).toBeGreaterThan(0);
    for (const { kind, pointIds } of between.ranking) {
      expect([kind, pointIds.length]).toEqual(['INTERPOLATED', 2]);
    }
  });

  test('simulated systems stand in a group of their own and never take a place', () => {
    const without = ranked({ concurrency: 5 });
    const { ranking, missesLimits, noData, simulated } = ranked({
      concurrency: 5,
      include: { simulated: true },
    });
    expect({ ranking, missesLimits, noData }).toEqual({
      ranking: without.ranking,
      missesLimits: without.missesLimits,
      noData: without.noData,
    });
    expect(without.simulated).toEqual([]);
    expect(simulated.length).toBeGreaterThan(5);
    for (const { kind, pointIds, evidenceGrade } of simulated)
      expect([kind, pointIds.length, evidenceGrade]).toEqual(['SIMULATED', 0, 'E0']);
  });

  test('an interpolation lies on the straight line in log–log between its two points', () => {
    const [entry] = ranked({ concurrency: 5, include: { interpolated: true } }).ranking;
    const ends = (entry?.pointIds ?? []).map((id) => POINTS.find(({ pointId }) => pointId === id));
    const [a, b] = ends.map((point) => ({
      batch: point?.batch ?? 0,
      rate: (point?.score.work?.outputTokens ?? 0) / (point?.score.work?.durationSec ?? 1),
    }));
    if (!a || !b) throw new Error('two points');
    const share = Math.log(5 / a.batch) / Math.log(b.batch / a.batch);
    expect(entry?.outputTokensPerSec).toBeCloseTo(a.rate * (b.rate / a.rate) ** share, 6);
    expect(entry?.distance.largest).toBeLessThan(0.5);
  });

  test('a simulated system stands on as few chips as the precision that is asked for needs, or on more', () => {
    const chips = (precision: string) =>
      ranked({ model: 'llama-3-70b', precision, include: { simulated: true } }, []).simulated.flatMap(
        (entry) => (entry.chip === 'nvidia-h100-sxm5-80gb' ? [entry.chips] : []),
      );
    // 141 GB of weights in 16 bits do not fit on one chip of 80 GB; 36 GB in 4 bits do.
    const [wide, narrow] = [chips('FP16'), chips('W4A16')];
    expect([wide.length, narrow.length]).toEqual([1, 1]);
    expect(wide[0]).toBeGreaterThanOrEqual(2);
    expect(narrow[0]).toBeLessThan(wide[0] ?? 0);
  });

  test('worked out in parts, each in a turn of its own, they are those of the whole', () => {
    const request = WorkloadRequest.parse({ ...BASE, concurrency: 5, include: { simulated: true } });
    const input = { request, points: POINTS, catalogue };
    const entries = [0, 1, 2].flatMap((index) => {
      const part = simulatedPart(input, { index, of: 3 });
      if (!part.ok) throw part.error;
      return part.value;
    });
    expect(rankForWorkload(input, entries)).toEqual(rankForWorkload(input));
  });

  test('a limit is kept only by the far end of a band and missed only by its near end', () => {
    const first = ranked({ concurrency: 5, include: { simulated: true } }).simulated[0];
    if (first === undefined) throw new Error('nothing was simulated');
    const { p95LowMs, p95Ms, p95HighMs } = first.tpot;
    const verdictAt = (tpotMs: number) => {
      const { simulated } = ranked({ concurrency: 5, include: { simulated: true }, limits: { tpotMs } });
      const found = simulated.find(({ system }) => system === first.system);
      return found === undefined ? 'MISSED' : found.verdict;
    };
    expect(p95LowMs).toBeLessThan(p95Ms ?? 0);
    expect(p95HighMs).toBeGreaterThan(p95Ms ?? 0);
    expect(verdictAt((p95HighMs ?? 0) * 1.001)).toBe('KEPT');
    expect(verdictAt((p95HighMs ?? 0) * 0.999)).not.toBe('KEPT');
    expect(verdictAt((p95LowMs ?? 0) * 1.001)).toBe('WITHIN');
  });

  test('where nothing keeps the limits, three systems say what they miss and by how much', () => {
    const { ranking, simulated, nearest } = ranked({
      concurrency: 64,
      include: { simulated: true },
      limits: { tpotMs: 0.5 },
    });
    expect([ranking.length, simulated.filter(({ verdict }) => verdict === 'KEPT').length]).toEqual([0, 0]);
    expect(nearest).toHaveLength(3);
    const over = nearest.map(({ furthestOver }) => furthestOver ?? 0);
    expect(over[0]).toBeGreaterThan(1);
    expect(over).toEqual(over.toSorted((a, b) => a - b));
  });

  test('a rate is carried by as many systems as it needs, each below its capacity', () => {
    const { simulated } = ranked({
      concurrency: undefined,
      requestsPerSec: 200,
      include: { simulated: true },
    });
    expect(simulated.length).toBeGreaterThan(3);
    // What arrives at random in a run of a thousand requests is off by some percent.
    for (const { systems, outputTokensPerSec } of simulated)
      expect(systems * outputTokensPerSec).toBeGreaterThan(0.8 * 200 * 1024);
  });
});

test.prop([fc.shuffledSubarray(POINTS, { minLength: POINTS.length })], { numRuns: 10 })(
  'the order in which points come changes nothing',
  (points) => {
    expect(names(ranked({}, points))).toEqual(names(ranked()));
  },
);

test.prop(
  [
    fc.record({
      requests: fc.tuple(
        fc.record({
          inputTokens: fc.constantFrom(128, 600, 1024, 1400, 8192),
          outputTokens: fc.constantFrom(128, 1024, 1300, 2048),
        }),
      ),
      concurrency: fc.constantFrom(1, 3, 16, 50, 400),
      include: fc.record({ interpolated: fc.boolean() }),
    }),
  ],
  { numRuns: 40 },
)('points without the scores that are too far rank as all of them do', (more) => {
  const request = WorkloadRequest.parse({ ...BASE, ...more });
  const near = withinReach(POINTS, request);
  expect(near.some(({ score }) => score === null)).toBe(true);
  expect(ranked(more, near)).toEqual(ranked(more));
});

test('a distribution is ranked at its means; an unknown model and two loads are refused', () => {
  const { inputTokens, outputTokens, context } = ranked({
    requests: [
      { inputTokens: 1000, outputTokens: 500, weight: 3 },
      { inputTokens: 2000, outputTokens: 100, weight: 1 },
    ],
  });
  // (3·1000 + 2000) ÷ 4; (3·500 + 100) ÷ 4; over answer tokens (1500·1250 + 100·2050) ÷ 1600.
  expect([inputTokens, outputTokens, context]).toEqual([1250, 400, 1300]);
  const unknown = WorkloadRequest.parse({ ...BASE, model: 'llama-9' });
  expect(rankForWorkload({ request: unknown, points: [], catalogue })).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
  expect(WorkloadRequest.safeParse({ ...BASE, requestsPerSec: 1 }).success).toBe(false);
});
