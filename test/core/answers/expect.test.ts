import { fc, test as law } from '@fast-check/vitest';
import { rivalsOf } from '@inferbench/analyses/rivals/rivals';
import { whatToExpect, type WhatToExpectInput } from '@inferbench/answers/expect/expect';
import { WhatToExpectRequest } from '@inferbench/answers/expect/request';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { simulate } from '@inferbench/evaluation/simulate';
import { describe, expect, test } from 'vitest';
import { lawCount } from '../../testkit/law-scale.ts';

const H100 = { chip: 'nvidia-h100-sxm5-80gb', model: 'llama-3.1-70b' };

type Runs = Pick<WhatToExpectInput, 'streams' | 'served'>;
const NO_RUNS: Runs = { streams: [], served: [] };

const answerTo = (stated: object, runs = NO_RUNS) =>
  whatToExpect({ request: WhatToExpectRequest.parse({ ...H100, ...stated }), ...runs, catalogue });

function asked(stated: object = {}, runs = NO_RUNS) {
  const found = answerTo(stated, runs);
  if (!found.ok) throw found.error;
  return found.value;
}

/** Tokens of Llama 3.1 70B in 8 bits, cached in 16: 80 layers, 8 heads of 128, keys and values. */
const [WEIGHT_BYTES, KV_BYTES] = [70_553_706_496, 80 * 8 * 128 * 2 * 2];
const step = (stated: Pick<SimulateRequest, 'chip' | 'chips' | 'batch' | 'context'> & { model: string }) =>
  simulate({ phase: 'decode', weightPrecision: 'fp8', ...stated }, catalogue);

describe('what to expect of Llama 3.1 70B on H100', () => {
  const answer = asked({ beside: ['nvidia-h200-sxm-141gb', 'groq-lpu-v1'] });
  const points = answer.contexts.flatMap(({ context, loads }) => loads.map((load) => ({ context, ...load })));

  test('is what `simulate` says of each load on the fewest chips that hold it, in its band', () => {
    expect(answer.contexts.map(({ context }) => context / 1024)).toEqual([1, 4, 16, 32, 64, 128]);
    expect(points.map(({ chips }) => chips)).toEqual([1, 1, 1, 2, 1, 4, 2, 4, 2, 8, 2, null]);
    for (const { context, users, chips, tpotMs, each, all } of points) {
      if (chips === null) continue;
      const found = step({ ...H100, chips, batch: users, context });
      if (!found.ok) throw found.error;
      const { expected, band } = found.value;
      expect([tpotMs.value, each.value, all.value]).toEqual([
        expected.tpotMs,
        expected.decodeTokensPerSec,
        expected.outputTokensPerSec,
      ]);
      expect(tpotMs.low).toBeCloseTo((expected.tpotMs ?? 0) * band.low, 9);
      expect(tpotMs.high).toBeCloseTo((expected.tpotMs ?? 0) * band.high, 9);
    }
  });

  test('does not fit on half as many chips', () => {
    const split = points.flatMap(({ chips, users: batch, context }) =>
      chips === null || chips === 1 ? [] : step({ ...H100, chips: chips / 2, batch, context }),
    );
    expect(split).toHaveLength(7);
    for (const fewer of split) expect(fewer.ok ? null : fewer.error.code).toBe('DOES_NOT_FIT');
  });

  test('says of one chip that it has so much', () => {
    const one = step({ ...H100, chips: 1, batch: 64, context: 131_072 });
    expect(one.ok ? '' : one.error.message).toContain('1 × H100 has ');
  });

  test('names why eight do not hold it, and has no figure there', () => {
    const none = points.filter(({ chips }) => chips === null);
    expect(none.map(({ refused, all }) => [refused, all.value, all.words])).toEqual([
      [
        'DOES_NOT_FIT',
        null,
        'Llama 3.1 70B at batch 20 needs 930 GB; 8 × H100 have 618 GB usable (90 % of capacity).',
      ],
    ]);
  });

  test('the largest batch is the room beside the weights ÷ the cache of a user', () => {
    const { collapse } = answer;
    const curves = collapse?.curves ?? [];
    expect(curves.map(({ label }) => label)).toEqual(['H100', 'H200']);
    const usable = [0.9 * 2 * 80 * 2 ** 30, 0.9 * 2 * 143_771 * 2 ** 20];
    for (const [index, { contexts }] of curves.entries()) {
      expect(contexts.map(({ users }) => users)).toEqual(
        contexts.map(({ context }) =>
          Math.floor(((usable[index] ?? 0) - WEIGHT_BYTES) / (context * KV_BYTES)),
        ),
      );
    }
    expect(collapse?.title).toBe('2 H100 hold half as many users at 2K as at 1K');
    expect(collapse?.notes[0]).toMatch(
      /^At most half as many users as at 1K: all at 2K\. At most half as much output/,
    );
    expect(collapse?.notes[1]).toMatch(/^LPU v1: .*2 × LPU v1 have/);
  });

  test('calls far less than a half no half', () => {
    const { collapse } = asked({ chip: 'nvidia-rtx-a6000', model: 'gpt-oss-120b' });
    const [first, , third] = collapse?.curves[0]?.contexts ?? [];
    expect((third?.users ?? 0) / (first?.users ?? 1)).toBeLessThan(0.4);
    expect(collapse?.title).toBe('4 RTX A6000 hold less than half as many users at 4K as at 1K');
  });

  test('says where output halves by its rows', () => {
    for (const { contexts, outputHalvesAt } of answer.collapse?.curves ?? []) {
      const whole = contexts[0]?.all.value ?? 0;
      const halved = contexts.find(({ all }) => (all.value ?? 0) <= whole / 2);
      expect(outputHalvesAt).toBe(halved?.context);
    }
  });
});

describe('beside each load stands the published run nearest to it', () => {
  const stream = (stated: Partial<StreamPoint>): StreamPoint => ({
    pointId: 'stream',
    model: H100.model,
    phase: 'DECODE',
    context: 1500,
    precision: 'FP8',
    chip: H100.chip,
    chips: 1,
    framework: 'vllm',
    frameworkVersion: '0.9',
    tokensPerSec: 30,
    intervalShare: 0.05,
    intervalAssumed: true,
    kind: 'REPORTED',
    source: 'S',
    measured: null,
    configuration: 'STATED',
    ...stated,
  });
  const beside = (runs: readonly StreamPoint[], stated: object = {}) => {
    const { contexts } = asked(stated, { streams: runs, served: [] });
    return contexts.flatMap(({ context, loads }) =>
      loads.map(({ users, published }) => ({ at: [context, users], ...published })),
    );
  };
  const found = (runs: readonly StreamPoint[], stated?: object) =>
    beside(runs, stated).flatMap(({ at, each, pointId }) =>
      pointId === null ? [] : [[...at, each.value, pointId]],
    );

  test('in its interval, with its kind, context and words', () => {
    const [first, second] = beside([stream({})]);
    expect(first).toMatchObject({
      each: { value: 30, kind: 'REPORTED', words: 'vLLM 0.9, FP8, date not published, after 1,500 tokens' },
      users: 1,
      context: 1500,
      pointId: 'stream',
    });
    expect([first?.each.low, first?.each.high]).toEqual([25.5, 34.5]);
    expect(second).toMatchObject({ users: null, each: { value: null, words: 'none near' } });
  });

  test('on as many chips, in the same class, at most twice or half the context; the nearer one, of equal ones the faster', () => {
    expect(
      found([stream({ chips: 2 }), stream({ precision: 'FP16' }), stream({ phase: 'PREFILL' })]),
    ).toEqual([]);
    expect(found([stream({ context: 2049 })])).toEqual([[4096, 1, 30, 'stream']]);
    expect(found([stream({ context: 2047 })])).toEqual([[1024, 1, 30, 'stream']]);
    const near = stream({ context: 1100, tokensPerSec: 20, pointId: 'near' });
    const fast = stream({ context: 1100, tokensPerSec: 21, pointId: 'fast' });
    expect(found([stream({}), near, fast])).toEqual([[1024, 1, 21, 'fast']]);
  });

  test('what does not fit has none, and says so', () => {
    const full = beside([]).find(({ each }) => each.words === 'does not fit');
    expect(full).toMatchObject({ at: [131_072, 20], pointId: null });
  });
});

test('what no eight chips hold has the reason and no batch; what cannot be simulated is refused', () => {
  const { contexts, collapse, band } = asked({ chip: 'groq-lpu-v1' });
  expect(contexts.flatMap(({ loads }) => loads.map(({ refused }) => refused))).toEqual(
    Array.from({ length: 12 }, () => 'DOES_NOT_FIT'),
  );
  expect([collapse, band]).toEqual([null, null]);
  for (const stated of [{ chip: 'no-chip' }, { beside: ['no-chip'] }, { model: 'no-model' }]) {
    const found = answerTo(stated);
    expect(found.ok ? null : found.error.code).toBe('NOT_FOUND');
  }
  expect(() => asked({ beside: [H100.chip] })).toThrow('each chip is named once');
});

const chips = [...catalogue.chips.values()];
const models = [...catalogue.models.values()].filter(isLanguageModel);

law.prop([fc.constantFrom(...chips), fc.constantFrom(...models)], { numRuns: lawCount(600, 12) })(
  'more context never holds more users, one more than shown does not fit, and more of either is no faster',
  (chip, { slug: model, maxContextTokens }) => {
    const beside = rivalsOf(chip, catalogue).map(({ chip: slug }) => slug);
    const found = answerTo({ chip: chip.slug, beside, model });
    if (!found.ok) {
      expect(['INCOMPLETE_SPEC', 'UNSUPPORTED_PRECISION', 'NOT_SIMULATED']).toContain(found.error.code);
      return;
    }
    const { contexts, collapse } = found.value;
    expect(contexts.every(({ context }) => context <= maxContextTokens)).toBe(true);
    for (const curve of collapse?.curves ?? []) {
      const users = curve.contexts.map((at) => at.users);
      expect(users).toEqual(users.toSorted((a, b) => b - a));
      const last = curve.contexts.at(-1);
      if (collapse === null || last === undefined) continue;
      const at = { chip: curve.chip, chips: collapse.chips, model, context: last.context };
      expect(step({ ...at, batch: last.users }).ok).toBe(true);
      const more = step({ ...at, batch: last.users + 1 });
      // 20 heads are not shared by 8 chips: where nothing fits `simulate` says that first.
      expect(['DOES_NOT_FIT', 'INVALID']).toContain(more.ok ? null : more.error.code);
    }
    const loads = contexts.flatMap((at) => at.loads);
    for (const [index, load] of loads.entries())
      for (const heavier of loads.slice(index + 1)) {
        if (heavier.users < load.users) continue;
        expect(heavier.chips ?? Infinity).toBeGreaterThanOrEqual(load.chips ?? Infinity);
        if (load.chips !== null && heavier.chips === load.chips)
          expect(heavier.tpotMs.value).toBeGreaterThanOrEqual(load.tpotMs.value ?? Infinity);
      }
  },
);
