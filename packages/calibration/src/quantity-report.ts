import {
  type AccuracyRow,
  type ErrorSummary,
  type ExcludedRow,
  type ExclusionCount,
  ExclusionReason,
  type GroupSummary,
  Quantity,
  type QuantityReport,
} from '@inferbench/domain/simulation/accuracy';
import { BARRED_FAMILIES } from '@inferbench/domain/chips/hardware-family';
import { EXCLUSION_REASONS } from './observation.ts';
import { type Breakdown, BREAKDOWNS, isHeadline, summariesBy, summaryOf } from './summary.ts';

export interface ReportFilter {
  by: Breakdown;
  /** Null: all three. */
  quantity: Quantity | null;
  /** Whether it also reports groups of hardware whose error has no bar. */
  allHardware: boolean;
}

export function isBarred({ hardwareFamily }: Pick<AccuracyRow, 'hardwareFamily'>): boolean {
  return BARRED_FAMILIES.includes(hardwareFamily);
}

/** Rows that a report shows: of one quantity or all, of the four families or all hardware. */
export function shownRows(
  rows: readonly AccuracyRow[],
  { quantity, allHardware }: Pick<ReportFilter, 'quantity' | 'allHardware'>,
): AccuracyRow[] {
  return rows.filter(
    (row) => (quantity === null || row.quantity === quantity) && (allHardware || isBarred(row)),
  );
}

/** The committed report by quantity. The headline stays that of the four families, whatever hardware the groups show. */
export function quantityReports(rows: readonly AccuracyRow[], filter: ReportFilter): QuantityReport[] {
  const kinds = filter.quantity === null ? Quantity.options : [filter.quantity];
  return kinds.map((quantity) => ({
    ...totals(shownRows(rows, { quantity, allHardware: false }), quantity),
    groups: groupsOf(shownRows(rows, { ...filter, quantity }), filter.by),
  }));
}

/** Errors on one chip by phase; quantities without a figure of it are left out. */
export function chipReports(rows: readonly AccuracyRow[], chip: string): QuantityReport[] {
  return Quantity.options.flatMap((quantity) => {
    const own = rows.filter((row) => row.chip === chip && row.quantity === quantity);
    return own.length === 0 ? [] : [{ ...totals(own, quantity), groups: groupsOf(own, 'phase') }];
  });
}

function totals(rows: readonly AccuracyRow[], quantity: Quantity): Omit<QuantityReport, 'groups'> {
  const kernels = rows.filter((row) => !isHeadline(row));
  return {
    quantity,
    headline: summaryOrNull('models and networks', rows.filter(isHeadline)),
    kernels: summaryOrNull('kernels', kernels),
  };
}

function summaryOrNull(name: string, rows: readonly AccuracyRow[]): ErrorSummary | null {
  return rows.length === 0 ? null : summaryOf(name, rows);
}

/** Breakdowns in which kernels are groups of their own; in the others they would hide what whole models show. */
const WITH_KERNELS: ReadonlySet<Breakdown> = new Set(['phase', 'metric']);

function groupsOf(rows: readonly AccuracyRow[], by: Breakdown): GroupSummary[] {
  const counted = WITH_KERNELS.has(by) ? rows : rows.filter(isHeadline);
  const unbarred = new Set(counted.filter((row) => !isBarred(row)).map(BREAKDOWNS[by]));
  return summariesBy(counted, by).map((group) => ({ ...group, barred: !unbarred.has(group.name) }));
}

/** How many figures each reason leaves out. */
export function exclusionCounts(excluded: readonly ExcludedRow[]): ExclusionCount[] {
  return ExclusionReason.options.map((reason) => ({
    reason,
    meaning: EXCLUSION_REASONS[reason],
    rows: excluded.filter((row) => row.reason === reason).length,
  }));
}
