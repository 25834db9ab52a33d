// Against an engine whose times are known: `INFERBENCH_LAWS=all` asks more of each law (`npm run laws:measure`).
import type { AnsweredLatency } from '@inferbench/load/answer';
import { distributionOf } from '@inferbench/importers/statistics';
import { arrivalSecs, stageSeed } from '@inferbench/load/arrivals';
import { describe, expect, test } from 'vitest';
import type { RequestTruth } from '../engines/deterministic/truth.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { measured, type Measured, pairs } from '../testkit/measure.ts';

const ALONE = ['--repeat', '1'];
const LONG_MS = 120_000;

/** A measurement of a machine that does much else may be disturbed; one that is wrong is wrong each time. */
const ATTEMPTS = 4;

type Times = Record<'ttft' | 'tpot' | 'e2e', (request: RequestTruth) => number>;
const TIMES: Times = {
  ttft: ({ firstTokenUs, arrivalUs }) => (firstTokenUs ?? Number.NaN) - arrivalUs,
  tpot: ({ firstTokenUs, lastTokenUs, outputTokens }) =>
    ((lastTokenUs ?? Number.NaN) - (firstTokenUs ?? Number.NaN)) / (outputTokens - 1),
  e2e: ({ lastTokenUs, arrivalUs }) => (lastTokenUs ?? Number.NaN) - arrivalUs,
};

/** Statistics that are further from the engine's own than a millisecond and 1 %. */
function deviations({ answer, file, truth }: Measured): string[] {
  return answer.points.flatMap(({ concurrency, ttftMs, tpotMs, e2eMs }) => {
    const stages = new Set(
      file.stages.flatMap(({ stage }) =>
        stage.load.kind === 'closed' && stage.load.concurrency === concurrency && !stage.isReturn
          ? [stage.stage]
          : [],
      ),
    );
    const own = truth.filter(({ requestId }) => stages.has(Number(requestId.split('-')[1])));
    const of = (name: keyof Times, told: AnsweredLatency | null) => {
      const known = distributionOf(own.map((request) => TIMES[name](request) / 1e6));
      return (['mean', 'p50', 'p95', 'p99'] as const).flatMap((key) => {
        const [is, says] = [(known?.[`${key}Sec`] ?? Number.NaN) * 1000, told?.[key] ?? Number.NaN];
        const isNear = Math.abs(says - is) <= Math.max(1, 0.01 * is);
        return isNear ? [] : [`${concurrency} clients, ${name} ${key}: ${says} ms for ${is} ms`];
      });
    };
    return [...of('ttft', ttftMs), ...of('tpot', tpotMs), ...of('e2e', e2eMs)];
  });
}

describe('what is measured is what happened', () => {
  test(
    'every statistic is the engine’s own to a millisecond or 1 %',
    async () => {
      const settings = { ttftMs: 400, tpotMs: 25, slots: 6, spread: 0.4 };
      const flags = [
        '--concurrency',
        '4,8',
        '--input-tokens',
        '128',
        '--output-tokens',
        '16',
        '--warm-up',
        '0',
      ];
      const requests = ['--requests', String(lawCount(100, 24))];
      let found: string[] = ['not measured'];
      for (let attempt = 0; attempt < ATTEMPTS && found.length > 0; attempt += 1)
        found = deviations(await measured(settings, [...flags, ...requests, ...ALONE]));
      expect(found).toEqual([]);
    },
    ATTEMPTS * LONG_MS,
  );

  test('each request lies in the order in which it happened, with the tokens that the engine saw', async () => {
    const both = await measured({ ttftMs: 20, tpotMs: 3 }, [
      '--concurrency',
      '4',
      '--input-tokens',
      '1000',
      '--output-tokens',
      '12',
      '--requests',
      '40',
      ...ALONE,
    ]);
    const originUs = Math.min(
      ...pairs(both).map(([record, { arrivalUs }]) => arrivalUs - (record.sentUs ?? 0)),
    );
    expect(pairs(both)).toHaveLength(both.truth.length);
    for (const [record, truth] of pairs(both)) {
      const at = (us: number | null) => (us ?? Number.NaN) - originUs;
      // The least delay of all stands for none, so that nothing arrives before it is sent.
      expect(at(truth.arrivalUs)).toBeGreaterThanOrEqual(record.sentUs ?? Number.NaN);
      expect(record.firstTokenUs).toBeGreaterThanOrEqual(at(truth.firstTokenUs) - 1);
      expect(record.lastTokenUs).toBeGreaterThanOrEqual(at(truth.lastTokenUs) - 1);
      expect([record.inputTokens, record.outputTokens, record.chunks]).toEqual([
        truth.promptTokens,
        truth.outputTokens,
        truth.outputTokens,
      ]);
    }
  });

  test('delivered concurrency is what was asked for, by the engine’s own count', async () => {
    const { truth, file } = await measured({ ttftMs: 30, tpotMs: 4 }, [
      '--concurrency',
      '1,3,9',
      '--input-tokens',
      '32',
      '--output-tokens',
      '8',
      '--requests',
      '45',
      ...ALONE,
    ]);
    for (const { stage } of file.stages) {
      const { load } = stage;
      if (load.kind !== 'closed') throw new Error('a closed loop');
      const own = truth.filter(({ requestId }) => requestId.startsWith(`measure-${stage.stage}-`));
      const inFlight = own.map((request) => request.inFlight);
      expect(Math.max(...inFlight)).toBe(load.concurrency);
      const steady = inFlight.slice(load.concurrency);
      const mean = steady.reduce((sum, value) => sum + value, 0) / steady.length;
      expect(mean).toBeGreaterThan(0.75 * load.concurrency);
    }
  });

  test('requests of an open loop are due when the seed says, and none is left out', async () => {
    const { truth, file } = await measured({ ttftMs: 5, tpotMs: 1 }, [
      '--rate',
      '80',
      '--input-tokens',
      '32',
      '--output-tokens',
      '4',
      '--requests',
      '80',
      '--seed',
      '9',
      '--warm-up',
      '4',
      ...ALONE,
    ]);
    const [ran] = file.stages;
    const load = { kind: 'open', requestsPerSec: 80, arrivals: 'poisson' } as const;
    const due = arrivalSecs(load, { requests: 84, seconds: null }, stageSeed(9, 0));
    const byId = (ran?.requests ?? []).toSorted((a, b) => a.id - b.id);
    expect(byId.map(({ scheduledUs }) => scheduledUs - (ran?.stage.startedUs ?? 0))).toEqual(
      due.map((sec) => Math.round(sec * 1e6)),
    );
    expect(byId.every(({ sentUs, scheduledUs }) => (sentUs ?? 0) >= scheduledUs)).toBe(true);
    expect(truth).toHaveLength(84);
  });
});

test(
  'an engine that stands still for 2 s shows in the p99 of an open loop, and hides from that of a closed one',
  async () => {
    const settings = { ttftMs: 8, tpotMs: 1, freeze: { atRequest: 100, forMs: 2000 } };
    const lengths = ['--input-tokens', '32', '--output-tokens', '4', '--warm-up', '0', ...ALONE];
    const open = await measured(settings, ['--rate', '60', '--requests', '240', ...lengths]);
    const closed = await measured(settings, ['--concurrency', '1', '--requests', '300', ...lengths]);
    expect(open.answer.points[0]?.ttftMs?.p99).toBeGreaterThan(1500);
    expect(closed.answer.points[0]?.ttftMs?.max).toBeGreaterThan(1900);
    expect(closed.answer.points[0]?.ttftMs?.p99).toBeLessThan(1000);
  },
  LONG_MS,
);

describe('prompts have the length that was asked for, by the engine’s own count', () => {
  const flags = [
    '--concurrency',
    '4',
    '--input-tokens',
    '1000',
    '--output-tokens',
    '4',
    '--requests',
    '20',
    ...ALONE,
  ];
  test.each([
    ['token ids', {}],
    ['token ids with a token before them', { extraPromptTokens: 1 }],
    ['text', { tokenIds: false }],
    [
      'text at an engine that knows few fields',
      { tokenIds: false, strictFields: true, extraPromptTokens: 2 },
    ],
    ['a conversation', { completions: false }],
  ])('%s', async (_, settings) => {
    const { truth, answer } = await measured({ ttftMs: 2, tpotMs: 1, ...settings }, flags);
    expect(new Set(truth.map(({ promptTokens }) => promptTokens))).toEqual(new Set([1000]));
    expect(answer.points[0]?.inputTokens).toBe(20_000);
    // No two prompts share a block, so no cache of the server helps.
    expect(truth.every(({ cachedTokens }) => cachedTokens === 0)).toBe(true);
  });

  test('a declared prefix is shared, and nothing beyond it', async () => {
    const { truth, file } = await measured({ ttftMs: 2, tpotMs: 1 }, [...flags, '--shared-prefix', '2x512']);
    const cached = new Set(truth.map(({ cachedTokens }) => cachedTokens));
    expect(cached).toEqual(new Set([0, 512]));
    expect(file.header.plan.sharedPrefix).toEqual({ groups: 2, tokens: 512 });
    const [before, after] = (['before', 'after'] as const).map(
      (when) =>
        file.stages[0]?.counters.find((counters) => counters.when === when)?.values.prefixCacheHitTokens,
    );
    const hits = truth.reduce((sum, { cachedTokens }) => sum + cachedTokens, 0);
    expect((after ?? Number.NaN) - (before ?? Number.NaN)).toBe(hits);
  });

  test('lengths that are drawn are those that the engine sees', async () => {
    const { truth } = await measured({ ttftMs: 2, tpotMs: 1 }, [
      ...['--concurrency', '4', '--requests', '60', ...ALONE],
      ...['--input-tokens', 'uniform:50-150', '--output-tokens', 'normal:12,3'],
    ]);
    expect(truth.every(({ promptTokens }) => promptTokens >= 50 && promptTokens <= 150)).toBe(true);
    expect(truth.every(({ outputTokens, maxTokens }) => outputTokens === maxTokens && maxTokens <= 24)).toBe(
      true,
    );
    expect(new Set(truth.map(({ promptTokens }) => promptTokens)).size).toBeGreaterThan(20);
  });
});
