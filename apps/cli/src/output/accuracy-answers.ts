import {
  AccuracyCell,
  ExclusionCount,
  QuantityReport,
  ValidatedRegime,
} from '@inferbench/domain/simulation/accuracy';
import {
  LedgerAside,
  LedgerCoverage,
  LedgerGroup,
  LedgerHeadline,
  LedgerOpen,
  LedgerPoint,
  LedgerUnasked,
} from '@inferbench/domain/simulation/ledger';
import { Calibration } from '@inferbench/domain/scores/calibration';
import { z } from 'zod';
import { output } from './answer.ts';

const excluded = z.array(ExclusionCount);

/** Answers of what compares the simulator with published figures. */
export const ACCURACY_ANSWERS = {
  accuracy: output('accuracy', {
    date: z.iso.date(),
    quantities: z.array(QuantityReport),
    validations: z.array(ValidatedRegime),
    /** Asked for by `--cells`. */
    cells: z.array(AccuracyCell).optional(),
    excluded,
  }),
  'accuracy-tables': output('accuracy-tables', {
    regimes: z.array(ValidatedRegime),
    cells: z.array(AccuracyCell),
    excluded,
  }),
  ledger: output('ledger', {
    finding: z.string(),
    /** Share of published figures that a band is meant to hold. */
    meantInside: z.number(),
    headline: LedgerHeadline,
    sets: z.array(LedgerCoverage),
    groups: z.array(LedgerGroup),
    open: z.array(LedgerOpen),
    setAside: z.array(LedgerAside),
    unasked: z.array(LedgerUnasked),
    /** All that was kept; with `--misses` that of which a figure missed. */
    points: z.array(LedgerPoint),
  }),
  calibrate: output('calibrate', { calibration: Calibration }),
} as const;
