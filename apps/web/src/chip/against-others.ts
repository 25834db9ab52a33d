import type { PeakChart } from '@inferbench/answers/peak/shape';
import type { DuelAnswer } from '@inferbench/graphql-documents/answers';
import type { Standings } from './standing.ts';

export interface DuelWork {
  model: string;
  precision: 'FP8' | 'FP16' | 'W4A16';
  users: number;
  chipsEach: number;
}

/** What compares a chip with others; `failed` where the API gave no answer to a part. */
export interface ChipAgainstOthers {
  failed: boolean;
  standings: Standings;
  /** Reasons of the answers for the places that it does not have. */
  reasons: string[];
  date: string | null;
  rivals: { reason: string; chosen: DuelWork; duel: DuelAnswer }[];
  peak: PeakChart | null;
}
