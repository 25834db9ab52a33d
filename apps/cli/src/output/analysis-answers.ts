import { ChipCrossover } from '@inferbench/domain/tradeoff/chip-crossover';
import { Claim } from '@inferbench/domain/simulation/claim';
import { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import { ReferenceSheet } from '@inferbench/domain/simulation/reference-sheet';
import { output } from './answer.ts';

/** Answers of what asks about chips, without a server. */
export const ANALYSIS_ANSWERS = {
  sheet: output('sheet', { sheet: ReferenceSheet }),
  flexibility: output('flexibility', { flexibility: FlexibilityReport }),
  claim: output('claim', { claim: Claim }),
  crossover: output('crossover', { crossover: ChipCrossover }),
} as const;
