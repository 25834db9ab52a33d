import type { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import type { Slice } from '@inferbench/domain/terms/slice';
import { Pareto, type ParetoResult } from '@inferbench/graphql-documents/pareto';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { ask } from '../api/answer.ts';
import { askContext } from '../figures/context/ask-context.ts';

/** What stands beside a point in its slice; null parts are those that the API did not give. */
export interface PointStanding {
  slice: Slice;
  systems: ParetoResult['systems'];
  analysis: ContextAnalysis | null;
}

/** Null for a point that ranks nowhere, and where the API does not answer: the point stands without it. */
export async function loadStanding({
  slice,
  unranked,
  lifecycle,
}: PointResult): Promise<PointStanding | null> {
  const ranks = unranked === null && lifecycle === 'PUBLISHED';
  if (slice === null || !ranks) return null;
  const { model, phase, shape, batch, context, precision } = slice;
  const known = { model: model.slug, phase, shape, batch, context, precision };
  const [front, analysis] = await Promise.all([
    ask(Pareto, { slice: known, axes: ['USEFUL_TOPS'] }),
    known.phase === 'IMAGE' ? null : askContext(known, 'USEFUL_TOPS'),
  ]);
  if (front.state !== 'DATA') return null;
  return {
    slice: known,
    systems: front.value.paretoFront.systems,
    analysis: analysis?.state === 'DATA' ? analysis.value : null,
  };
}
