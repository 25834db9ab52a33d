import type { StepClock } from '@inferbench/serving/step-clock';
import { attendedPairs } from '@inferbench/domain/models/step-load';
import { stepClock } from '@inferbench/evaluation/simulation/step-clock';
import { planOf } from '@inferbench/evaluation/simulation/step-times';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { caseSetUp, MODEL_KINDS, neutralStack, type StepCase, stepCases } from '../../testkit/step-cases.ts';

const levels = fc.constantFrom('ideal' as const, 'attainable' as const, 'expected' as const);
const SLOTS = { ideal: SLOT.idealSec, attainable: SLOT.attainableSec, expected: SLOT.expectedSec } as const;
const NO_PROMPT = { tokens: 0, pieces: 0, finished: 0, pairs: [], keys: [] };

/** Σ min(S, reach) of equal sequences, the whole context last. */
function keysOf({ reaches }: StepClock, sequences: number, context: number): number[] {
  return [...reaches.map((reach) => sequences * Math.min(context, reach)), sequences * context];
}

function onLine(clock: StepClock, [sequences, tokens, context]: [number, number, number]): number {
  const { sec, secPerKey } = clock.line(sequences, tokens, context);
  return keysOf(clock, sequences, context).reduce((sum, keys, r) => sum + keys * (secPerKey[r] ?? 0), sec);
}

/** A decode step of the model's own graph; entries that are not full make its contexts a staircase. */
function stepSec(
  setUp: NonNullable<ReturnType<typeof caseSetUp>>,
  level: keyof typeof SLOTS,
  [sequences, newTokens, context]: [number, number, number],
): number {
  const ranks = attentionRanks(setUp.placement).count;
  const out = planOf(setUp, setUp.decode).at(sequences * ranks, context, new Float64Array(SLOT_COUNT), {
    newTokens,
    stack: neutralStack(setUp),
  });
  return out[SLOTS[level]] ?? Number.NaN;
}

/** Whole entries and chunks are told in the mean. */
const sawtooth = (of: StepCase) => /deepseek-v4|llama-4/.test(of.model);

describe.each(MODEL_KINDS)('the clock of models of the kind %s', (kind) => {
  test.prop(
    [
      stepCases([kind]),
      levels,
      fc.tuple(
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom(1, 1, 1, 3, 5),
        fc.integer({ min: 16, max: 100_000 }),
      ),
    ],
    { numRuns: 150 },
  )('tells a decode step within 0.1 % of that of the graph', (of, level, [sequences, tokens, context]) => {
    const setUp = caseSetUp(of);
    fc.pre(setUp !== null && context <= (setUp?.model.maxContextTokens ?? 0));
    if (setUp === null) return;
    const clock = stepClock(setUp, level, neutralStack(setUp));
    const sec = stepSec(setUp, level, [sequences, tokens, context]);
    const bound = sawtooth(of) ? 0.01 : 0.001;
    const [line, direct] = [
      onLine(clock, [sequences, tokens, context]),
      clock.mixed(sequences, tokens, keysOf(clock, sequences, context), NO_PROMPT),
    ];
    expect(Math.abs(line / sec - 1)).toBeLessThanOrEqual(bound);
    expect(Math.abs(direct / sec - 1)).toBeLessThanOrEqual(sawtooth(of) ? 0.01 : 1e-9);
    expect(clock.line(sequences, tokens, context).validToContext).toBeGreaterThanOrEqual(context);
  });
});

describe('a clock', () => {
  const of: StepCase = {
    chip: 'nvidia-h100-sxm5-80gb',
    model: 'gpt-oss-120b',
    weights: 'fp8',
    split: { chips: 8, tensorParallel: 8 },
  };
  const setUp = caseSetUp(of);
  if (setUp === null) throw new Error('the case runs');

  test('of a model with a window of 128 knows that reach', () => {
    expect(stepClock(setUp, 'attainable').reaches).toEqual([128]);
  });

  test.prop([fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 2, maxLength: 20 })])(
    'tells sequences of different lengths by their keys, shorter than the window or longer',
    (contexts) => {
      const clock = stepClock(setUp, 'attainable');
      const sequences = contexts.length;
      const sum = (reach: number) => contexts.reduce((all, context) => all + Math.min(context, reach), 0);
      const keys = [sum(128), sum(Number.POSITIVE_INFINITY)];
      const mean = (keys[1] ?? 0) / sequences;
      const { sec, secPerKey } = clock.line(sequences, 1, mean);
      const line = keys.reduce((all, count, r) => all + count * (secPerKey[r] ?? 0), sec);
      const direct = clock.mixed(sequences, 1, keys, NO_PROMPT);
      expect(Math.abs(line / direct - 1)).toBeLessThanOrEqual(0.001);
    },
  );

  test('tells the same whatever it was asked before', () => {
    const asked = [900, 40_000, 128, 5000, 65_000] as const;
    const there = stepClock(setUp, 'attainable');
    const back = stepClock(setUp, 'attainable');
    const forth = asked.map((context) => onLine(there, [33, 1, context]));
    expect(asked.toReversed().map((context) => onLine(back, [33, 1, context]))).toEqual(forth.toReversed());
  });

  test('adds a prompt to a step of answers, which takes no less than either', () => {
    const clock = stepClock(setUp, 'attainable');
    const keys = keysOf(clock, 16, 2000);
    const load = { sequences: 1, newTokens: 1000, pastTokens: 0 };
    const window = { kind: 'window', tokens: 128 } as const;
    const prompt = {
      tokens: 1000,
      pieces: 1,
      finished: 1,
      pairs: [attendedPairs(load, window), attendedPairs(load, null)],
      keys: [1000, 1000],
    };
    const [both, answers, alone] = [
      clock.mixed(16, 1, keys, prompt),
      clock.mixed(16, 1, keys, NO_PROMPT),
      clock.mixed(0, 1, [0, 0], prompt),
    ];
    expect(both).toBeGreaterThan(Math.max(answers, alone));
    expect(both).toBeLessThan(answers + alone);
  });
});
