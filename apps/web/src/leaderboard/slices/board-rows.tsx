import { classWords, loadWords, PHASE_WORDS, usersWords } from '@inferbench/answers/board/words';
import { BITS } from '@inferbench/domain/terms/precision-bits';
import type { WorkloadBoardsAnswer } from '@inferbench/graphql-documents/answers';
import { listed } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { leaderboardAddress } from '../../address/leaderboard-request.ts';
import { linked, withBelow } from '../../chart/table/linked.tsx';
import type { Column, Row } from '../../chart/table/table-parts.ts';

type ListedBoard = WorkloadBoardsAnswer['boards'][number];

export function boardColumns(): Column[] {
  return [
    { head: 'Model and work' },
    { head: 'Users' },
    { head: 'Weights' },
    { head: 'Systems', numeric: true },
    { head: 'Like for like', unit: 'of two vendors', label: 'Like for like', numeric: true },
    { head: 'Chips', full: true },
  ];
}

export function boardRow({ model, modelName, slice, systems, alike, chips }: ListedBoard): Row {
  return {
    key: JSON.stringify([model, slice]),
    cells: [
      withBelow(
        linked(leaderboardAddress(model, { slice }), `${modelName}, ${PHASE_WORDS[slice.phase].name}`),
        loadWords(slice),
      ),
      usersWords(slice),
      withBelow(
        `${BITS[slice.precision]} bits`,
        `${classWords(slice)}${slice.technique === 'PLAIN' ? '' : ', with drafts'}`,
      ),
      formatNumber(systems),
      alike === 0 ? 'none' : formatNumber(alike),
      listed(chips),
    ],
  };
}
