import { Maturity, PowerCoefficients, PowerShares, RegimeError } from '@inferbench/domain/scores/calibration';
import {
  ErrorSummary,
  ExclusionCount,
  GroupSummary,
  Quantity,
  ValidatedRegime,
} from '@inferbench/domain/simulation/accuracy';
import { z } from 'zod';
import { type Answered, documentOf, selectionOf } from './whole-answer.ts';

/** Errors of one kind of figure as a whole; the ends of their spread are of the command alone. */
const Summary = ErrorSummary.omit({ name: true, low: true, high: true });
export const ErrorsInAll = z.object({
  quantity: Quantity,
  headline: Summary.nullable(),
  kernels: Summary.nullable(),
});

const Whole = z.object({
  date: z.string(),
  quantities: z.array(ErrorsInAll),
  validations: z.array(
    ValidatedRegime.pick({ validation: true, population: true, regime: true, rows: true, meanError: true }),
  ),
  excluded: z.array(ExclusionCount),
  calibration: z.object({
    date: z.string(),
    latencyRows: z.int(),
    powerRows: z.int(),
    constants: z.array(
      z.object({ name: z.string(), value: z.number(), unit: z.string(), meaning: z.string() }),
    ),
    maturities: z.array(Maturity),
    power: z.array(PowerCoefficients),
    powerShares: PowerShares,
    errorBars: z.array(RegimeError),
  }),
});

const Groups = z.object({
  quantities: z.array(
    z.object({ quantity: Quantity, groups: z.array(GroupSummary.omit({ low: true, high: true })) }),
  ),
});

/** Breakdowns by their names in the answer: those by hardware show all of it. */
const BREAKDOWNS = {
  byPhase: 'by: PHASE',
  byFamily: 'by: HARDWARE_FAMILY, allHardware: true',
  byChip: 'by: CHIP, allHardware: true',
  byFramework: 'by: FRAMEWORK',
  byModel: 'by: MODEL',
  byMetric: 'by: METRIC',
  byGrade: 'by: GRADE',
};
const groups = Object.entries(BREAKDOWNS).map(
  ([name, by]) => `${name}: accuracy(${by}) ${selectionOf(Groups)}`,
);

export type AccuracyResult = { accuracy: Answered<z.infer<typeof Whole>> } & Record<
  keyof typeof BREAKDOWNS,
  Answered<z.infer<typeof Groups>>
>;

/** Everything that the page of accuracy shows but the figures themselves. */
export const Accuracy = documentOf<AccuracyResult, object>(
  `query Accuracy { accuracy ${selectionOf(Whole)} ${groups.join(' ')} }`,
);
