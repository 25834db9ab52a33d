import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { pointAddress } from '../address/pages.ts';
import { searchParameters } from '../address/search-parameters.ts';
import { boardCitation } from '../leaderboard/board-citation.ts';
import { loadLeaderboard } from '../leaderboard/load-leaderboard.ts';
import { BOARD_KEYS, boardRecords } from './board-records.ts';
import type { ExportTable } from './export-table.ts';

export async function exportLeaderboard(
  query: URLSearchParams,
  origin: string,
): Promise<Answer<ExportTable>> {
  return mapAnswer(await loadLeaderboard([], searchParameters(query)), ({ outcome }) => {
    if (!outcome.ok || outcome.value.slice === null) return null;
    const { slice, ...board } = outcome.value;
    const { address, cite } = boardCitation({ ...board, slice }, origin);
    const { title, sentence, model, by, outputUnit, engineVersion, note } = board;
    return {
      cite,
      facts: { address, title, sentence, model, ...slice, by, outputUnit, note, engineVersion },
      keys: BOARD_KEYS,
      rows: board.groups.flatMap((group) => boardRecords(group, (id) => `${origin}${pointAddress(id)}`)),
    };
  });
}
