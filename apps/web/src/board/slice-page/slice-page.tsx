import { Board, type BoardResult } from '@inferbench/graphql-documents/board';
import { type Answer, ask } from '../../api/answer.ts';
import { Suspense } from 'react';
import { AroundBoard } from '../around-board.tsx';
import { loadWithoutRank, type WithoutRank } from '../load-unranked.ts';
import { loadBoardExtras } from '../board-extras.ts';
import { loadSlices } from '../slice/load-slices.ts';
import {
  boardAddress,
  type BoardRequest,
  modelAlone,
  readBoardRequest,
} from '../../address/board-request.ts';
import { ASKED_ROWS, boardPage } from '../board-page.ts';
import { BoardView } from '../board-view.tsx';
import { EVIDENCE_INPUT } from '../../address/evidence-choice.ts';
import { addressOfShown, addressOfSlice, type AvailableSlice } from '../slice/available-slice.ts';
import { EmptyBoard } from '../../frame/states.tsx';
import { BoardTakeAway } from '../board-take-away.tsx';
import { siteOrigin } from '../../frame/origin.ts';
import { AnswerPage } from '../../frame/answer-page.tsx';
import { Skeleton } from '../../frame/skeleton.tsx';
import { isSoftNavigation } from '../../frame/soft-navigation.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';

/** Every run of one model in one slice of phase, batch, context and precision, ranked, with its figures over context. */
export async function SlicePage({ parameters }: { parameters: SearchParameters }) {
  const request = readBoardRequest(await withFullestSlice(parameters));
  const { slice, metric, after } = request;
  const evidence = EVIDENCE_INPUT[request.evidence];
  const known = slice === null ? null : loadWithoutRank(slice, metric, request.evidence);
  const [answer, slices] = await Promise.all([
    ask(Board, {
      slice,
      metric,
      after,
      evidence,
      // A choice of evidence is another list than that of which the API names leaders.
      withLeaders: request.evidence === 'ALL',
      first: ASKED_ROWS,
    }),
    loadSlices(),
  ]);
  return (
    <AnswerPage
      page="models"
      answer={answer}
      address={boardAddress(request)}
      problems={request.problems}
      footer={footerOf(answer)}
    >
      {({ leaderboard }) => (
        <Shown page={boardPage(leaderboard)} slices={slices} request={request} known={known} />
      )}
    </AnswerPage>
  );
}

interface ShownProps {
  page: ReturnType<typeof boardPage>;
  slices: readonly AvailableSlice[] | null;
  request: BoardRequest;
  /** Asked for with the board where the address names its slice. */
  known: Promise<WithoutRank> | null;
}

async function Shown({ page, slices, request, known }: ShownProps) {
  const { board, next } = page;
  if (board.slice === null) return <EmptyBoard />;
  const withoutRank = await (known ??
    loadWithoutRank(addressOfShown(board.slice), request.metric, request.evidence));
  const around = <Around board={board} request={request} withoutRank={withoutRank} />;
  return (
    <>
      <BoardView board={board} slices={slices} request={request} unranked={withoutRank.inTable} next={next} />
      {(await isSoftNavigation()) ? (
        // A boundary of its own for each view: the rows do not wait for the figure below them.
        <Suspense
          key={boardAddress(request)}
          fallback={<Skeleton label="The same slice as the context grows" />}
        >
          {around}
        </Suspense>
      ) : (
        around
      )}
    </>
  );
}

interface AroundProps {
  board: BoardResult;
  request: BoardRequest;
  withoutRank: WithoutRank;
}

async function Around({ board, request, withoutRank }: AroundProps) {
  if (board.slice === null) return null;
  const extras = await loadBoardExtras(addressOfShown(board.slice), request.metric, withoutRank);
  return (
    <>
      <AroundBoard board={board} request={request} extras={extras} />
      <BoardTakeAway board={board} request={request} origin={await siteOrigin()} />
    </>
  );
}

/** Versions behind the numbers; without an answer nothing is known about scores, so nothing is said. */
function footerOf(answer: Answer<{ leaderboard: BoardResult }>): string {
  if (answer.state !== 'DATA') return '';
  const { edges, epoch } = answer.value.leaderboard;
  const versions = edges[0]?.node.point.scores;
  if (versions)
    return `engine ${versions.engineVersion} · policy ${versions.policyVersion} · epoch ${epoch ?? ''}`;
  return epoch === null ? 'no scores yet' : `epoch ${epoch}`;
}

/** An address that names a model and nothing else of a slice stands for the fullest slice of that model, where it has one. */
async function withFullestSlice(parameters: SearchParameters): Promise<SearchParameters> {
  const model = modelAlone(parameters);
  if (model === null) return parameters;
  // Listed with most systems first.
  const fullest = (await loadSlices())?.find((slice) => slice.model.slug === model);
  if (fullest === undefined) return parameters;
  const stated = Object.entries(addressOfSlice(fullest)).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)] as const],
  );
  return { ...parameters, ...Object.fromEntries(stated) };
}
