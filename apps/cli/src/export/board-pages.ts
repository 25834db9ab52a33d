import type { Metric } from '@inferbench/domain/metric';
import type { Slice } from '@inferbench/domain/slice';
import { BoardExport, type BoardExportPage } from '@inferbench/graphql-documents/board-export';
import { askServer } from '../server/ask-server.ts';

export interface ExportRequest {
  server: URL;
  slice: Slice | null;
  metric: Metric;
}

/** Every page of a slice, one at a time; a board that changes on the way ends it with BAD_CURSOR. */
export async function* boardPages({ server, slice, metric }: ExportRequest): AsyncGenerator<BoardExportPage> {
  let after: string | null = null;
  do {
    const { leaderboard }: { leaderboard: BoardExportPage } = await askServer({ server }, BoardExport, {
      slice,
      metric,
      after,
    });
    yield leaderboard;
    after = leaderboard.pageInfo.hasNextPage ? leaderboard.pageInfo.endCursor : null;
  } while (after !== null);
}
