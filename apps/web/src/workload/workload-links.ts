import { boardPath } from '@inferbench/domain/board/public-address';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { Slice } from '@inferbench/domain/terms/slice';
import { shapeOf, sliceAround } from '@inferbench/domain/board/slice-buckets';
import type { MissedEntry } from '@inferbench/graphql-documents/workload';
import { boardOfRunAddress } from '../address/leaderboard-request.ts';
import { systemsAddress } from '../address/compare-view.ts';
import type { Ranked } from './workload-state.ts';

/** A rate has no batch; the slice that most publications have stands for it. */
const BATCH_OF_A_RATE = 16;

/** The slice of the board around the workload, as its first entry ran; null where nothing is near. */
export function sliceOfWorkload({ result, request }: Ranked, entry: Ran | undefined): Slice | null {
  if (entry === undefined) return null;
  return sliceAround({
    model: result.model,
    phase: entry.phase,
    shape: shapeOf(result.inputTokens, result.outputTokens),
    batch: request.concurrency ?? BATCH_OF_A_RATE,
    context: result.context,
    precision: entry.precision,
  });
}

type Ran = Pick<MissedEntry, 'phase' | 'precision'>;

export interface WorkloadLinks {
  slice: Slice;
  board: string;
  /** Null with fewer than two systems that ran alike. */
  compare: string | null;
}

/** Where the same question goes on: the board's slice and its curves over context, the first two side by side. */
export function linksOfWorkload(ranked: Ranked): WorkloadLinks | null {
  const { ranking, missesLimits, model } = ranked.result;
  const [first] = [...ranking, ...missesLimits];
  const slice = sliceOfWorkload(ranked, first);
  if (slice === null || first === undefined) return null;
  const [run] = first.pointIds;
  const second = [...ranking, ...missesLimits].find(
    (other) =>
      other.system !== first.system && other.precision === first.precision && other.pointIds.length > 0,
  );
  return {
    slice,
    board: run === undefined ? boardPath(nameSlug(model), slice.phase) : boardOfRunAddress(model, run),
    compare:
      second === undefined || first.pointIds.length === 0
        ? null
        : systemsAddress([first.system, second.system], slice),
  };
}
