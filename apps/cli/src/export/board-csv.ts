import { boardCitation } from '@inferbench/graphql-documents/board-citation';
import type { BoardExportPage } from '@inferbench/graphql-documents/board-export';
import { type PermalinkOf, ROW_KEYS, rowOf } from '@inferbench/graphql-documents/board-rows';
import { publicPath } from '@inferbench/domain/board/public-address';
import { csvComment, csvLine } from '@inferbench/units/csv';

/** Lines before the rows: how to cite the board, what it is, and the columns. */
export function boardCsvHead(origin: string, page: BoardExportPage): string[] {
  const { cite, comparabilityKey, totalCount } = boardCitation(origin, page);
  return [
    csvComment(`Cite as: ${cite}`),
    csvComment(
      `epoch: ${page.epoch ?? 'none'}; comparability: ${comparabilityKey ?? 'none'}; rows: ${totalCount}`,
    ),
    csvLine(ROW_KEYS),
  ];
}

/** Pages of points on the site of a server. */
export function permalinksOn(origin: string): PermalinkOf {
  return (pointId) => `${origin}${publicPath('points', pointId)}`;
}

/** A line for each row of a page. */
export function boardCsvRows(origin: string, { edges }: Pick<BoardExportPage, 'edges'>): string[] {
  return edges.map((edge) => csvLine(Object.values(rowOf(edge, permalinksOn(origin)))));
}
