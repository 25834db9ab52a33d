import { catalogue } from '@inferbench/catalogue/catalogue';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { describe, expect, test } from 'vitest';

const GPU = 'nvidia-h100-sxm5-80gb';
const DECODE = { chip: GPU, model: 'llama-3-8b', phase: 'decode', context: 2048 };
const SERVING = { chip: GPU, model: 'llama-3-8b', phase: 'serving', inputTokens: 1024, outputTokens: 256 };

/** Code, path and message of a refused request. */
function refusal(stated: Readonly<Record<string, unknown>>) {
  const outcome = simulate(SimulateRequest.parse(stated), catalogue);
  if (outcome.ok) throw new Error('simulated');
  const { code, message, details } = outcome.error;
  return { code, path: details.path, message };
}

/** Paths at which the shape of a request is refused. */
function shapeIssues(stated: Readonly<Record<string, unknown>>) {
  return SimulateRequest.safeParse(stated).error?.issues.map(({ path }) => path.join('.'));
}

describe('what cannot be is refused with its reason', () => {
  test.each([
    ['an unknown chip', { ...DECODE, chip: 'nvidia-h1000' }, 'NOT_FOUND', 'chip', /nvidia-h100/],
    ['an unknown model', { ...DECODE, model: 'llama-3-8c' }, 'NOT_FOUND', 'model', /llama-3-8b/],
    [
      'an unknown draft model',
      {
        ...DECODE,
        techniques: {
          speculative: { method: 'draft', draftModel: 'nobody', draftTokens: 2, acceptance: 0.5 },
        },
      },
      'NOT_FOUND',
      'model',
      /nobody/,
    ],
    [
      'a chip without published memory',
      { ...DECODE, chip: 'etched-sohu' },
      'INCOMPLETE_SPEC',
      'chip.memory',
      /published/,
    ],
    [
      'a window on a model that chooses its keys',
      { ...DECODE, model: 'glm-5', chips: 16, techniques: { attentionWindow: 4096 } },
      'INVALID',
      'techniques.attentionWindow',
      /chooses the keys/,
    ],
    [
      'a model without a shape',
      { ...DECODE, model: 'granite-4.1-8b' },
      'NOT_SIMULATED',
      'model',
      /not modelled/,
    ],
    ['answers of an image model', { ...DECODE, model: 'flux.1-dev' }, 'NOT_SIMULATED', 'model', /no prompts/],
    [
      'activations wider than any rate of the chip',
      { ...DECODE, chip: 'groq-lpu-v1', activationPrecision: 'fp32' },
      'UNSUPPORTED_PRECISION',
      'precision.activations',
      /fp32/,
    ],
    [
      'weights beyond the memory',
      { ...DECODE, model: 'llama-3.1-405b', chips: 1 },
      'DOES_NOT_FIT',
      'chips',
      /GB/,
    ],
    [
      'an image model beyond the memory',
      { chip: 'nvidia-t4', model: 'flux.1-dev', phase: 'image' },
      'DOES_NOT_FIT',
      'chips',
      /GB/,
    ],
    ['more users than memory holds', { ...SERVING, batch: 4000, chips: 1 }, 'SATURATED', 'batch', /queue/],
    [
      'prompts faster than their chips',
      {
        ...SERVING,
        model: 'llama-3-70b',
        outputTokens: 8,
        batch: 256,
        techniques: { disaggregated: { prefillChips: 4, decodeChips: 8 } },
      },
      'SATURATED',
      'techniques.disaggregated.prefillChips',
      /pile up/,
    ],
    ['a context past the model', { ...DECODE, context: 9000 }, 'INVALID', 'context', /8192 tokens/],
    [
      'a prompt and answer past the model',
      { ...SERVING, inputTokens: 8000, outputTokens: 300 },
      'INVALID',
      'context',
      /8300/,
    ],
    ['a group that cuts heads', { ...DECODE, chips: 3, tp: 3 }, 'INVALID', 'tp', /32 attention heads/],
    [
      'chips that groups do not divide',
      { ...DECODE, chips: 6, tp: 4 },
      'INVALID',
      'system.tensorParallel',
      /do not divide/,
    ],
    ['images of a language model', { ...DECODE, phase: 'image' }, 'INVALID', 'model', /language model/],
    [
      'one kernel on two chips',
      { chip: GPU, phase: 'op', op: { kind: 'gemm', m: 1, n: 1, k: 1 }, chips: 2 },
      'INVALID',
      'op',
      /one chip/,
    ],
  ])('%s', (...[, stated, code, path, message]) => {
    const refused = refusal(stated);
    expect(refused).toMatchObject({ code, path });
    expect(refused.message).toMatch(message);
  });

  test.each([
    ['no chips', { ...DECODE, chips: 0 }, ['chips']],
    ['half a chip', { ...DECODE, chips: 1.5 }, ['chips']],
    ['no sequences', { ...DECODE, batch: 0 }, ['batch']],
    ['a batch that is no number', { ...DECODE, batch: Number.NaN }, ['batch']],
    ['an endless context', { ...DECODE, context: Number.POSITIVE_INFINITY }, ['context']],
    ['decode without a context', { ...DECODE, context: undefined }, ['context']],
    [
      'serving without lengths',
      { ...SERVING, inputTokens: undefined, outputTokens: undefined },
      ['inputTokens', 'outputTokens'],
    ],
    ['a phase without its model', { ...DECODE, model: undefined }, ['model']],
    ['op without a kernel', { chip: GPU, phase: 'op' }, ['op']],
    ['a version without its framework', { ...DECODE, frameworkVersion: '1.0' }, ['framework']],
    [
      'more than certain acceptance',
      { ...DECODE, techniques: { speculative: { method: 'm', draftTokens: 1, acceptance: 1.5 } } },
      ['techniques.speculative.acceptance'],
    ],
    ['a precision that nobody defines', { ...DECODE, weightPrecision: 'fp7' }, ['weightPrecision']],
  ])('%s has no shape', (_, stated, paths) => {
    expect(shapeIssues(stated)).toEqual(paths);
  });
});

describe('a part that is missing refuses nothing else', () => {
  test('power and energy of a family that was not measured, and a price that nobody publishes', () => {
    const outcome = simulate(
      SimulateRequest.parse({ ...DECODE, chip: 'google-tpu-v4', chips: 1 }),
      catalogue,
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: { power: null, energy: null, missing: { power: 'NO_POWER_MODEL', energy: 'NO_POWER_MODEL' } },
    });
  });

  test('time to first token under load is said to need a queue model', () => {
    const outcome = simulate(SimulateRequest.parse({ ...SERVING, batch: 8 }), catalogue);
    expect(outcome).toMatchObject({
      ok: true,
      value: { missing: { ttft: expect.stringMatching(/^NEEDS_QUEUE_MODEL/) } },
    });
  });
});
