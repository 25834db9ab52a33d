import { fc, test } from '@fast-check/vitest';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Chip } from '@inferbench/domain/chips/chip';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { graphsOf } from '@inferbench/evaluation/simulation/set-up';
import { candidatePlacements } from '@inferbench/simulator/candidate-placements';
import { compile, type Plan } from '@inferbench/simulator/compile';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import { describe, expect } from 'vitest';

const FP8 = { weights: 'fp8', activations: 'fp8', kv: 'fp8' } as const;
const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;
const INT4 = { weights: 'int4', activations: 'fp16', kv: 'fp16' } as const;

const chips = new Map(
  [...catalogue.chips].filter(([, chip]) => chip.peaks.length > 0 && memoryTiers(chip).length > 0),
);
const models = new Map(
  [...catalogue.models.values()].filter(isLanguageModel).map((model) => [model.slug, model]),
);

interface Case {
  /** Slugs, so that a counterexample is a line. */
  chip: string;
  model: string;
  precision: typeof FP8 | typeof FP16 | typeof INT4;
  phase: 'prefill' | 'decode';
  chipCount: number;
  /** Chooses among the placements of the chips. */
  pick: number;
  batch: number;
  context: number;
}

const cases = fc.record({
  chip: fc.constantFrom(...chips.keys()),
  model: fc.constantFrom(...models.keys()),
  precision: fc.constantFrom(FP8, FP16, INT4),
  phase: fc.constantFrom('prefill' as const, 'decode' as const),
  chipCount: fc.constantFrom(1, 2, 4, 8, 64, 576),
  pick: fc.nat(1000),
  batch: fc.integer({ min: 1, max: 512 }),
  context: fc.integer({ min: 1, max: 131_072 }),
});

/** Whether it fits is another question: the laws hold for any bytes on a chip. Null where the chip has no such rate. */
function planOf(example: Case, chip: Chip | undefined): Plan | null {
  const { precision, phase, chipCount, pick, batch } = example;
  const model = models.get(example.model);
  if (chip === undefined || model === undefined) return null;
  const peak = resolvePeak(chip, precision);
  if (!peak.ok) return null;
  const graph = graphsOf(model, precision)[phase];
  const experts = model.kind === 'moe' ? model.moe.experts : null;
  const placements = candidatePlacements({ graph, chips: chipCount, heads: model.heads, experts, batch });
  const placement = placements[pick % Math.max(1, placements.length)];
  if (placement === undefined) return null;
  return compile({ graph, chip, peak: peak.value, placement });
}

function step(example: Case, chip = chips.get(example.chip), sequences = example.batch): Float64Array | null {
  return planOf(example, chip)?.at(sequences, example.context, new Float64Array(SLOT_COUNT)) ?? null;
}

const attainable = (out: Float64Array | null) => out?.[SLOT.attainableSec] ?? 0;
/** Sums of the same terms in another order differ in the last bits. */
const ROUNDING = 1 + 1e-9;

function faster(chip: Chip | undefined): Chip[] {
  if (chip === undefined) return [];
  const doubled = (rate: number | null) => (rate === null ? null : 2 * rate);
  const { memory, onChip } = chip;
  return [
    {
      ...chip,
      memory: memory && { ...memory, bandwidthBytesPerSec: doubled(memory.bandwidthBytesPerSec) },
      onChip: onChip && { ...onChip, bandwidthBytesPerSec: doubled(onChip.bandwidthBytesPerSec) },
    },
    { ...chip, peaks: chip.peaks.map((peak) => ({ ...peak, denseOpsPerSec: 2 * peak.denseOpsPerSec })) },
  ];
}

describe('every chip of the catalogue with figures, any model, placement, batch and context', () => {
  test.prop([cases], { numRuns: 1000 })('no attainable time beats the ideal one', (example) => {
    const out = step(example);
    fc.pre(out !== null);
    expect(attainable(out) * ROUNDING).toBeGreaterThanOrEqual(out?.[SLOT.idealSec] ?? 0);
    expect(Number.isFinite(attainable(out))).toBe(true);
    expect(out?.[SLOT.reconfigurationSec]).toBeGreaterThanOrEqual(0);
  });

  test.prop([cases], { numRuns: 300 })('a search over placements times a step as it takes', (example) => {
    const plan = planOf(example, chips.get(example.chip));
    fc.pre(plan !== null);
    expect(plan?.attainableSec(example.batch, example.context)).toBe(attainable(step(example)));
  });

  test.prop([cases], { numRuns: 500 })('a longer context never takes less time', (example) => {
    const [here, later] = [step(example), step({ ...example, context: example.context + 64 })];
    // A chunk starts anew at its end: there, and only there, fewer keys are read.
    fc.pre(here !== null && models.get(example.model)?.locality?.kind !== 'chunk');
    expect(attainable(later) * ROUNDING).toBeGreaterThanOrEqual(attainable(here));
  });

  test.prop([cases], { numRuns: 500 })('a larger batch on the same placement never takes less', (example) => {
    const chip = chips.get(example.chip);
    const [here, later] = [step(example), step(example, chip, 2 * example.batch)];
    fc.pre(here !== null);
    expect(attainable(later) * ROUNDING).toBeGreaterThanOrEqual(attainable(here));
  });

  test.prop([cases], { numRuns: 500 })('twice the bandwidth or the peak never slows a step', (example) => {
    const here = step(example);
    fc.pre(here !== null);
    for (const chip of faster(chips.get(example.chip))) {
      expect(attainable(step(example, chip))).toBeLessThanOrEqual(attainable(here) * ROUNDING);
    }
  });
});
