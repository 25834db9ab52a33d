import type { ChipFamily } from '@inferbench/domain/chips/chip';
import type { KeyLocality } from '@inferbench/domain/models/operator-graph';
import { attendedPairs, cachedKeys, decodeLoad } from '@inferbench/domain/models/step-load';
import type { SetUp } from '@inferbench/evaluation/simulation/set-up';
import { mixedPlanOf, planOf } from '@inferbench/evaluation/simulation/step-times';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import type { MixedPlan } from '@inferbench/simulator/compile-mixed';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import type { StepMix } from '@inferbench/simulator/step-mix';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { caseSetUp, MODEL_KINDS, neutralStack, type StepCase, stepCases } from '../../testkit/step-cases.ts';

/** Equal sequences that are answered, and equal pieces of prompts, all of one rank. */
interface Load {
  sequences: number;
  context: number;
  tokensPerSequence: number;
  pieces: number;
  pieceTokens: number;
  pastTokens: number;
}

const loads: fc.Arbitrary<Load> = fc.record({
  sequences: fc.integer({ min: 1, max: 256 }),
  context: fc.integer({ min: 16, max: 65_536 }),
  tokensPerSequence: fc.constantFrom(1, 1, 1, 2, 5),
  pieces: fc.integer({ min: 1, max: 3 }),
  pieceTokens: fc.integer({ min: 1, max: 8192 }),
  pastTokens: fc.constantFrom(0, 0, 512, 5000),
});

function mixOf(plan: MixedPlan, load: Load): StepMix {
  const reaches: (KeyLocality | null)[] = [...plan.localities, null];
  const newest = decodeLoad(load.sequences, load.context);
  const { pieces, pieceTokens: newTokens, pastTokens } = load;
  const piece = { sequences: pieces, newTokens, pastTokens };
  return {
    sequences: load.sequences,
    tokensPerSequence: load.tokensPerSequence,
    keys: reaches.map((locality) => attendedPairs(newest, locality)),
    prompt: {
      tokens: pieces * newTokens,
      pieces,
      pairs: reaches.map((locality) => attendedPairs(piece, locality)),
      keys: reaches.map((locality) => cachedKeys(piece, locality)),
      finished: pieces,
    },
  };
}

const answers = (mix: StepMix): StepMix => ({
  ...mix,
  prompt: { tokens: 0, pieces: 0, pairs: [], keys: [], finished: 0 },
});
const prompts = (mix: StepMix): StepMix => ({ ...mix, sequences: 0 });

function mixed(setUp: SetUp, mix: StepMix): Float64Array {
  return mixedPlanOf(setUp).mixed(mix, new Float64Array(SLOT_COUNT), neutralStack(setUp));
}
const sec = (setUp: SetUp, mix: StepMix) => mixed(setUp, mix)[SLOT.attainableSec] ?? Number.NaN;

function withSetUp(of: StepCase, check: (setUp: SetUp, plan: MixedPlan) => void): void {
  const setUp = caseSetUp(of);
  fc.pre(setUp !== null);
  if (setUp !== null) check(setUp, mixedPlanOf(setUp));
}

/** Tokens that fill a tile of 128 rows in every product. */
function tileTokens({ model }: SetUp): number {
  return 128 * (model.kind === 'moe' ? Math.ceil(model.moe.experts / model.moe.topK) : 1);
}

/** Sums of the same terms in another order differ in the last bits. */
const ROUNDING = 1 + 1e-9;
/** How far a step of both parts may be from its bounds, as a factor. */
const SLACK: Readonly<Record<ChipFamily, { least: number; most: number }>> = {
  simt: { least: ROUNDING, most: ROUNDING },
  // Which operand stands still in an array is chosen for each product anew.
  systolic: { least: ROUNDING, most: 1.01 },
  // Caches of both parts share the fastest memory: some of them spills that does not for either part.
  dataflow: { least: ROUNDING, most: 2 },
  in_memory: { least: ROUNDING, most: 2 },
  // What no longer fits between operators is cut into finer sections.
  reconfigurable: { least: ROUNDING, most: 1.25 },
};

describe.each(MODEL_KINDS)('a mixed step of models of the kind %s', (kind) => {
  const cases = stepCases([kind]);

  test.prop([cases, loads], { numRuns: 150 })(
    'without prompts is the decode step, to the bit',
    (of, load) => {
      withSetUp(of, (setUp, plan) => {
        const ranks = attentionRanks(setUp.placement).count;
        const { sequences, context, tokensPerSequence: newTokens } = load;
        const stack = neutralStack(setUp);
        const step = planOf(setUp, setUp.decode).at(
          sequences * ranks,
          context,
          new Float64Array(SLOT_COUNT),
          {
            newTokens,
            stack,
          },
        );
        expect([...mixed(setUp, answers(mixOf(plan, load)))]).toEqual([...step]);
      });
    },
  );

  test.prop([cases, loads], { numRuns: 150 })(
    'with prompts alone is their prefill, to the bit',
    (of, load) => {
      withSetUp(of, (setUp, plan) => {
        const ranks = attentionRanks(setUp.placement).count;
        const { pieces, pieceTokens: newTokens, pastTokens } = load;
        const stack = neutralStack(setUp);
        const step = planOf(setUp, setUp.prefill).at(
          pieces * ranks,
          pastTokens + newTokens,
          new Float64Array(SLOT_COUNT),
          { newTokens, stack },
        );
        expect([...mixed(setUp, prompts(mixOf(plan, load)))]).toEqual([...step]);
      });
    },
  );

  test.prop([cases, loads], { numRuns: 150 })(
    'takes no less than either part, and no more than both one after the other but for what is left of tiles and memory',
    (of, load) => {
      withSetUp(of, (setUp, plan) => {
        const mix = mixOf(plan, load);
        const [both, decode, prefill] = [mix, answers(mix), prompts(mix)].map((part) => sec(setUp, part));
        const { least, most } = SLACK[setUp.chip.family];
        expect((both ?? 0) * least).toBeGreaterThanOrEqual(Math.max(decode ?? 0, prefill ?? 0));
        // GPUs multiply whole tiles, of each expert: a row over the last one costs another, as does the first row that expands weights.
        const pieceTokens = load.pieceTokens + (setUp.chip.family === 'simt' ? tileTokens(setUp) : 0);
        const padded = sec(setUp, prompts(mixOf(plan, { ...load, pieceTokens })));
        expect(both).toBeLessThanOrEqual(((decode ?? 0) + padded) * most);
      });
    },
  );

  test.prop(
    [cases, loads, fc.constantFrom('sequences', 'context', 'pieceTokens', 'pastTokens', 'tokensPerSequence')],
    {
      numRuns: 150,
    },
  )('takes no less with more of anything', (of, load, key) => {
    withSetUp(of, (setUp, plan) => {
      const more = { ...load, [key]: load[key] + (key === 'context' || key === 'pastTokens' ? 64 : 1) };
      expect(sec(setUp, mixOf(plan, more)) * ROUNDING).toBeGreaterThanOrEqual(sec(setUp, mixOf(plan, load)));
    });
  });
});
