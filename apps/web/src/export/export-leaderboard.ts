import { boardCitation } from '@inferbench/graphql-documents/board-citation';
import { BoardExport, type BoardExportPage } from '@inferbench/graphql-documents/board-export';
import { ROW_KEYS, rowOf } from '@inferbench/graphql-documents/board-rows';
import { allPages, mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';
import { readBoardRequest } from '../address/board-request.ts';
import { EVIDENCE_INPUT } from '../address/evidence-choice.ts';
import { pointAddress } from '../address/pages.ts';
import { withoutRankFacts } from '../board/example-words.ts';
import { loadWithoutRank } from '../board/load-unranked.ts';
import { addressOfShown } from '../board/slice/available-slice.ts';
import type { ExportTable } from './export-table.ts';
import { searchParameters } from '../address/search-parameters.ts';

/** The board of an address, every page of it, with the columns that `inferbench export` has. */
export async function exportLeaderboard(
  query: URLSearchParams,
  origin: string,
): Promise<Answer<ExportTable>> {
  const { slice, metric, evidence } = readBoardRequest(searchParameters(query));
  const pages: BoardExportPage[] = [];
  const edges = await allPages(async (after) =>
    mapAnswer(
      await ask(BoardExport, { slice, metric, after, evidence: EVIDENCE_INPUT[evidence] }),
      ({ leaderboard }) => {
        pages.push(leaderboard);
        return { nodes: leaderboard.edges, pageInfo: leaderboard.pageInfo };
      },
    ),
  );
  const [head] = pages;
  const shown = head?.slice ? addressOfShown(head.slice) : null;
  const without = shown === null ? null : await loadWithoutRank(shown, metric, evidence);
  const rows = without === null ? [] : [...without.inTable, ...without.apart];
  const examples = rows.filter(({ wouldRank }) => wouldRank !== null);
  const provisional = rows.filter(({ wouldRank }) => wouldRank === null);
  return mapAnswer(edges, (all) => {
    if (head === undefined) return null;
    const { cite, ...facts } = boardCitation(origin, head);
    return {
      cite,
      facts: {
        ...facts,
        evidence,
        examples: examples.length === 0 ? null : withoutRankFacts(examples),
        provisional: provisional.length === 0 ? null : withoutRankFacts(provisional),
      },
      keys: ROW_KEYS,
      rows: all.map((edge) => rowOf(edge, (id) => `${origin}${pointAddress(id)}`)),
    };
  });
}
