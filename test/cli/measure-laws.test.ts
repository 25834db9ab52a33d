// Against an engine whose times are known: `INFERBENCH_LAWS=all` asks more of each law (`npm run laws:measure`).
import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { distributionOf } from '@inferbench/importers/shared/statistics';
import { arrivalSecs, stageSeed } from '@inferbench/load/arrivals';
import { describe, expect, test } from 'vitest';
import type { RequestTruth } from '../engines/deterministic/truth.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { inFolder, measured, type Measured, pairs } from '../testkit/measure.ts';

const ALONE = ['--repeat', '1'];
const LONG_MS = 120_000;

/** A machine that does much else disturbs a measurement; one that is wrong is wrong each time. */
const ATTEMPTS = 5;

const TIMES = {
  ttft: {
    told: 'ttftMs',
    known: ({ firstTokenUs, arrivalUs }: RequestTruth) => (firstTokenUs ?? Number.NaN) - arrivalUs,
    seen: ({ firstTokenUs, sentUs }: RequestRecord) => (firstTokenUs ?? Number.NaN) - (sentUs ?? Number.NaN),
  },
  tpot: {
    told: 'tpotMs',
    known: ({ firstTokenUs, lastTokenUs, outputTokens }: RequestTruth) =>
      ((lastTokenUs ?? Number.NaN) - (firstTokenUs ?? Number.NaN)) / (outputTokens - 1),
    seen: ({ firstTokenUs, lastTokenUs, outputTokens }: RequestRecord) =>
      ((lastTokenUs ?? Number.NaN) - (firstTokenUs ?? Number.NaN)) / ((outputTokens ?? Number.NaN) - 1),
  },
  e2e: {
    told: 'e2eMs',
    known: ({ lastTokenUs, arrivalUs }: RequestTruth) => (lastTokenUs ?? Number.NaN) - arrivalUs,
    seen: ({ lastTokenUs, sentUs }: RequestRecord) => (lastTokenUs ?? Number.NaN) - (sentUs ?? Number.NaN),
  },
} as const;

interface Compared {
  what: string;
  knownMs: number;
  saysMs: number;
  /** The most by which the machine delayed one request between engine and client. */
  delayMs: number;
}

/** Every statistic beside the engine's own. */
function comparisons(both: Measured): Compared[] {
  return both.answer.points.flatMap((point) => {
    const own = pairs(both).filter(([{ stage }]) => loadOf(both, stage) === point.concurrency);
    return Object.entries(TIMES).flatMap(([name, { told, known, seen }]) => {
      const truth = distributionOf(own.map(([, request]) => known(request) / 1e6));
      const delays = own.map(([record, request]) => Math.abs(seen(record) - known(request)) / 1e3);
      return (['mean', 'p50', 'p95', 'p99'] as const).map((key) => ({
        what: `${name} ${key} of ${point.concurrency} clients`,
        knownMs: (truth?.[`${key}Sec`] ?? Number.NaN) * 1e3,
        saysMs: point[told]?.[key] ?? Number.NaN,
        delayMs: Math.max(...delays),
      }));
    });
  });
}

function loadOf({ file }: Measured, stage: number): number | null {
  const found = file.stages.find((one) => one.stage.stage === stage)?.stage;
  return found === undefined || found.isReturn || found.load.kind !== 'closed'
    ? null
    : found.load.concurrency;
}

function toleranceMs(knownMs: number): number {
  return Math.max(1, 0.01 * knownMs);
}

describe('what is measured is what happened', () => {
  const settings = { ttftMs: 400, tpotMs: 25, slots: 6, spread: 0.4 };
  const flags = '--concurrency 4,8 --input-tokens 128 --output-tokens 16 --warm-up 0'.split(' ');
  const asked = (requests: number) =>
    measured(settings, [...flags, '--requests', String(requests), ...ALONE]);

  test(
    'a request that nothing disturbs has the engine’s own times to a millisecond or 1 %, and no statistic is off by more than disturbs it',
    async () => {
      const both = await asked(24);
      for (const { known, seen } of Object.values(TIMES)) {
        const off = pairs(both).map(([record, request]) => {
          const [is, says] = [known(request) / 1e3, seen(record) / 1e3];
          return Math.abs(says - is) / toleranceMs(is);
        });
        // A quarter of the requests of a busy machine goes undisturbed.
        expect(off.toSorted((a, b) => a - b)[Math.floor(off.length / 4)]).toBeLessThan(1);
      }
      for (const { what, knownMs, saysMs, delayMs } of comparisons(both))
        expect([what, Math.abs(saysMs - knownMs) <= toleranceMs(knownMs) + delayMs]).toEqual([what, true]);
    },
    LONG_MS,
  );

  // The bound holds on a machine that does nothing else: `npm run laws:measure`.
  test.runIf(lawCount(1, 0) > 0)(
    'every statistic is the engine’s own to a millisecond or 1 %',
    async () => {
      let off: Compared[] | null = null;
      for (let attempt = 0; attempt < ATTEMPTS && off?.length !== 0; attempt += 1)
        off = comparisons(await asked(100)).filter(
          ({ knownMs, saysMs }) => Math.abs(saysMs - knownMs) > toleranceMs(knownMs),
        );
      expect(off).toEqual([]);
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

test('a trace is sent at its own times, with its own lengths', () =>
  inFolder(async (folder) => {
    const trace = path.join(folder, 'trace.jsonl');
    const lines = Array.from({ length: 20 }, (_, at) => ({
      timestamp: 5000 + 40 * at + (at % 3),
      input_length: 20 + at,
      output_length: 1 + (at % 5),
    }));
    writeFileSync(trace, lines.map((line) => JSON.stringify(line)).join('\n'));
    const { truth, file, answer } = await measured({ ttftMs: 3, tpotMs: 1 }, [
      '--trace',
      trace,
      '--warm-up',
      '2',
      ...ALONE,
    ]);
    const [ran] = file.stages;
    const sent = (ran?.requests ?? []).toSorted((a, b) => a.id - b.id);
    expect(sent.map(({ scheduledUs }) => scheduledUs - (ran?.stage.startedUs ?? 0))).toEqual(
      lines.map(({ timestamp }) => 1000 * (timestamp - 5000)),
    );
    const byPrompt = truth.toSorted((a, b) => a.promptTokens - b.promptTokens);
    expect(byPrompt.map(({ promptTokens, outputTokens }) => [promptTokens, outputTokens])).toEqual(
      lines.map(({ input_length: input, output_length: output }) => [input, output]),
    );
    expect(answer.points[0]).toMatchObject({ issued: 18, completed: 18, arrivals: 'trace' });
  }));

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

describe('throughput is what the engine gives while all clients are busy', () => {
  const asked = (concurrency: number, shape: object, answers: number) =>
    measured({ ttftMs: 60, tpotMs: 6, slots: 64, spread: 0, ...shape }, [
      ...`--concurrency ${concurrency} --input-tokens 32 --output-tokens 24`.split(' '),
      ...`--requests ${answers * concurrency}`.split(' '),
      ...ALONE,
    ]);

  /** Tokens of an answer that the engine wrote within a time, evenly from its first to its last. */
  const writtenIn = (fromUs: number, toUs: number) => (request: RequestTruth) => {
    const [firstUs, lastUs] = [request.firstTokenUs ?? Number.NaN, request.lastTokenUs ?? Number.NaN];
    const share = (Math.min(toUs, lastUs) - Math.max(fromUs, firstUs)) / (lastUs - firstUs);
    return Math.max(0, share) * request.outputTokens;
  };

  test('by the engine’s own count of the same time, also where chunks hold four tokens', async () => {
    const both = await asked(8, { tokensPerChunk: 4 }, 8);
    const { window, outputTokensPerSec, itlMs, chunkGapMs } = both.answer.points[0] ?? {};
    const [ran] = both.file.stages;
    const originUs = Math.min(
      ...pairs(both).map(([record, { arrivalUs }]) => arrivalUs - (record.sentUs ?? 0)),
    );
    const startUs = originUs + (ran?.stage.startedUs ?? Number.NaN);
    const [fromUs, toUs] = [window?.fromSec, window?.toSec].map((sec) => startUs + 1e6 * (sec ?? Number.NaN));
    const written = both.truth.map(writtenIn(fromUs ?? Number.NaN, toUs ?? Number.NaN));
    const perSec = (1e6 * written.reduce((sum, tokens) => sum + tokens, 0)) / ((toUs ?? 0) - (fromUs ?? 0));
    // Beginning and end of the window within an answer move half a first token of eight answers.
    expect(Math.abs((outputTokensPerSec ?? 0) / perSec - 1)).toBeLessThan(0.1);
    expect(window?.answersPerClient).toBeGreaterThan(6);
    expect(itlMs).toBeNull();
    expect(chunkGapMs?.mean).toBeGreaterThan(4 * 5);
  });

  // Of a machine that does nothing else: `npm run laws:measure`. Answers of 0.2, 1, 5 and 20 s.
  test.runIf(lawCount(1, 0) > 0).each([
    [1, {}],
    [4, {}],
    [32, {}],
    [32, { slots: 4 }],
    [32, { tokensPerChunk: 4 }],
    [128, { slots: 128, ttftMs: 310, tpotMs: 30 }],
    [128, { slots: 64, ttftMs: 310, tpotMs: 30 }],
    [128, { slots: 128, ttftMs: 1_550, tpotMs: 150 }],
    [4, { ttftMs: 2_060, tpotMs: 780 }],
    [32, { ttftMs: 2_060, tpotMs: 780 }],
  ])(
    '%i clients of an engine %j: its plateau within 1 %%',
    async (concurrency, shape) => {
      const { ttftMs, tpotMs, slots } = { ttftMs: 60, tpotMs: 6, slots: 64, ...shape };
      const { answer } = await asked(concurrency, shape, 12);
      const plateau = (1000 * Math.min(slots, concurrency) * 24) / (ttftMs + 23 * tpotMs);
      const says = answer.points[0]?.outputTokensPerSec ?? Number.NaN;
      expect(Math.abs(says / plateau - 1)).toBeLessThan(0.01);
    },
    4 * LONG_MS,
  );
});

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
      '--concurrency',
      '4',
      '--requests',
      '60',
      ...ALONE,
      '--input-tokens',
      'uniform:50-150',
      '--output-tokens',
      'normal:12,3',
    ]);
    expect(truth.every(({ promptTokens }) => promptTokens >= 50 && promptTokens <= 150)).toBe(true);
    expect(truth.every(({ outputTokens, maxTokens }) => outputTokens === maxTokens && maxTokens <= 24)).toBe(
      true,
    );
    expect(new Set(truth.map(({ promptTokens }) => promptTokens)).size).toBeGreaterThan(20);
  });
});
