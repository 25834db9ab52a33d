import { LEDGER } from '@inferbench/calibration/generated/ledger-data';
import { ledgerSummary } from '@inferbench/calibration/ledger/ledger-summary';
import type { LedgerType } from './ledger.type.ts';

export const { points } = LEDGER;
/** The same for everybody until the next release. */
export const SUMMARY: LedgerType = ledgerSummary(LEDGER);
