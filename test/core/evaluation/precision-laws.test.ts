import { fc, test } from '@fast-check/vitest';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { describe, expect } from 'vitest';

const chips = [...catalogue.chips.values()].filter(
  (chip) => chip.peaks.length > 0 && memoryTiers(chip).length > 0,
);
const models = [...catalogue.models.values()].filter(isLanguageModel);

const asked = fc.record({
  chip: fc.constantFrom(...chips.map(({ slug }) => slug)),
  model: fc.constantFrom(...models.map(({ slug }) => slug)),
  chips: fc.constantFrom(1, 8),
  batch: fc.constantFrom(1, 8, 64),
  phase: fc.constantFrom(
    { phase: 'decode', context: 2048 },
    { phase: 'prefill', inputTokens: 2048 },
    { phase: 'serving', inputTokens: 1024, outputTokens: 1024 },
  ),
  stack: fc.constantFrom({}, { framework: 'vllm', frameworkVersion: '0.9.1' }, { framework: 'sglang' }),
});

/** Attainable and expected time of one unit, the second 0 where a chip at its power limit slows down; null where it is refused. */
function timesOf(stated: object): readonly [attainable: number, expected: number] | null {
  const request = SimulateRequest.safeParse(stated);
  if (!request.success) return null;
  const answer = simulate(request.data, catalogue);
  if (!answer.ok) return null;
  const { attainable, expected, power } = answer.value;
  const of = ({ tpotMs, prefillLatencyMs }: typeof attainable) => tpotMs ?? prefillLatencyMs ?? Number.NaN;
  return [of(attainable), power?.clamped === true ? 0 : of(expected)];
}

/** Factor for the last digits. */
const EQUAL = 1 + 1e-9;

describe('fewer bits are never slower, on any chip and under any stack', () => {
  test.prop([asked], { numRuns: 300 })('of weights', ({ phase, stack, chips: count, ...on }) => {
    const of = (weightPrecision: string) =>
      timesOf({ ...on, ...phase, ...stack, chips: count, tp: count, weightPrecision });
    const [narrow, wide] = [of('fp8'), of('bf16')];
    if (narrow === null || wide === null) return;
    expect(narrow[0]).toBeLessThanOrEqual(wide[0] * EQUAL);
    if (wide[1] > 0) expect(narrow[1]).toBeLessThanOrEqual(wide[1] * EQUAL);
  });

  test.prop([asked], { numRuns: 300 })('of the cache', ({ phase, stack, chips: count, ...on }) => {
    const of = (kvPrecision: string) =>
      timesOf({ ...on, ...phase, ...stack, chips: count, tp: count, weightPrecision: 'fp8', kvPrecision });
    const [narrow, wide] = [of('fp8'), of('bf16')];
    if (narrow === null || wide === null) return;
    expect(narrow[0]).toBeLessThanOrEqual(wide[0] * EQUAL);
    if (wide[1] > 0) expect(narrow[1]).toBeLessThanOrEqual(wide[1] * EQUAL);
  });
});
