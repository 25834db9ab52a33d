import { Status } from '@inferbench/graphql-documents/status';
import type { WorkloadResult } from '@inferbench/graphql-documents/workload';
import { askServer } from '../server/ask-server.ts';
import { wholeLink } from '../terminal/links-view.ts';

/** Places whose pages are named; a longer ranking is read on the site. */
const MOST_LINKS = 20;

/** Page of each measured system, by its slug: it has the source, the date and the figures themselves. */
export async function pagesOf(
  server: URL,
  { ranking }: Pick<WorkloadResult, 'ranking'>,
): Promise<ReadonlyMap<string, string>> {
  const pages = await Promise.all(
    ranking.slice(0, MOST_LINKS).map(async ({ system, pointIds: [id] }) => {
      if (id === undefined) return [];
      const { node } = await askServer({ server }, Status, { id });
      return node?.__typename === 'Point' ? [[system, wholeLink(node.links.result, server)] as const] : [];
    }),
  );
  return new Map(pages.flat());
}
