import type { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import type { Slice } from '@inferbench/domain/terms/slice';
import { Pareto, type ParetoResult } from '@inferbench/graphql-documents/pareto';
import { PointSources, type SourcedPoint } from '@inferbench/graphql-documents/point-sources';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { ask } from '../api/answer.ts';
import { askContext } from '../figures/context/ask-context.ts';

export type Run = Pick<SourcedPoint, 'measured' | 'provenance'>;

/** What stands beside a point in its slice; null parts are those that the API did not give. */
export interface PointStanding {
  slice: Slice;
  systems: ParetoResult['systems'];
  /** Day and source of the runs of as many chips, by point. */
  runs: ReadonlyMap<string, Run>;
  analysis: ContextAnalysis | null;
}

/** Points that the API tells at once. */
const MOST_RUNS = 100;

/** Null for a point that ranks nowhere, and where the API does not answer: the point stands without it. */
export async function loadStanding({
  slice,
  unranked,
  lifecycle,
  system: { chips },
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
  const { systems } = front.value.paretoFront;
  const alike = systems.filter((system) => system.chips === chips);
  const ids = alike.flatMap(({ values }) => values.map(({ pointId }) => pointId)).slice(0, MOST_RUNS);
  const sources = await ask(PointSources, { ids });
  if (sources.state !== 'DATA') return null;
  const runs = sources.value.nodes.flatMap((node) =>
    node?.__typename === 'Point' ? [[node.id, node] as const] : [],
  );
  return {
    slice: known,
    systems,
    runs: new Map(runs),
    analysis: analysis?.state === 'DATA' ? analysis.value : null,
  };
}
