import type { AccuracyResult } from '@inferbench/graphql-documents/accuracy';
import type { AccuracyRowListed } from '@inferbench/graphql-documents/accuracy-rows';

export type AccuracyRowData = AccuracyRowListed;

/** The report by every breakdown, and the figures behind it. */
export interface AccuracyData extends AccuracyResult {
  rows: readonly AccuracyRowData[];
  /** Short names of chips and models by their ids. */
  names: Readonly<Record<string, string>>;
}

export type QuantityErrors = AccuracyData['accuracy']['quantities'][number];
export type AccuracyQuantity = QuantityErrors['quantity'];
export type GroupedErrors = AccuracyData['byPhase']['quantities'][number];
export type AccuracyGroup = GroupedErrors['groups'][number];
export type CalibrationData = AccuracyData['accuracy']['calibration'];
export type Exclusion = AccuracyData['accuracy']['excluded'][number];
