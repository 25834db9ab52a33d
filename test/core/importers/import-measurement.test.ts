import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { measurementFile } from '@inferbench/importers/tools/measurement/file';
import { answerOf } from '@inferbench/load/answer';
import { describe, expect, test } from 'vitest';
import { codesOf, imported, refusal, requestsPoint, runOfFixture } from '../../testkit/imports.ts';
import { CLOSED, OPEN, HEADER, ONE, request, stageWith, runOf } from '../../testkit/measured-by-hand.ts';
import { headerOf, linesOf, measuredStages, textOf } from '../../testkit/measurement-lines.ts';

describe('figures of a stage by hand', () => {
  test('a closed loop counts from sending, tokens over the time from the end of the warm-up to the last answer', () => {
    const point = requestsPoint(runOf([stageWith(CLOSED, ONE)]));
    expect(point.load).toEqual({ mode: 'closed', concurrencyLimit: 2, requestRatePerSec: null });
    expect(point.counts).toEqual({
      issued: 2,
      completed: 2,
      failed: 0,
      cancelled: 0,
      inputTokens: 20,
      outputTokens: 8,
    });
    expect(point.durationSec).toBe(2);
    expect(point.latency.ttft).toMatchObject({ n: 2, meanSec: 0.1, p50Sec: 0.1, origin: 'recomputed' });
    expect(point.latency.tpot?.meanSec).toBeCloseTo(0.02, 12);
    expect(point.latency.e2e?.meanSec).toBeCloseTo(0.16, 12);
    expect(point.latency.itl).toMatchObject({ n: 6, meanSec: 0.02 });
    expect(point.window).toEqual({ startedAt: '2026-11-20T10:00:01.000Z', durationSec: 2 });
    expect(point.client?.lateness).toMatchObject({ n: 2, p99Sec: 0.001 });
    const [answer] = answerOf(measurementFile(linesOf(HEADER, [stageWith(CLOSED, ONE)]))).points;
    expect(answer).toMatchObject({
      concurrency: 2,
      completed: 2,
      failed: 0,
      outputTokensPerSec: 4,
      verdict: 'VALID',
    });
    expect(answer?.ttftMs?.mean).toBeCloseTo(100, 9);
    expect(answer?.clientLatenessMs?.p99).toBeCloseTo(1, 9);
  });

  test('an open loop counts from when a request was due', () => {
    const point = requestsPoint(runOf([stageWith(OPEN, ONE)]));
    expect(point.load).toEqual({ mode: 'open', concurrencyLimit: null, requestRatePerSec: 10 });
    expect(point.latency.ttft?.meanSec).toBeCloseTo(0.101, 12);
    expect(point.latency.e2e?.meanSec).toBeCloseTo(0.161, 12);
    expect(point.latency.tpot?.meanSec).toBeCloseTo(0.02, 12);
  });

  test('warm-up and failures are in no latency; failures are counted by their names', () => {
    const failed = {
      firstTokenUs: null,
      lastTokenUs: null,
      firstByteUs: null,
      chunks: 0,
      outputTokens: null,
    };
    const without = (id: number, outcome: RequestRecord['outcome']): RequestRecord => {
      const { tokenUs: _gaps, ...one } = request(id, 1_200_000, { ...failed, outcome });
      return one;
    };
    const warmUp = request(0, 100_000, { isWarmUp: true, lastTokenUs: 900_000, endUs: 900_000 });
    const measured = [
      ...ONE.map((one) => ({ ...one, id: one.id + 1 })),
      without(3, 'TIMEOUT'),
      without(4, 'HTTP_STATUS'),
      without(5, 'TIMEOUT'),
      without(6, 'CANCELLED'),
    ];
    const stage = stageWith(CLOSED, measured);
    const lines = linesOf({ ...HEADER, plan: { ...HEADER.plan, warmUpRequests: 1 } }, [
      { ...stage, requests: [warmUp, ...measured] },
    ]);
    const run = imported([textOf(lines)])[0]?.run;
    const point = requestsPoint(run);
    expect(point.counts).toMatchObject({ issued: 6, completed: 2, failed: 3, cancelled: 1 });
    expect(point.client?.failures).toEqual({ TIMEOUT: 2, HTTP_STATUS: 1, CANCELLED: 1 });
    expect(point.latency.ttft?.n).toBe(2);
    expect(run?.system.warmUp).toEqual({ requests: 1, durationSec: 1 });
  });

  test('chunks of several tokens have no gaps between tokens, and TPOT is by the count of tokens', () => {
    const wide = ONE.map((one) => ({ ...one, outputTokens: 7 }));
    const run = runOf([stageWith(CLOSED, wide)]);
    expect(requestsPoint(run).latency.itl).toBeNull();
    expect(requestsPoint(run).latency.tpot?.meanSec).toBeCloseTo(0.01, 12);
    expect(codesOf(run)).toContain('CHUNKED_STREAM');
  });

  test('prompt tokens that one request does not know have no total', () => {
    const [first, second] = ONE;
    if (first === undefined || second === undefined) throw new Error('two');
    const run = runOf([stageWith(CLOSED, [first, { ...second, inputTokens: null }])]);
    expect(requestsPoint(run).counts.inputTokens).toBeNull();
  });
});

describe('what does not count is not imported', () => {
  test('a client later than a tenth of the median first token, whatever the file says of itself', () => {
    const late = ONE.map((one) => ({ ...one, scheduledUs: one.scheduledUs - 12_000 }));
    const stage = stageWith(CLOSED, late);
    const valid = { ...stage, stage: { ...stage.stage, warmUpEndUs: 900_000, verdict: 'VALID' as const } };
    expect(refusal([textOf(linesOf(HEADER, [valid]))])).toMatchObject({ code: 'IMPORT_RUN_INVALID' });
    const other = {
      ...stageWith(
        CLOSED,
        ONE.map((one) => ({ ...one, stage: 1 })),
      ),
    };
    const good = { ...other, stage: { ...other.stage, stage: 1, position: 1 } };
    const run = runOf([valid, good]);
    expect(run.points).toHaveLength(1);
    expect(run.source.warnings.find(({ code }) => code === 'STAGE_LEFT_OUT')?.message).toMatch(
      /INVALID_CLIENT.*13\.0* ms late/,
    );
  });

  test('a stage that says it is not valid, and one without its end', () => {
    const incomplete = stageWith(CLOSED, ONE);
    const said = {
      ...incomplete,
      stage: { ...incomplete.stage, verdict: 'INCOMPLETE' as const, why: 'ended by hand' },
    };
    expect(refusal([textOf(linesOf(HEADER, [said]))])?.code).toBe('IMPORT_RUN_INVALID');
    const open = linesOf(HEADER, [stageWith(CLOSED, ONE)]).filter(({ record }) => record !== 'stage');
    expect(refusal([textOf(open)])?.code).toBe('IMPORT_NOTHING_MEASURED');
  });

  test('a file that was cut anywhere gives its whole stages, or nothing by name', () => {
    const text = textOf(linesOf(headerOf(), measuredStages(headerOf())));
    const cuts = Array.from({ length: 30 }, (_, i) => 1500 + Math.floor((i * (text.length - 1500)) / 30));
    const outcomes = cuts.map((cut) => {
      const code = refusal([text.slice(0, cut)])?.code;
      return code ?? imported([text.slice(0, cut)])[0]?.run;
    });
    // Until the first stage has its end, nothing is measured; from then on, points and that it is not all.
    const first = outcomes.findIndex((outcome) => typeof outcome !== 'string');
    expect(new Set(outcomes.slice(0, first))).toEqual(new Set(['IMPORT_NOTHING_MEASURED']));
    const runs = outcomes.slice(first).flatMap((outcome) => (typeof outcome === 'object' ? [outcome] : []));
    expect(runs).toHaveLength(cuts.length - first);
    expect(runs.every((run) => codesOf(run).includes('CANCELLED') && run.points.length > 0)).toBe(true);
  });

  test('lines of a stage before it was resumed are void', () => {
    const stage = stageWith(CLOSED, ONE);
    const [header, environment, ...rest] = linesOf(HEADER, [stage]);
    const stale = request(0, 500_000);
    if (header === undefined || environment === undefined) throw new Error('two lines');
    const lines = [header, environment, stale, { record: 'resumed', atUs: 900_000 } as const, ...rest];
    expect(requestsPoint(imported([textOf(lines)])[0]?.run).counts.completed).toBe(2);
    expect(refusal([textOf(lines.filter(({ record }) => record !== 'resumed'))])).toMatchObject({
      code: 'INVALID',
    });
  });
});

describe('accounting closes, or the file is refused with the line', () => {
  const base = linesOf(HEADER, [stageWith(CLOSED, ONE)]);
  const at = (index: number, change: object) =>
    textOf(base.map((line, i) => (i === index ? { ...line, ...change } : line)));

  test.each([
    ['one request more than lines', 4, { issued: 3, completed: 3 }, '[4].issued'],
    ['a failure that no line has', 4, { completed: 1, failed: { TIMEOUT: 1 } }, '[4].completed'],
    ['a request that ends after its stage', 4, { endedUs: 1_100_000 }, '[4].endedUs'],
    ['a request that was due before the warm-up ended', 4, { warmUpEndUs: 1_200_000 }, '[4].warmUpEndUs'],
    ['a stage that takes no time', 4, { endedUs: 1_000_000 }, '[4].endedUs'],
    ['a request twice', 3, { id: 0 }, '[4].stage'],
    [
      'a token before the request was sent',
      2,
      { firstTokenUs: 1_000_500, firstByteUs: null },
      '[2].firstTokenUs',
    ],
    ['more chunks than tokens', 2, { outputTokens: 3 }, '[2].chunks'],
    ['a gap too many', 2, { tokenUs: [1, 2, 3, 4] }, '[2].tokenUs'],
    ['an answer without a count', 2, { outputTokens: null }, '[2].outputTokens'],
    ['a warm-up that nobody planned', 3, { isWarmUp: true }, '[3].isWarmUp'],
    ['a key of nobody', 2, { prompt: 'what is' }, '[2].prompt'],
    ['another version', 0, { format: 'inferbench.measurement/2' }, '[0].format'],
    ['a second header', 1, { ...HEADER }, '[1]'],
  ])('%s', (_name, line, change, path) => {
    const refused = refusal([at(line, change)]);
    expect(refused?.code).toBe('INVALID');
    expect(refused?.path).toContain(path);
  });
});

describe('one file is one run with one curve', () => {
  const context = {
    system: { chip: 'nvidia-h100-sxm5-80gb', chips: 1 },
    model: { slug: 'llama-3.1-8b' },
    precision: { weights: 'fp16' },
  } as const;

  test('repeats are replicates with an interval, from single requests: E2', () => {
    const header = headerOf({}, { context });
    const run = imported([textOf(linesOf(header, measuredStages(header)))])[0]?.run;
    if (run === undefined) throw new Error('a run');
    expect(run.points).toHaveLength(6);
    expect(
      run.points.map((point) => point.measurement === 'requests' && point.load.concurrencyLimit),
    ).toEqual([2, 2, 2, 8, 8, 8]);
    expect(codesOf(run)).toContain('DRIFT');
    expect(run.source.stated).toEqual(
      expect.arrayContaining(['system.chip', 'system.chips', 'precision.weights', 'model.slug']),
    );
    const { points, findings } = evaluateRun(run, catalogue);
    expect(findings.filter(({ severity }) => severity === 'reject')).toEqual([]);
    expect(points.map(({ evidenceGrade }) => evidenceGrade)).toEqual(Array.from({ length: 6 }, () => 'E2'));
    // Student's t of two degrees of freedom × s ÷ √3 ÷ mean, by hand.
    const rates = points
      .slice(0, 3)
      .map((_, i) => requestsPoint(run, i).steady?.outputTokensPerSec ?? Number.NaN);
    const mean = rates.reduce((a, b) => a + b) / 3;
    const deviation = Math.sqrt(rates.reduce((a, b) => a + (b - mean) ** 2, 0) / 2);
    const metric = points[0]?.score.metrics.USEFUL_TOPS;
    if (metric?.present !== true) throw new Error('a value');
    const half = (metric.interval.high - metric.interval.low) / 2 / metric.value;
    expect(metric.interval.assumed).toBe(false);
    expect(half).toBeCloseTo((4.303 * deviation) / Math.sqrt(3) / mean, 9);
  });

  test('what is stated beside the file counts before what it carries', () => {
    const header = headerOf({}, { context });
    const text = textOf(linesOf(header, measuredStages(header)));
    const run = imported([text], { context: 'system: { chips: 2 }' })[0]?.run;
    expect(run?.system).toMatchObject({ chip: 'nvidia-h100-sxm5-80gb', chips: 2 });
  });

  test('known answers are evidence of quality', () => {
    const run = runOf([stageWith(CLOSED, ONE)], [{ record: 'quality', checked: 50, exact: 49, refused: 1 }]);
    expect(run.precision.quality).toEqual({
      benchmark: '50 known answers, exact match',
      score: 49,
      referenceScore: 50,
    });
    const none = runOf([stageWith(CLOSED, ONE)], [{ record: 'quality', checked: 50, exact: 0, refused: 50 }]);
    expect(none.precision.quality).toBeUndefined();
    expect(codesOf(none)).toContain('ANSWERS_CHECKED');
  });

  test('the fixtures: a whole measurement, a killed one, one with a late client', () => {
    expect(runOfFixture('measurement/closed.jsonl').points).toHaveLength(6);
    expect(codesOf(runOfFixture('measurement/killed.jsonl'))).toEqual(
      expect.arrayContaining(['STAGE_OPEN', 'CANCELLED']),
    );
    expect(codesOf(runOfFixture('measurement/late.jsonl'))).toContain('STAGE_LEFT_OUT');
  });
});
