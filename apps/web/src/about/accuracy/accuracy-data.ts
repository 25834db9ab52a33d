import type { AccuracyResult } from '@inferbench/graphql-documents/accuracy';
import type { AccuracyRowListed } from '@inferbench/graphql-documents/accuracy-rows';
import type { LedgerData } from './ledger/load-ledger.ts';

export type AccuracyRowData = AccuracyRowListed;

export interface AccuracyData extends AccuracyResult, LedgerData {
  rows: readonly AccuracyRowData[];
}

export type QuantityErrors = AccuracyData['accuracy']['quantities'][number];
export type AccuracyQuantity = QuantityErrors['quantity'];
export type GroupedErrors = AccuracyData['byPhase']['quantities'][number];
export type AccuracyGroup = GroupedErrors['groups'][number];
export type ValidatedRegime = AccuracyData['accuracy']['validations'][number];
export type CalibrationData = AccuracyData['accuracy']['calibration'];
export type Exclusion = AccuracyData['accuracy']['excluded'][number];
