import { fc, test as law } from '@fast-check/vitest';
import { mine } from '@inferbench/answers/mine/mine';
import { MineRequest } from '@inferbench/answers/mine/request';
import type { Mine } from '@inferbench/answers/mine/shape';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { describe, expect, test } from 'vitest';

const CARD = 'nvidia-rtx-4090';
const EIGHT_B = 'llama-3.1-8b';

const asked = (stated: object, streams: readonly StreamPoint[] = []): Mine => {
  const found = mine({ request: MineRequest.parse({ chip: CARD, ...stated }), streams, catalogue });
  if (!found.ok) throw found.error;
  return found.value;
};
const modelOf = (answer: Mine, slug: string) => {
  const found = answer.models.find(({ model }) => model === slug);
  if (found === undefined) throw new Error(slug);
  return found;
};
const run = (stated: Partial<StreamPoint>): StreamPoint =>
  StreamPoint.parse({
    pointId: 'p',
    model: EIGHT_B,
    phase: 'DECODE',
    context: 2048,
    precision: 'W4A16',
    chip: CARD,
    chips: 1,
    framework: 'llama.cpp',
    frameworkVersion: 'b1',
    tokensPerSec: 100,
    intervalShare: 0.05,
    intervalAssumed: true,
    kind: 'REPORTED',
    source: 'a/b',
    measured: { from: null, to: '2026-05' },
    configuration: 'STATED',
    ...stated,
  });

describe('what runs on one machine', () => {
  test('memory by hand: weights at 4.85 bits and the cache of the text', () => {
    const { neededBytes, fits } = modelOf(asked({ tokens: 4096 }), EIGHT_B);
    const weights = (8.03e9 * 4.85) / 8;
    const cache = 4096 * 2 * 32 * 8 * 128 * 2;
    expect(neededBytes / (weights + cache)).toBeCloseTo(1, 2);
    expect(fits).toBe(true);
  });

  test('characters by hand: tokens of Llama 3 are 4.715 of the licence, those of a tokenizer that was not run on it unknown', () => {
    const answer = asked({});
    const { answer: speed, charactersPerSec } = modelOf(answer, EIGHT_B);
    expect(charactersPerSec).toBeCloseTo((speed.value ?? 0) * 4.715, 6);
    expect(modelOf(answer, 'phi-4').charactersPerSec).toBeNull();
    expect(modelOf(answer, 'llama-3.3-70b').charactersPerSec).toBeNull();
  });

  test('every model is of the catalogue and simulated, by size', () => {
    const { models } = asked({});
    expect(models).toHaveLength(20);
    const sizes = models.map(({ parameters }) => parameters);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    for (const { fits, answer, reading, longestTokens } of models) {
      expect([answer.kind, reading.kind]).toEqual(fits ? ['SIMULATED', 'SIMULATED'] : [null, null]);
      expect(longestTokens === null).toBe(!fits);
    }
  });

  law.prop(
    [fc.constantFrom(CARD, 'nvidia-rtx-5090', 'apple-m4-max-40gpu', 'nvidia-gb10'), fc.constantFrom(1, 2)],
    { numRuns: 4 },
  )('the longest text fits, and one token more does not or was not trained for', (chip, count) => {
    const held = asked({ chip, count }).models.filter(({ longestBy }) => longestBy === 'MEMORY');
    for (const { model, longestTokens } of held.slice(0, 3)) {
      const fitsAt = (tokens: number) => modelOf(asked({ chip, count, tokens }), model).fits;
      if (longestTokens === null || longestTokens < 128) continue;
      expect([fitsAt(longestTokens), fitsAt(longestTokens + 1)]).toEqual([true, false]);
    }
  });

  law.prop([fc.constantFrom('W4A16', 'W8A16', 'FP16'), fc.constantFrom(1024, 4096, 32_768)], { numRuns: 6 })(
    'more cards, fewer bits or a shorter text never hold fewer models',
    (precision, tokens) => {
      const fitting = (stated: object) => asked(stated).models.filter(({ fits }) => fits).length;
      const own = fitting({ precision, tokens });
      expect(fitting({ precision, tokens, count: 2 })).toBeGreaterThanOrEqual(own);
      expect(fitting({ precision: 'W4A16', tokens })).toBeGreaterThanOrEqual(own);
      expect(fitting({ precision, tokens: 1024 })).toBeGreaterThanOrEqual(own);
    },
  );

  test('a published run stands before the simulation, the one of the nearest text, and says which', () => {
    const runs = [
      run({ context: 2048, tokensPerSec: 90 }),
      run({ pointId: 'q', context: 3000, tokensPerSec: 80 }),
    ];
    const answer = asked({}, runs);
    const found = modelOf(answer, EIGHT_B);
    expect(found).toMatchObject({ pointId: 'q', answer: { value: 80, low: 76, high: 84, kind: 'REPORTED' } });
    expect(found.answer.words).toBe('llama.cpp b1, INT4, 2026-05, after 3,000 tokens');
    expect(found.simulatedAnswer).toBeGreaterThan(80);
    expect(answer.sentence).toContain('times below our simulation');
    expect(found.source).toBe('a/b');
    expect(answer.runs.map(({ tokensPerSec }) => tokensPerSec)).toEqual([90]);
  });

  test('the sentence says the text of a published run, which may be another than was asked for', () => {
    const { models } = asked({});
    const { model = '' } = models.findLast(({ fits }) => fits) ?? {};
    const { sentence } = asked({}, [run({ model, context: 1100 })]);
    expect(sentence).toContain('for one user (published: llama.cpp b1, INT4, 2026-05, after 1,100 tokens)');
  });

  test('a run of another text, of other bits or of more cards stands in the list alone', () => {
    const far = [
      run({ context: 65_536 }),
      run({ pointId: 'q', precision: 'FP16' }),
      run({ pointId: 'r', chips: 2 }),
    ];
    const answer = asked({}, far);
    expect(modelOf(answer, EIGHT_B)).toMatchObject({ pointId: null, answer: { kind: 'SIMULATED' } });
    expect(answer.runs).toHaveLength(3);
  });

  test('a server with one request in flight counts as a run of one user; with more, drafts or of an example it does not', () => {
    const latency = { meanMs: 10, p50Ms: null, p90Ms: null, p95Ms: null, p99Ms: null };
    const document = {
      chip: CARD,
      chips: 1,
      prefillChips: null,
      decodeChips: null,
      framework: 'vllm',
      frameworkVersion: '0.26.0',
      versionGroup: null,
      technique: 'PLAIN',
      mode: 'AGGREGATED',
      precision: 'int4',
      precisionClass: 'W4A16',
      layout: 'tp1',
      concurrency: 1,
      tokensPerSecPerUser: 110,
      speedStatistic: 'MEAN',
      tokensPerSecPerChip: 105,
      intervalShare: 0.05,
      intervalAssumed: true,
      ttft: latency,
      tpot: latency,
      e2e: latency,
      costs: [],
      energy: [],
      measured: { from: null, to: '2026-08' },
      configuration: 'STATED',
      kind: 'REPORTED',
      example: false,
      source: 'a/b',
      alsoIn: [],
      sourceGrade: 'A',
      evidenceGrade: 'E1',
      split: null,
    };
    const served = [{}, { concurrency: 2 }, { technique: 'DRAFTING' }, { example: true }].map(
      (changed, i) => ({
        pointId: `s${i}`,
        model: EIGHT_B,
        inputTokens: 4000,
        outputTokens: 200,
        document: JSON.stringify({ ...document, ...changed }),
      }),
    );
    const found = mine({ request: MineRequest.parse({ chip: CARD }), streams: [], served, catalogue });
    if (!found.ok) throw found.error;
    expect(modelOf(found.value, EIGHT_B).answer).toMatchObject({
      value: 110,
      words: 'vLLM 0.26.0, INT4, 2026-08, after 4,100 tokens',
    });
    expect(found.value.runs.map(({ pointId }) => pointId)).toEqual(['s0']);
  });

  test('nothing that fits is said in words, and an unknown chip by its name', () => {
    const small = asked({ chip: 'nvidia-t4', precision: 'FP32', tokens: 131_072 });
    expect(small.title).toMatch(/^T4 at 32 bits: /);
    expect(modelOf(small, 'gpt-oss-120b')).toMatchObject({ fits: false, answer: { words: 'does not fit' } });
    const refused = mine({ request: MineRequest.parse({ chip: 'nobodys' }), streams: [], catalogue });
    expect(refused.ok ? null : refused.error.code).toBe('NOT_FOUND');
  });
});
