import type { Chip } from '@inferbench/domain/chip';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { memoryTiers } from '@inferbench/domain/memory-tier';
import type { MetricValue } from '@inferbench/domain/metric';
import type { LanguageModel } from '@inferbench/domain/model';
import { isPublic } from '@inferbench/domain/sourced';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { compile } from '@inferbench/simulator/compile';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import { transformerGraph } from '@inferbench/workloads/transformer';
import {
  FLEXIBILITY_BATCHES,
  FLEXIBILITY_CONTEXTS,
  FLEXIBILITY_PRECISIONS,
  FLEXIBILITY_SHAPES,
} from '@inferbench/scoring/flexibility-grid';

export interface Flexibility {
  /** Share of cells with ideal ÷ attainable ≥ 1/2: the headline. */
  score: number;
  /** Share of cells whose useful rate is at least half of the chip's highest at that precision. */
  ownPeakScore: number;
  /** Share of cells that is supported and fits. */
  fits: number;
  cells: number;
}

const PHASES = ['prefill', 'decode'] as const;
const HALF = 0.5;

/** The grid of metrics.md 4 on `chips` chips in one tensor-parallel group: 8 × 10 × 9 × 3 × 2 = 4,320 cells. */
export function flexibilityOf(chip: Chip, chips: number): Flexibility {
  const counts = { cells: 0, fits: 0, half: 0, ownPeak: 0 };
  for (const precision of FLEXIBILITY_PRECISIONS) {
    const rates = FLEXIBILITY_SHAPES.flatMap((model) =>
      PHASES.flatMap((phase) => cellsOf({ chip, chips, model, phase, precision })),
    );
    const best = rates.reduce((most, cell) => Math.max(most, cell?.opsPerSec ?? 0), 0);
    for (const cell of rates) {
      counts.cells += 1;
      if (cell === null) continue;
      counts.fits += 1;
      if (cell.realised >= HALF) counts.half += 1;
      if (cell.opsPerSec >= HALF * best) counts.ownPeak += 1;
    }
  }
  const share = (count: number) => count / counts.cells;
  return {
    score: share(counts.half),
    ownPeakScore: share(counts.ownPeak),
    fits: share(counts.fits),
    cells: counts.cells,
  };
}

interface CellInput {
  chip: Chip;
  chips: number;
  model: LanguageModel;
  phase: (typeof PHASES)[number];
  precision: (typeof FLEXIBILITY_PRECISIONS)[number];
}

/** One entry a batch and context: null where it is unsupported or does not fit. */
function cellsOf({ chip, chips, model, phase, precision }: CellInput): (Cell | null)[] {
  const peak = resolvePeak(chip, precision);
  const points = FLEXIBILITY_BATCHES.flatMap((batch) =>
    FLEXIBILITY_CONTEXTS.map((context) => ({ batch, context })),
  );
  if (!peak.ok) return points.map(() => null);
  const graph = transformerGraph(model, precision, phase);
  const placement = { chips, tensorParallel: chips, pipelineParallel: 1, replicas: 1, expertParallel: 1 };
  const plan = compile({ graph, chip, peak: peak.value, placement });
  const out = new Float64Array(SLOT_COUNT);
  return points.map(({ batch, context }) => {
    if (!fits(capacityOf({ graph, chip, placement, batch, context }))) return null;
    plan.at(batch, context, out);
    const attainableSec = out[SLOT.attainableSec] ?? Number.NaN;
    return {
      realised: (out[SLOT.idealSec] ?? 0) / attainableSec,
      opsPerSec: (out[SLOT.flops] ?? 0) / attainableSec,
    };
  });
}

interface Cell {
  /** Ideal ÷ attainable time. */
  realised: number;
  opsPerSec: number;
}

/** Why a chip has no flexibility, or null where it has one. */
function refusal(chip: Chip): InferbenchError | null {
  if (efficiencyOf(chip.family) === null) {
    return new InferbenchError('NOT_SIMULATED', `this engine has no model of the family ${chip.family}`);
  }
  if (chip.peaks.length === 0 || memoryTiers(chip).length === 0) {
    return new InferbenchError('INCOMPLETE_SPEC', 'peak, capacity or bandwidth is not published');
  }
  const memories = [chip.memory, chip.onChip].filter(
    (memory) => (memory?.bandwidthBytesPerSec ?? null) !== null,
  );
  const sourced =
    chip.peaks.some((peak) => isPublic(peak.confidence)) &&
    memories.every((memory) => memory !== null && isPublic(memory.confidence));
  return sourced
    ? null
    : new InferbenchError(
        'INCOMPLETE_SPEC',
        'peak, capacity and bandwidth need a public source (SPEC-SOURCE)',
      );
}

/** Flexibility with all its figures, or why this engine gives none. */
export type ChipFlexibility = { present: true; value: Flexibility } | { present: false; detail: string };

const computed = new WeakMap<Chip, Map<number, ChipFlexibility>>();

/** Refused where the family or the specification does not allow it. Kept per chip document and number of chips. */
export function chipFlexibility(chip: Chip, chips: number): ChipFlexibility {
  const known = computed.get(chip) ?? new Map<number, ChipFlexibility>();
  computed.set(chip, known);
  const found = known.get(chips);
  if (found) return found;
  const refused = refusal(chip);
  const flexibility: ChipFlexibility = refused
    ? { present: false, detail: refused.message }
    : { present: true, value: flexibilityOf(chip, chips) };
  known.set(chips, flexibility);
  return flexibility;
}

/** Flexibility as a metric: simulated, so its interval is the point itself. */
export function flexibilityMetric(chip: Chip, chips: number): MetricValue {
  const flexibility = chipFlexibility(chip, chips);
  if (!flexibility.present) return { present: false, reason: 'NOT_COMPUTED', detail: flexibility.detail };
  const { score: value } = flexibility.value;
  return { present: true, value, interval: { low: value, high: value, assumed: false } };
}
