import type { Figure } from '@inferbench/chart/figure';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { ExpectationsAnswer, MachineAnswer } from '@inferbench/graphql-documents/answers';
import type { ChipAgainstResult } from '@inferbench/graphql-documents/chip-against';
import type { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import type { ChipResult } from '@inferbench/graphql-documents/chip-page';
import type { ChipPointListed } from '@inferbench/graphql-documents/chip-points';
import type { ShownSheet } from './analyses-from.ts';
import type { ChipAgainstOthers } from './standing.ts';

export type ChipPoint = ChipPointListed;

export interface ChipData extends ChipResult {
  /** All of them, or an even choice of a few hundred. */
  points: readonly ChipPoint[];
  pointsInAll: number;
}

export interface ChipAnalyses {
  sheet: Outcome<ShownSheet>;
  flexibility: Outcome<FlexibilityReport>;
}

export interface ChipPageData {
  chip: ChipData;
  analyses: ChipAnalyses;
  /** Comparison of chips that keep models in SRAM; null for the others. */
  against: ChipAgainstResult | null;
  others: ChipAgainstOthers;
  /** Models that one of it runs for one user; null of a chip that stands at no desk. */
  machine: MachineAnswer | null;
  /** Times, speeds and largest batches of the model; why there are none where it is refused. */
  expected: Outcome<ExpectationsAnswer>;
  /** Gain of software on the chip with the model; null where nobody ran one set-up twice. */
  history: Figure | null;
  model: string;
}
