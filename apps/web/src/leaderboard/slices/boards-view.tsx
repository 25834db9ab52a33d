import { PHASE_WORDS, classWords, loadWords, usersWords } from '@inferbench/answers/board/words';
import { MOST_BOARDS } from '@inferbench/answers/boards/request';
import type { WorkloadBoardsAnswer } from '@inferbench/graphql-documents/answers';
import { formatNumber } from '@inferbench/units/format';
import { boardsQuery } from '../../address/boards-request.ts';
import { exportFiles, pageAddress } from '../../address/pages.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { FileLinks } from '../../frame/file-links.tsx';
import { BoardsForm } from './boards-form.tsx';
import type { BoardsPage } from './load-boards.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { BITS } from '@inferbench/domain/terms/precision-bits';
import { listed } from '@inferbench/units/english';
import { leaderboardAddress } from '../../address/leaderboard-request.ts';
import { linked, withBelow } from '../../chart/table/linked.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';

export function BoardsView({ page: { names, view, outcome } }: { page: BoardsPage }) {
  if (!outcome.ok)
    return (
      <PageHead title="No list of boards">{`${outcome.refused.message} ${outcome.refused.fix ?? ''}`}</PageHead>
    );
  const found = outcome.value;
  return (
    <>
      <PageHead title={found.title} below={<BoardsForm names={names} request={view.request} found={found} />}>
        Each board holds the systems that ran the same work. Those that compare most systems of two vendors on
        equal numbers of chips stand first.
      </PageHead>
      {found.boards.length === 0 ? (
        <p className="note">
          Nobody published such a run. <a href={pageAddress('slices')}>All boards</a>
        </p>
      ) : (
        <StackTable caption="Boards" {...tableOf(found)} />
      )}
      <p className="note">{shownWords(found)}</p>
      <p className="links">
        <FileLinks files={exportFiles('boards', boardsQuery(view.request))} />
      </p>
    </>
  );
}

function shownWords({ boards, total, phases }: WorkloadBoardsAnswer): string {
  const each = phases
    .map(({ phase, boards: n }) => `${PHASE_WORDS[phase].name} ${formatNumber(n)}`)
    .join(', ');
  const shown =
    boards.length < total
      ? `The first ${formatNumber(boards.length)} of ${formatNumber(total)}; the files hold ${total > MOST_BOARDS ? `the first ${formatNumber(MOST_BOARDS)}` : 'all'}. `
      : '';
  return `${shown}Boards of each workload: ${each === '' ? 'none' : each}.`;
}

function tableOf({ boards }: WorkloadBoardsAnswer) {
  return eachInRow(boards, ({ model, slice }) => JSON.stringify([model, slice]), [
    [
      'Model and work',
      ({ model, modelName, slice }) =>
        withBelow(
          linked(leaderboardAddress(model, { slice }), `${modelName}, ${PHASE_WORDS[slice.phase].name}`),
          loadWords(slice),
        ),
    ],
    ['Users', ({ slice }) => usersWords(slice)],
    [
      'Weights',
      ({ slice }) =>
        withBelow(
          `${BITS[slice.precision]} bits`,
          `${classWords(slice)}${slice.technique === 'PLAIN' ? '' : ', with drafts'}`,
        ),
    ],
    ['Systems', ({ systems }) => formatNumber(systems), 'NUMBER'],
    [
      'Like for like',
      ({ alike }) => (alike === 0 ? 'none' : formatNumber(alike)),
      { unit: 'of two vendors', label: 'Like for like', numeric: true },
    ],
    ['Chips', ({ chips }) => listed(chips), 'FULL'],
  ]);
}
