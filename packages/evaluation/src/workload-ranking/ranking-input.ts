import type { Assumptions } from '@inferbench/domain/assumptions';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { WorkloadRequest } from '@inferbench/domain/workload-ranking';
import type { WorkloadPoint } from './option.ts';
import type { Workload } from './workload.ts';

export interface WorkloadRankingInput {
  request: WorkloadRequest;
  /** All points of the model with prompt and answer. */
  points: readonly WorkloadPoint[];
  catalogue: CatalogueView;
}

/** The same, settled: what one pass over the points needs. */
export interface GroupsInput extends WorkloadRankingInput {
  workload: Workload;
  assumptions: Assumptions;
  /** The key that ranks, where it is settled already. */
  fixedKey?: string | null;
}
