import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import type { RankedWorkload } from './ranking-input.ts';

/** What one pass over the points needs. */
export interface GroupsInput extends RankedWorkload {
  assumptions: Assumptions;
}
