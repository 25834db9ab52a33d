import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type {
  FlexibilityPhase,
  FlexibilityPrecision,
  FlexibilityReport,
} from '@inferbench/domain/scores/flexibility';
import type { MeasurementList, MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { isLanguageModel, type LanguageModel } from '@inferbench/domain/models/model';
import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { PRECISION_FORMATS, type PrecisionClass } from '@inferbench/domain/terms/precision';
import {
  FLEXIBILITY_BATCHES,
  FLEXIBILITY_CONTEXTS,
  FLEXIBILITY_SHAPES,
} from '@inferbench/scoring/flexibility-grid';
import { nearestPowerOfTwo } from '@inferbench/units/exact-math';

export interface TestedOn {
  chip: string;
  chips: number;
  catalogue: Pick<CatalogueView, 'models'>;
}

export interface CellAddress {
  precision: FlexibilityPrecision;
  phase: FlexibilityPhase;
  model: string;
  batch: number;
  context: number;
}

export function cellKey({ precision, phase, model, batch, context }: CellAddress): string {
  return `${precision} ${phase} ${model} ${batch} ${context}`;
}

/**
 * Cells that a published measurement covers: the same chip and number of chips, a dense model nearest in size to the grid's,
 * its declared precision, and the nearest batch and context. Prefill rows test prefill; decode rows and static generations
 * test decode at their mean context. Serving mixes both phases and tests neither.
 */
export function testedCells(
  lists: readonly MeasurementList[],
  { chip, chips, catalogue }: TestedOn,
): ReadonlySet<string> {
  const tested = new Set<string>();
  for (const { source, rows } of lists) {
    for (const row of rows) {
      if (row.hardware !== chip || row.chips !== chips) continue;
      const model = catalogue.models.get(row.model);
      const phase = phaseOf(row, source);
      const precision = row.weights === undefined ? null : CLASSES[PRECISION_FORMATS[row.weights].boardClass];
      if (!model || !isLanguageModel(model) || phase === null || !precision) continue;
      const shape = nearestShape(model);
      const [batch, context] = [
        bucket(row.batch, FLEXIBILITY_BATCHES),
        bucket(contextOf(row, phase), FLEXIBILITY_CONTEXTS),
      ];
      if (shape === null || batch === null || context === null) continue;
      tested.add(cellKey({ precision, phase, model: shape, batch, context }));
    }
  }
  return tested;
}

const CLASSES: Readonly<Partial<Record<PrecisionClass, FlexibilityPrecision>>> = {
  FP16: 'FP16',
  FP8: 'FP8',
  W4A16: 'INT4',
};

function phaseOf(
  { phase, regime }: MeasurementRow,
  source: MeasurementList['source'],
): FlexibilityPhase | null {
  if (phase === 'prefill' || phase === 'decode') return phase;
  const { endToEnd } = regime === undefined ? source : (source.regimes[regime] ?? source);
  return phase === 'e2e' && endToEnd?.phase === 'GENERATE' ? 'decode' : null;
}

function contextOf({ input, output }: MeasurementRow, phase: FlexibilityPhase): number | undefined {
  if (input === undefined || phase === 'prefill') return input;
  return input + (output ?? 0) / 2;
}

/** The value of the grid's axis nearest in log2; null outside it. */
function bucket(value: number | undefined, axis: readonly number[]): number | null {
  if (value === undefined || value <= 0) return null;
  const nearest = nearestPowerOfTwo(value);
  return axis.includes(nearest) ? nearest : null;
}

/** The grid's model of nearest size; experts have no counterpart in a grid of dense models. */
function nearestShape(model: LanguageModel): string | null {
  if (model.kind !== 'dense') return null;
  const parameters = totalParameters(model);
  const apart = (size: number) => Math.max(size / parameters, parameters / size);
  const [nearest] = FLEXIBILITY_SHAPES.toSorted(
    (a, b) => apart(totalParameters(a)) - apart(totalParameters(b)),
  );
  return nearest?.slug ?? null;
}

/** The keys of the cells that a report marks as tested. */
export function testedIn({
  rows,
  batches,
  contexts,
}: Pick<FlexibilityReport, 'rows' | 'batches' | 'contexts'>): ReadonlySet<string> {
  const keys = rows.flatMap(({ tested, ...row }) =>
    tested.flatMap((letters, i) =>
      letters
        .split('')
        .flatMap((letter, j) =>
          letter === 't' ? [cellKey({ ...row, batch: batches[i] ?? 0, context: contexts[j] ?? 0 })] : [],
        ),
    ),
  );
  return new Set(keys);
}
