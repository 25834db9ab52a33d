import { LEDGER } from '@inferbench/calibration/generated/ledger-data';
import {
  ledgerAside,
  ledgerCoverage,
  ledgerFinding,
  ledgerGroups,
  ledgerHeadline,
  ledgerOpen,
  MEANT_INSIDE,
} from '@inferbench/calibration/ledger/ledger-summary';
import type { LedgerType } from './ledger.type.ts';

export const { points } = LEDGER;
const headline = ledgerHeadline(points);
/** The same for everybody until the next release. */
export const SUMMARY: LedgerType = {
  finding: ledgerFinding(headline),
  meantInside: MEANT_INSIDE,
  headline,
  sets: ledgerCoverage(points),
  groups: ledgerGroups(points),
  open: ledgerOpen(points),
  setAside: ledgerAside(points),
  unasked: [...LEDGER.unasked],
};
