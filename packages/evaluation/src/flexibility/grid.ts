import type { Chip } from '@inferbench/domain/chips/chip';
import type {
  FlexibilityPhase,
  FlexibilityPrecision,
  FlexibilityShares,
} from '@inferbench/domain/scores/flexibility';
import type { LanguageModel } from '@inferbench/domain/models/model';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import {
  FLEXIBILITY_BATCHES,
  FLEXIBILITY_CONTEXTS,
  FLEXIBILITY_PRECISIONS,
  FLEXIBILITY_SHAPES,
} from '@inferbench/scoring/flexibility-grid';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { compile } from '@inferbench/simulator/compile';
import { DEFAULT_CONSTANTS } from '@inferbench/simulator/default-constants';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import { graphsOf } from '../simulation/set-up.ts';

/** Names of the settings in FLEXIBILITY_PRECISIONS, in its order. */
export const PRECISION_NAMES: readonly FlexibilityPrecision[] = ['FP16', 'FP8', 'INT4'];
const PHASES: readonly FlexibilityPhase[] = ['prefill', 'decode'];
const HALF = 0.5;

/** A cell that is supported and fits. */
export interface Cell {
  /** Ideal ÷ attainable time. */
  realised: number;
  opsPerSec: number;
}

/** Cells of one model size, phase and precision, batch by batch; null where one does not fit. */
export interface GridRow {
  precision: FlexibilityPrecision;
  phase: FlexibilityPhase;
  model: string;
  supported: boolean;
  cells: readonly (Cell | null)[];
}

/** The grid of docs/metrics.md#flexibility on `chips` chips in one tensor-parallel group: 8 × 10 × 9 × 3 × 2 = 4,320 cells. */
export function gridOf(chip: Chip, chips: number): GridRow[] {
  return FLEXIBILITY_PRECISIONS.flatMap((setting, index) =>
    FLEXIBILITY_SHAPES.flatMap((model) =>
      PHASES.map((phase): GridRow => {
        const cells = cellsOf({ chip, chips, model, phase, setting });
        const precision = PRECISION_NAMES[index] ?? 'FP16';
        return { precision, phase, model: model.slug, supported: cells !== null, cells: cells ?? NO_CELLS };
      }),
    ),
  );
}

const POINTS = FLEXIBILITY_BATCHES.flatMap((batch) =>
  FLEXIBILITY_CONTEXTS.map((context) => ({ batch, context })),
);
const NO_CELLS = POINTS.map(() => null);

interface CellInput {
  chip: Chip;
  chips: number;
  model: LanguageModel;
  phase: FlexibilityPhase;
  setting: PrecisionSetting;
}

function cellsOf({ chip, chips, model, phase, setting }: CellInput): (Cell | null)[] | null {
  const peak = resolvePeak(chip, setting);
  if (!peak.ok) return null;
  const graph = graphsOf(model, setting)[phase];
  const placement = { ...ONE_CHIP, chips, tensorParallel: chips };
  // Default efficiencies for every chip: fitted ones would set measured families back against those that nobody measured.
  const plan = compile({ graph, chip, peak: peak.value, placement, constants: DEFAULT_CONSTANTS });
  const out = new Float64Array(SLOT_COUNT);
  return POINTS.map(({ batch, context }) => {
    if (!fits(capacityOf({ graph, chip, placement, batch, context }))) return null;
    plan.at(batch, context, out);
    const attainableSec = out[SLOT.attainableSec] ?? Number.NaN;
    return {
      realised: (out[SLOT.idealSec] ?? 0) / attainableSec,
      opsPerSec: (out[SLOT.flops] ?? 0) / attainableSec,
    };
  });
}

export function atLeastHalf({ realised }: Cell): boolean {
  return realised >= HALF;
}

/** Highest useful rate of the chip at each precision: what `ownPeakScore` is held against. */
export function bestRates(rows: readonly GridRow[]): ReadonlyMap<FlexibilityPrecision, number> {
  const best = new Map<FlexibilityPrecision, number>();
  for (const { precision, cells } of rows) {
    const rate = cells.reduce((most, cell) => Math.max(most, cell?.opsPerSec ?? 0), best.get(precision) ?? 0);
    best.set(precision, rate);
  }
  return best;
}

/** Shares of some rows of a grid. */
export function sharesOf(
  rows: readonly GridRow[],
  best: ReadonlyMap<FlexibilityPrecision, number>,
): FlexibilityShares {
  const counts = { cells: 0, fits: 0, half: 0, ownPeak: 0 };
  for (const { precision, cells } of rows) {
    const least = HALF * (best.get(precision) ?? 0);
    counts.cells += cells.length;
    for (const cell of cells) {
      if (cell === null) continue;
      counts.fits += 1;
      if (atLeastHalf(cell)) counts.half += 1;
      if (cell.opsPerSec >= least) counts.ownPeak += 1;
    }
  }
  const { cells } = counts;
  const share = (count: number) => count / cells;
  return { score: share(counts.half), ownPeakScore: share(counts.ownPeak), fits: share(counts.fits), cells };
}
