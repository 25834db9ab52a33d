import { PointSources, type SourcedPoint } from '@inferbench/graphql-documents/point-sources';
import type { WorkloadResult } from '@inferbench/graphql-documents/workload';
import { z } from 'zod';
import { askServer } from '../server/ask-server.ts';
import { wholeLink } from '../terminal/links-view.ts';

/** Places whose sources are named; a longer ranking is read on the site. */
const MOST_SOURCES = 40;

/** Source of a ranked figure: who says it, when it was measured, the page that shows it. */
export const RankedSource = z.strictObject({
  pointId: z.string(),
  source: z.string(),
  /** Day, month or year of the run; of a submitted one the day of its receipt. */
  date: z.string().nullable(),
  link: z.string(),
  /** Compute class of the chip that ran it. */
  computedIn: z.string(),
});
export type RankedSource = z.infer<typeof RankedSource>;

/** Source of each ranked figure, by the points behind it: one question for all of them. */
export async function sourcesOf(
  server: URL,
  { ranking }: Pick<WorkloadResult, 'ranking'>,
): Promise<RankedSource[]> {
  const ids = [...new Set(ranking.slice(0, MOST_SOURCES).flatMap(({ pointIds }) => pointIds))];
  if (ids.length === 0) return [];
  const { nodes } = await askServer({ server }, PointSources, { ids });
  return nodes.flatMap((node) => (node?.__typename === 'Point' ? [sourceOf(node, server)] : []));
}

function sourceOf(
  { id, submitter, peakPrecision, measured, links, provenance: { document, receivedAt } }: SourcedPoint,
  server: URL,
): RankedSource {
  return {
    pointId: id,
    source: document === null ? submitter : document.title,
    date: measured?.to ?? (document === null ? receivedAt.slice(0, 10) : null),
    link: wholeLink(links.result, server),
    computedIn: peakPrecision,
  };
}
