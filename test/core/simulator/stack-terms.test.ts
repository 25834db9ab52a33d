import type { StackTerms } from '@inferbench/domain/names/stack-terms';
import { planOf } from '@inferbench/evaluation/simulation/step-times';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { caseSetUp, neutralStack, type StepCase, stepCases } from '../../testkit/step-cases.ts';

type Phase = 'prefill' | 'decode';
const loads = fc.record({
  batch: fc.integer({ min: 1, max: 512 }),
  context: fc.integer({ min: 2, max: 65_536 }),
});

/** One step of a case and its slots; null where the chip has no such rate. */
function step(
  of: StepCase,
  phase: Phase,
  { batch, context }: { batch: number; context: number },
  stack?: StackTerms,
) {
  const setUp = caseSetUp(of);
  if (setUp === null) return null;
  const out = planOf(setUp, setUp[phase]).at(batch, context, new Float64Array(SLOT_COUNT), { stack });
  return { setUp, out, at: (slot: keyof typeof SLOT) => out[SLOT[slot]] ?? Number.NaN };
}

const timesOf = (of: ReturnType<typeof step>) => ({
  attainable: of?.at('attainableSec'),
  expected: of?.at('expectedSec'),
});

describe('the expected time of a stack', () => {
  test.prop([stepCases(), loads], { numRuns: 300 })(
    'is the attainable one, to the bit, where all factors are 1 and the host is the same: any decode step',
    (of, load) => {
      const setUp = caseSetUp(of);
      fc.pre(setUp !== null);
      const { attainable, expected } = timesOf(
        step(of, 'decode', load, setUp ? neutralStack(setUp) : undefined),
      );
      expect(expected).toBe(attainable);
    },
  );

  test.prop([stepCases(), loads], { numRuns: 300 })(
    'and one prompt on each rank, but through a pipeline, whose pieces pay the attainable start each',
    (of, { context }) => {
      const setUp = caseSetUp(of);
      fc.pre(setUp !== null && setUp.placement.pipelineParallel === 1);
      const batch = (of.split.replicas ?? 1) * (of.split.attentionParallel ?? 1);
      const stack = setUp ? neutralStack(setUp) : undefined;
      const { attainable, expected } = timesOf(step(of, 'prefill', { batch, context }, stack));
      expect(expected).toBe(attainable);
    },
  );

  test.prop([stepCases(), loads], { numRuns: 100 })(
    'leaves every other figure as it is, and without a stack is the attainable time',
    (of, load) => {
      const setUp = caseSetUp(of);
      fc.pre(setUp !== null);
      const slow = setUp
        ? { ...neutralStack(setUp), launchFactor: { gemm: 3, experts: 3, attention: 3 } }
        : undefined;
      const [without, under] = [step(of, 'decode', load), step(of, 'decode', load, slow)];
      expect(without?.at('expectedSec')).toBe(without?.at('attainableSec'));
      expect(under?.out.slice(0, SLOT.expectedSec)).toEqual(without?.out.slice(0, SLOT.expectedSec));
    },
  );

  test.prop([
    stepCases(),
    loads,
    fc.constantFrom('prefill' as const, 'decode' as const),
    fc.double({ min: 1, max: 8, noNaN: true }),
  ])(
    'of a stack that takes so many times as long for everything is that many attainable times',
    (of, load, phase, factor) => {
      const setUp = caseSetUp(of);
      // Loads of configurations are no part of a stack.
      fc.pre(
        setUp !== null && setUp.chip.family !== 'reconfigurable' && setUp.placement.pipelineParallel === 1,
      );
      const slow: StackTerms = {
        computeFactor: { gemm: factor, experts: factor, attention: factor },
        memoryFactor: { weights: factor, experts: factor, kv: factor },
        launchFactor: { gemm: factor, experts: factor, attention: factor },
        collectiveFactor: factor,
        hostStepSec: 0,
        hostSequenceSec: 0,
        promptSec: 0,
      };
      const found = step(of, phase, load, slow);
      const work = (found?.at('attainableSec') ?? 0) - (found?.at('hostSec') ?? 0);
      expect(found?.at('expectedSec')).toBeCloseTo(factor * work, 9);
    },
  );

  test.prop([stepCases(), loads, fc.constantFrom('prefill' as const, 'decode' as const)])(
    'adds what the host does: once, for each sequence of a rank, and for each prompt that it finishes',
    (of, load, phase) => {
      const setUp = caseSetUp(of);
      fc.pre(setUp !== null && setUp.placement.pipelineParallel === 1);
      if (setUp === null) return;
      const none = { ...neutralStack(setUp), hostStepSec: 0, hostSequenceSec: 0, promptSec: 0 };
      const host = { ...none, hostStepSec: 1, hostSequenceSec: 0.01, promptSec: 0.5 };
      const [bare, full] = [step(of, phase, load, none), step(of, phase, load, host)];
      const { replicas, attentionParallel } = setUp.placement;
      const ranks = attentionParallel === 1 ? replicas : Math.min(replicas * attentionParallel, load.batch);
      const each = load.batch / ranks;
      const added = 1 + 0.01 * each + (phase === 'prefill' ? 0.5 * each : 0);
      expect((full?.at('expectedSec') ?? 0) - (bare?.at('expectedSec') ?? 0)).toBeCloseTo(added, 6);
    },
  );

  test('factors apply to what they name: experts to routed products alone, attention to attention, keys to the cache', () => {
    const of: StepCase = { chip: 'nvidia-h100-sxm5-80gb', model: 'mixtral-8x7b', weights: 'bf16', split: {} };
    const setUp = caseSetUp(of);
    if (setUp === null) throw new Error('the case runs');
    const plain = neutralStack(setUp);
    const load = { batch: 1, context: 32_768 };
    const sec = (phase: Phase, stack: StackTerms) => step(of, phase, load, stack)?.at('expectedSec') ?? 0;
    const slower = (kind: 'gemm' | 'experts' | 'attention') =>
      sec('prefill', { ...plain, computeFactor: { ...plain.computeFactor, [kind]: 2 } });
    const base = sec('prefill', plain);
    const added = {
      gemm: slower('gemm') - base,
      experts: slower('experts') - base,
      attention: slower('attention') - base,
    };
    // A long prompt is bound by compute: twice each part is the whole once more but for launches and the host.
    expect(Math.min(...Object.values(added))).toBeGreaterThan(0);
    const all = added.gemm + added.experts + added.attention;
    expect(all).toBeLessThan(base);
    expect(all).toBeGreaterThan(0.95 * base);
    const decode = step(of, 'decode', load, { ...plain, memoryFactor: { weights: 1, experts: 1, kv: 2 } });
    expect((decode?.at('expectedSec') ?? 0) - (decode?.at('attainableSec') ?? 0)).toBeCloseTo(
      decode?.at('kvSec') ?? 0,
      9,
    );
  });
});
