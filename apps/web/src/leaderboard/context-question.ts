import type { BoardColumn } from '@inferbench/answers/board/request';
import { shapeOf, sliceAround } from '@inferbench/domain/board/slice-buckets';
import { meanContext } from '@inferbench/domain/runs/point';
import type { RankMetric } from '@inferbench/domain/terms/metric';
import type { Slice } from '@inferbench/domain/terms/slice';
import type { ShownWork } from '../address/leaderboard-request.ts';

/** Metric over context that a column ranks by, or is nearest to. */
const METRIC: Readonly<Record<BoardColumn, RankMetric>> = {
  OUTPUT: 'USEFUL_TOPS',
  PRICE: 'COST_EFFICIENCY',
  ENERGY: 'ENERGY_EFFICIENCY',
  FLEXIBILITY: 'USEFUL_TOPS',
  FIRST_TOKEN: 'USEFUL_TOPS',
  SPEED: 'TOKENS_PER_S_PER_USER',
};

/** Batch of curves where nobody stated the users: what most publications have. */
const USUAL_BATCH = 16;

/** Question for the same work over context; null of work without one, and of drafts, of which no curve is simulated. */
export function contextQuestion(
  model: string,
  slice: ShownWork,
  by: BoardColumn,
): { slice: Slice; metric: RankMetric } | null {
  const { inputTokens, outputTokens, contextTokens } = slice;
  const lengths = inputTokens === null || outputTokens === null ? null : { inputTokens, outputTokens };
  const context = lengths === null ? contextTokens : meanContext(lengths);
  if (context === null || slice.technique !== 'PLAIN') return null;
  return {
    slice: sliceAround({
      model,
      phase: slice.phase,
      shape: lengths === null ? null : shapeOf(lengths.inputTokens, lengths.outputTokens),
      batch: slice.users ?? USUAL_BATCH,
      context,
      precision: slice.precision,
    }),
    metric: METRIC[by],
  };
}
