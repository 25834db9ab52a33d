import { describe, expect, test } from 'vitest';
import { codesOf, requestsPoint } from '../../testkit/imports.ts';
import { CLOSED, ONE, stageWith, runOf } from '../../testkit/measured-by-hand.ts';

describe('what the server counts', () => {
  const before = { record: 'counters', stage: 0, when: 'before', atUs: 900_000, server: 'vllm' } as const;
  const after = { ...before, when: 'after', atUs: 3_100_000 } as const;
  const counted = (from: object, to: object) =>
    stageWith(CLOSED, ONE, {
      counters: [
        { ...before, values: from },
        { ...after, values: to },
      ],
    });

  test('prefix reuse and accepted drafts are gains over the stage, and fill the techniques as figures of the file', () => {
    const run = runOf(
      [
        counted(
          {
            prefixCacheQueriedTokens: 1_000,
            prefixCacheHitTokens: 900,
            drafts: 5,
            draftTokens: 15,
            acceptedDraftTokens: 15,
          },
          {
            prefixCacheQueriedTokens: 1_020,
            prefixCacheHitTokens: 905,
            drafts: 7,
            draftTokens: 21,
            acceptedDraftTokens: 18,
            kvUsedRatio: 0.4,
          },
        ),
      ],
      undefined,
      'techniques: { speculative: { method: eagle, draftModel: org/draft, draftTokens: 3, meanAcceptedTokens: 2.5 } }',
    );
    expect(run.techniques).toEqual({
      prefixCacheHitRate: 0.25,
      speculative: { method: 'eagle', draftModel: 'org/draft', draftTokens: 3, meanAcceptedTokens: 2.5 },
    });
    expect(run.source.conflicts).toBeUndefined();
    expect(run.source.fields.map(({ path }) => path)).toContain('techniques.speculative.meanAcceptedTokens');
    expect(run.system.framework).toBe('vllm');
    expect(requestsPoint(run).countedByServer).toMatchObject({
      server: 'vllm',
      prefixCacheHitRate: 0.25,
      kvUsedRatio: 0.4,
      promptTokens: null,
    });
  });

  test('a declared reuse that the counters contradict is a conflict, and theirs is used', () => {
    const stage = counted(
      { prefixCacheQueriedTokens: 0, prefixCacheHitTokens: 0 },
      { prefixCacheQueriedTokens: 20, prefixCacheHitTokens: 10 },
    );
    const run = runOf([stage], undefined, 'techniques: { prefixCacheHitRate: 0 }');
    expect(run.techniques.prefixCacheHitRate).toBe(0.5);
    expect(run.source.conflicts).toMatchObject([{ path: 'techniques.prefixCacheHitRate', used: 'file' }]);
  });

  test('counters that fell are of a server that was started again, and say nothing', () => {
    const run = runOf([
      counted(
        { prefixCacheQueriedTokens: 9, prefixCacheHitTokens: 9 },
        { prefixCacheQueriedTokens: 3, prefixCacheHitTokens: 0 },
      ),
    ]);
    expect(run.techniques.prefixCacheHitRate).toBeNull();
    expect(requestsPoint(run).countedByServer).toBeUndefined();
  });
});

describe('power over the window', () => {
  const record = {
    record: 'power',
    stage: 0,
    boundary: 'device_sensor',
    sampler: 'nvidia-smi',
    devices: 1,
    sampleHz: 10,
  } as const;
  /** Samples from 0 to 4 s, ten a second: 100 W, and 300 W from 2 s on. */
  const samples = Array.from({ length: 41 }, (_, i): [number, number] => [i * 100_000, i < 20 ? 100 : 300]);

  test('trapezoids from the end of the warm-up to the last answer, with coverage and rate', () => {
    const { power } = requestsPoint(runOf([stageWith(CLOSED, ONE, { power: [{ ...record, samples }] })]));
    // 1 to 1.9 s at 100 W, to 2 s rising to 300 W, to 3 s at 300 W.
    expect(power?.energyJoules).toBeCloseTo(90 + 20 + 300, 6);
    expect(power).toMatchObject({
      boundary: 'device_sensor',
      coverage: 1,
      windowSec: 2,
      devices: 1,
      meter: 'nvidia-smi',
    });
    expect(power?.sampleHz).toBeCloseTo(10.5, 6);
  });

  test('a window with a gap has no power, and why is said', () => {
    const holed = samples.filter(([us]) => us < 1_200_000 || us > 2_900_000);
    const run = runOf([
      stageWith(CLOSED, ONE, {
        power: [{ ...record, samples: holed.map(([us, w]) => [us < 2e6 ? us : us + 3e6, w]) }],
      }),
    ]);
    expect(requestsPoint(run).power).toBeNull();
    expect(codesOf(run)).toContain('POWER_PARTIAL');
  });

  test('a stronger boundary counts before a weaker one', () => {
    const wall = {
      ...record,
      boundary: 'wall',
      sampler: 'meter',
      samples: samples.map(([us]): [number, number] => [us, 500]),
    } as const;
    const run = runOf([
      stageWith(CLOSED, ONE, {
        power: [
          { ...record, samples },
          { ...wall, samples: [...wall.samples] },
        ],
      }),
    ]);
    expect(requestsPoint(run).power?.boundary).toBe('wall');
    expect(requestsPoint(run).power?.averageWatts).toBeCloseTo(500, 9);
  });
});
