import { BoardWork } from '@inferbench/answers/board/shape';
import { leaderboardAddress } from '../address/leaderboard-request.ts';
import { boardsQuery } from '../address/boards-request.ts';
import { pageAddress } from '../address/pages.ts';
import { searchParameters } from '../address/search-parameters.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { viewCitation } from '../frame/citation.ts';
import { loadBoards } from '../leaderboard/slices/load-boards.ts';
import type { ExportTable } from './export-table.ts';

const KEYS = ['model', ...Object.keys(BoardWork.shape), 'systems', 'alike', 'chips', 'vendors', 'address'];

export async function exportBoards(query: URLSearchParams, origin: string): Promise<Answer<ExportTable>> {
  return mapAnswer(await loadBoards(searchParameters(query), true), ({ view, outcome }) => {
    if (!outcome.ok) return null;
    const { title, total, boards } = outcome.value;
    const address = `${origin}${pageAddress('slices', { query: boardsQuery(view.request) })}`;
    return {
      cite: viewCitation({ what: title, versions: [], address }),
      facts: { address, title, total, listed: boards.length },
      keys: KEYS,
      rows: boards.map(({ model, slice, systems, alike, chips, vendors }) => ({
        model,
        ...slice,
        systems,
        alike,
        chips: chips.join('; '),
        vendors: vendors.join('; '),
        address: `${origin}${leaderboardAddress(model, { slice })}`,
      })),
    };
  });
}
