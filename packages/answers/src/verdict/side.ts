import { classWords } from '@inferbench/domain/board/system-class';
import { stackNames } from '@inferbench/domain/catalogue/names';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { formatNumber } from '@inferbench/units/format';
import type { VerdictRow } from './shape.ts';

/** A side of a comparison: its name, and what its runs have in common. */
export interface SideName {
  label: string;
  /** Slugs of its chips; of a framework or a precision those that are asked for, none where it is any. */
  chips: readonly string[];
  /** True where its chips are those of one generation. */
  isGeneration?: boolean | undefined;
  /** Stack of its runs; left out of chips and precisions. */
  framework?: string | undefined;
  /** Precision class of its runs; left out of chips and frameworks. */
  precision?: PrecisionClass | undefined;
}

export type Sides = readonly [SideName, SideName];

/** Property by which two sides differ: everything else that matters is held equal. */
export type ComparedBy = 'CHIP' | 'FRAMEWORK' | 'PRECISION';

/** Word of a sentence for that by which sides differ. */
export const COMPARED_WORD: Readonly<Record<ComparedBy, string>> = {
  CHIP: 'chip',
  FRAMEWORK: 'framework',
  PRECISION: 'precision',
};

/** Property by which two sides of one kind differ. */
export function comparedBy([side]: readonly SideName[]): ComparedBy {
  if (side?.framework !== undefined) return 'FRAMEWORK';
  return side?.precision === undefined ? 'CHIP' : 'PRECISION';
}

type Run = Pick<VerdictRow, 'chip' | 'framework' | 'precision'>;

/** Tells whether a run is one of a side. */
export function isOfSide({ chips, framework, precision }: SideName, run: Run): boolean {
  const isAnyChip = chips.length === 0 && (framework ?? precision) !== undefined;
  return (
    (isAnyChip || chips.includes(run.chip)) &&
    (framework === undefined || framework === run.framework) &&
    (precision === undefined || precision === run.precision)
  );
}

/**
 * Key of what runs have to share beside lengths, drafting and class to be like each other (docs/metrics.md#verdicts): chips are compared
 * in one precision; frameworks besides on equal chips of one number; precisions on those and one framework. Null of a run whose framework nobody states.
 */
export function heldKey(
  by: ComparedBy,
  { chip, chips, framework, precision }: Run & Pick<VerdictRow, 'chips'>,
): string | null {
  if (by === 'CHIP') return precision;
  if (by === 'FRAMEWORK') return [precision, chip, chips].join(' ');
  return framework === null ? null : [framework, chip, chips].join(' ');
}

/** "B200 × 8", of precisions "B200 × 8, vLLM": the system that both ran on; null of chips, which run on their own. */
export function heldWords(
  by: ComparedBy,
  { label, chips, framework }: Pick<VerdictRow, 'label' | 'chips' | 'framework'>,
): string | null {
  if (by === 'CHIP') return null;
  const stack = by === 'FRAMEWORK' || framework === null ? '' : `, ${stackNames(framework).short}`;
  return `${label} × ${formatNumber(chips)}${stack}`;
}

/** "the bits", "the drafts", "the chip", "the size or layout": how two runs of one side differ whose slices say the opposite. */
export function turnsWith(a: VerdictRow, b: VerdictRow, by: ComparedBy): string {
  if (by !== 'PRECISION' && a.precision !== b.precision) return 'the bits';
  if (a.technique !== b.technique) return 'the drafts';
  if (by === 'CHIP') return classWords(a) === classWords(b) ? 'the slice' : 'the size or layout';
  if (a.chip !== b.chip) return 'the chip';
  if (a.chips !== b.chips) return 'the number of chips';
  if (by === 'PRECISION' && a.framework !== b.framework) return 'the framework';
  return classWords(a) === classWords(b) ? 'the slice' : 'the layout';
}
