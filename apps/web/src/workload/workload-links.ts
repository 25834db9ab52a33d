import type { RankMetric } from '@inferbench/domain/terms/metric';
import type { Slice } from '@inferbench/domain/terms/slice';
import { shapeOf, sliceAround } from '@inferbench/domain/board/slice-buckets';
import type { MissedEntry } from '@inferbench/graphql-documents/workload';
import { boardAddress } from '../address/board-request.ts';
import { systemsAddress } from '../address/compare-view.ts';
import type { Ranked } from './workload-state.ts';

/** The board ranks by four metrics; the workload's are nearest to these. */
const BOARD_METRIC: Readonly<Record<string, RankMetric>> = {
  USD_PER_MTOK: 'COST_EFFICIENCY',
  COST_EFFICIENCY: 'COST_EFFICIENCY',
  ENERGY_EFFICIENCY: 'ENERGY_EFFICIENCY',
  TOKENS_PER_S_PER_CHIP: 'USEFUL_TOPS',
  TOKENS_PER_S_PER_USER: 'TOKENS_PER_S_PER_USER',
  USEFUL_TOPS: 'USEFUL_TOPS',
};

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
  const { ranking, missesLimits, metric } = ranked.result;
  const [first] = [...ranking, ...missesLimits];
  const slice = sliceOfWorkload(ranked, first);
  if (slice === null || first === undefined) return null;
  const view = { slice, metric: BOARD_METRIC[metric] ?? ('USEFUL_TOPS' as const) };
  const second = [...ranking, ...missesLimits].find(
    (other) =>
      other.system !== first.system && other.precision === first.precision && other.pointIds.length > 0,
  );
  return {
    slice,
    board: boardAddress(view),
    compare:
      second === undefined || first.pointIds.length === 0
        ? null
        : systemsAddress([first.system, second.system], slice),
  };
}
