import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import type { WorkloadPoint } from './option.ts';
import type { Workload } from './workload.ts';

export interface WorkloadRankingInput {
  request: WorkloadRequest;
  /** All points of the model with prompt and answer. */
  points: readonly WorkloadPoint[];
  catalogue: CatalogueView;
}

/** The same with the workload as one mean request. */
export interface RankedWorkload extends WorkloadRankingInput {
  workload: Workload;
}
