import { COLUMN_WORDS, loadWords, PHASE_WORDS, usersWords } from '@inferbench/answers/board/words';
import { BoardColumn } from '@inferbench/answers/board/request';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { counted } from '@inferbench/units/english';
import { leaderboardAddress, type ShownWork, boardQuery } from '../address/leaderboard-request.ts';
import { modelAddress, pageAddress, exportFiles } from '../address/pages.ts';
import { ChartSection } from '../chart/chart-section.tsx';
import { Segments } from '../chart/segments.tsx';
import { FoldedTable } from '../chart/table/folded-table.tsx';
import { Folded } from '../frame/folded.tsx';
import { Section } from '../frame/section.tsx';
import { unbroken } from '../words/numbers.ts';
import { BoardForm } from './board-form.tsx';
import { ClassChoices } from './class-choices.tsx';
import { groupColumns } from './board-columns.ts';
import { groupRows } from './group-rows.tsx';
import type { LeaderboardPage } from './load-leaderboard.ts';
import { mapFigure } from './map-figure.ts';
import { OverContext } from './over-context.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { siteOrigin } from '../frame/origin.ts';
import { TakeAway } from '../frame/take-away.tsx';
import { boardCitation } from './board-citation.ts';

export function LeaderboardView({ page: { names, outcome } }: { page: LeaderboardPage }) {
  if (!outcome.ok)
    return (
      <PageHead title="No leaderboard">{`${outcome.refused.message} ${outcome.refused.fix ?? ''}`}</PageHead>
    );
  const { slice, ...board } = outcome.value;
  return (
    <>
      <div className="head">
        <Crumb of={outcome.value} />
        <h1>{unbroken(board.title)}</h1>
        <p className="lede">
          {board.bold === null ? null : <strong>{unbroken(board.bold)}</strong>}
          {board.bold === null ? '' : '. '}
          {unbroken(board.sentence)}
        </p>
        {slice === null ? null : (
          <>
            <BoardForm names={names} board={{ ...board, slice }} />
            <ClassChoices board={board} />
          </>
        )}
      </div>
      {slice === null ? (
        <p className="links">
          <a href={pageAddress('submit')}>Submit a run</a>{' '}
          <a href={modelAddress(nameSlug(board.model))}>{board.modelName} over load</a>
        </p>
      ) : (
        <Shown of={outcome.value} slice={slice} />
      )}
    </>
  );
}

/** Rows of a group that stand open where the window is narrow; a wide one shows all. */
const SHOWN = 4;

function Crumb({ of: { model, modelName, slice } }: { of: WorkloadBoardAnswer }) {
  return (
    <p className="crumb">
      <a href={pageAddress('slices')}>All boards</a> /{' '}
      <a href={pageAddress('slices', { query: { model: nameSlug(model) } })}>{modelName}</a>
      {slice === null ? null : ` / ${PHASE_WORDS[slice.phase].name}`}
    </p>
  );
}

function Shown({ of, slice }: { of: WorkloadBoardAnswer; slice: ShownWork }) {
  return (
    <>
      <ChartSection id="map" chart={mapFigure(of)} notes={<Near of={of} />} />
      <Section id="board" title={boardTitle(slice)} head={<RankBy of={of} slice={slice} />}>
        {of.groups.map((group, index) => (
          <section key={group.title} aria-label={group.title} className="board-group">
            <h3>{group.title}</h3>
            <p className="note">{group.note}</p>
            <FoldedTable
              caption={group.title}
              // Heads of the first group hold for all.
              columns={groupColumns({ ...of, slice }, index === 0)}
              rows={groupRows(group, of.by)}
              shown={SHOWN}
            />
          </section>
        ))}
      </Section>
      <Absent of={of} />
      <Folded id="places" title="When one system leads another">
        <p className="note">{of.note}</p>
      </Folded>
      <Folded id="over-context" title="The same work as the context grows: where places change">
        <OverContext board={{ ...of, slice }} />
      </Folded>
      <p className="links">
        <a href={modelAddress(nameSlug(of.model))}>{of.modelName} over load</a>{' '}
        <a href={pageAddress('slices', { query: { model: nameSlug(of.model) } })}>All its boards</a>{' '}
        <a href={pageAddress('developers', { section: 'workload-board' })}>By API</a>
      </p>
      <Folded id="share" title="Share this board, cite it, take its figures along">
        <BoardTakeAway of={{ ...of, slice }} />
      </Folded>
    </>
  );
}

function boardTitle(slice: ShownWork): string {
  const { phase, users } = slice;
  return `${users === null ? PHASE_WORDS[phase].name : usersWords(slice)}, ${loadWords(slice)}`;
}

/** Columns that rank, where a narrow window shows no heads of columns. */
function RankBy({ of: { model, by }, slice }: { of: WorkloadBoardAnswer; slice: ShownWork }) {
  return (
    <div className="board-rank">
      <Segments
        name="Rank by"
        of={BoardColumn.options.map((each) => ({
          words: COLUMN_WORDS[each].name,
          href: leaderboardAddress(model, { slice, by: each }),
          chosen: each === by,
        }))}
      />
    </div>
  );
}

const ARROWS = { FEWER_USERS: '◂', MORE_USERS: '▸', SHORTER: '▴', LONGER: '▾' } as const;

/** "◂ 32 users, 13 systems": what changes on the way there, and what stands there. */
function nearWords({ direction, slice, systems }: WorkloadBoardAnswer['near'][number]): string {
  const isUsers = direction === 'FEWER_USERS' || direction === 'MORE_USERS';
  return `${ARROWS[direction]} ${isUsers ? usersWords(slice) : loadWords(slice)}, ${counted(systems, 'system')}`;
}

function Near({ of: { model, near, by } }: { of: WorkloadBoardAnswer }) {
  if (near.length === 0) return null;
  return (
    <p className="links">
      {near.map((one) => (
        <a key={one.direction} href={leaderboardAddress(model, { slice: one.slice, by })}>
          {nearWords(one)}
        </a>
      ))}
    </p>
  );
}

function Absent({ of: { absent, model, by } }: { of: WorkloadBoardAnswer }) {
  if (absent.length === 0) return null;
  return (
    <Folded id="not-ranked" title="Not on this board, each with its reason">
      <ul className="plain">
        {absent.map(({ title, reason, slice }) => (
          <li key={title}>
            <b>{title}.</b> {reason}{' '}
            {slice === null ? null : <a href={leaderboardAddress(model, { slice, by })}>Their board</a>}
          </li>
        ))}
      </ul>
    </Folded>
  );
}

async function BoardTakeAway({ of }: { of: WorkloadBoardAnswer & { slice: ShownWork } }) {
  const { address, cite } = boardCitation(of, await siteOrigin());
  const { title, model, slice, by } = of;
  return (
    <TakeAway
      sentence={`${title}.`}
      permalink={address}
      citation={cite}
      files={exportFiles('leaderboard', boardQuery(model, slice, by))}
    />
  );
}
