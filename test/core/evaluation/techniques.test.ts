import { catalogue } from '@inferbench/catalogue/catalogue';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { tokensPerStep } from '@inferbench/evaluation/techniques/speculation';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const BASE = {
  chip: 'nvidia-h100-sxm5-80gb',
  model: 'llama-3.1-70b',
  phase: 'generate',
  batch: 4,
  inputTokens: 4096,
  outputTokens: 256,
  chips: 4,
  tp: 4,
};

function answer(more: object) {
  const outcome = simulate(SimulateRequest.parse({ ...BASE, ...more }), catalogue);
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}
const attainable = (techniques: object, more: object = {}) => answer({ ...more, techniques }).attainable;
const prefillMs = (techniques: object) => attainable(techniques).prefillLatencyMs ?? Number.NaN;

describe('speculation', () => {
  test.prop([fc.integer({ min: 1, max: 16 }), fc.double({ min: 0, max: 0.999, noNaN: true })])(
    'gives (1 − a^(γ+1)) ÷ (1 − a) tokens a step: the sum of the chances that each stands',
    (draftTokens, acceptance) => {
      let sum = 0;
      let chance = 1;
      for (let i = 0; i <= draftTokens; i += 1) {
        sum += chance;
        chance *= acceptance;
      }
      expect(tokensPerStep(draftTokens, acceptance)).toBeCloseTo(sum, 9);
    },
  );

  test('that always succeeds gives γ + 1 tokens, and one that never does gives one', () => {
    expect(tokensPerStep(4, 1)).toBe(5);
    expect(tokensPerStep(4, 0)).toBe(1);
  });

  test('with free drafts takes the time of one checking step for its tokens', () => {
    const plain = attainable({}, { phase: 'decode', batch: 1 }).tpotMs ?? 0;
    const free = { method: 'n-gram', draftTokens: 3, acceptance: 1 };
    const speculative = attainable({ speculative: free }, { phase: 'decode', batch: 1 }).tpotMs ?? 0;
    // A step is bound by its weights: checking four tokens costs little more than making one.
    expect(speculative).toBeGreaterThan(plain / 4);
    expect(speculative).toBeLessThan(plain / 3);
  });

  test('pays for its draft model', () => {
    const free = { method: 'draft', draftTokens: 3, acceptance: 0.7 };
    const paid = { ...free, draftModel: 'llama-3.1-8b' };
    const tpot = (speculative: object) => attainable({ speculative }).tpotMs ?? 0;
    expect(tpot(paid)).toBeGreaterThan(tpot(free));
  });
});

describe('prompts', () => {
  test('that are cached for the most part take less, and never nothing', () => {
    const [none, half, all] = [0, 0.5, 1].map((prefixCacheHitRate) => prefillMs({ prefixCacheHitRate }));
    expect(half).toBeLessThan(none ?? 0);
    expect(all).toBeLessThan(half ?? 0);
    expect(all).toBeGreaterThan(0);
  });

  test('in pieces read the weights again with each', () => {
    const whole = answer({ techniques: {} });
    const pieces = answer({ techniques: { chunkedPrefillTokens: 512 } });
    expect(pieces.flops).toBeGreaterThan(whole.flops * 0.999);
    expect(pieces.bytes.weights).toBeGreaterThan(whole.bytes.weights);
    expect(pieces.attainable.prefillLatencyMs).toBeGreaterThan(whole.attainable.prefillLatencyMs ?? 0);
    expect(prefillMs({ chunkedPrefillTokens: 4096 })).toBe(whole.attainable.prefillLatencyMs);
  });

  test('in more than 4,096 pieces is refused: each is timed by itself', () => {
    const request = { ...BASE, inputTokens: 100_000, techniques: { chunkedPrefillTokens: 16 } };
    expect(simulate(SimulateRequest.parse(request), catalogue)).toMatchObject({
      error: { code: 'INVALID', details: { path: 'techniques.chunkedPrefillTokens' } },
    });
  });
});

test('a window keeps less of the cache and needs fewer FLOPs', () => {
  const [full, windowed] = [answer({ techniques: {} }), answer({ techniques: { attentionWindow: 1024 } })];
  expect(windowed.bytes.kv).toBeLessThan(full.bytes.kv);
  expect(windowed.flops).toBeLessThan(full.flops);
  expect(windowed.capacity.bytesNeeded).toBeLessThan(full.capacity.bytesNeeded);
});

describe('prompts on chips of their own', () => {
  const serving = { phase: 'serving', batch: 8 };
  const apart = { disaggregated: { prefillChips: 4, decodeChips: 4 } };

  test('leave answers alone: a token takes one decode step', () => {
    const mixed = attainable({}, serving).tpotMs ?? 0;
    const alone = attainable(apart, serving).tpotMs ?? 0;
    const context = BASE.inputTokens + BASE.outputTokens / 2;
    const step = attainable({}, { phase: 'decode', batch: 8, context }).tpotMs ?? 0;
    expect(alone).toBeLessThan(mixed);
    expect(alone).toBeCloseTo(step, 9);
  });

  test('move their cache: 4,096 tokens of 327,680 bytes over four links of 450 GB/s', () => {
    const moved = prefillMs({ disaggregated: { prefillChips: 4, decodeChips: 4 } }) - prefillMs({});
    expect(moved).toBeCloseTo((1000 * 4 * 4096 * 327_680) / (4 * 450e9), 6);
  });

  test('count in the system, which works as long as the answers take and no longer', () => {
    const { chips, attainable: times, expected, ...both } = answer({ ...serving, techniques: apart });
    expect(chips).toBe(8);
    const [tokenSec, expectedSec] = [(times.tpotMs ?? 0) / 1e3, (expected.tpotMs ?? 0) / 1e3];
    expect(both.usefulTops).toBeCloseTo(both.flops / tokenSec / chips / 1e12, 9);
    expect(both.split.algorithm * both.split.hardware).toBeCloseTo(both.utilisation, 12);
    expect(both.power?.acceleratorWatts).toBeCloseTo(
      ((both.energy?.[0]?.joulesPerOutputToken ?? 0) * serving.batch) / expectedSec,
      6,
    );
    const perMillion = (both.cost?.usdPerHour ?? 0) / 3600 / (serving.batch / expectedSec / 1e6);
    expect(both.cost?.usdPerMillionOutputTokens).toBeCloseTo(perMillion, 9);
  });

  test('take as many prompts a second as answers finish, however many groups take them', () => {
    const inputTokens = 8;
    const uneven = { disaggregated: { prefillChips: 8, decodeChips: 4 } };
    const work = (techniques: object) => answer({ ...serving, inputTokens, techniques }).flops;
    expect(work(uneven)).toBeCloseTo(work({ disaggregated: { prefillChips: 4, decodeChips: 4 } }), 0);
  });
});
