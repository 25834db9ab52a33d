import { Board, type BoardResult } from '@inferbench/graphql-documents/board';
import { type Answer, ask } from '../src/api/answer.ts';
import { TroubleView } from '../src/api/trouble-view.tsx';
import { loadBoardExtras } from '../src/board/board-extras.ts';
import {
  boardAddress,
  type BoardRequest,
  readBoardRequest,
  type SearchParameters,
} from '../src/board/board-request.ts';
import { BoardView } from '../src/board/board-view.tsx';
import { EVIDENCE_INPUT } from '../src/board/evidence-choice.ts';
import { addressOfShown } from '../src/board/shown-slice.ts';
import { EmptyBoard, UnreadAddress } from '../src/board/states.tsx';
import { PageFrame } from '../src/frame/page-frame.tsx';

const PAGE_SIZE = 50;

export default async function BoardPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const request = readBoardRequest(await searchParams);
  const { slice, metric, after } = request;
  const evidence = EVIDENCE_INPUT[request.evidence];
  const answer = await ask(Board, {
    slice,
    metric,
    after,
    evidence,
    // Leaders are those of the whole board.
    withLeaders: request.evidence === 'ALL',
    first: PAGE_SIZE,
  });
  return (
    <PageFrame footer={footerOf(answer)} current="/">
      <UnreadAddress problems={request.problems} />
      {answer.state === 'DATA' ? <Shown board={answer.value.leaderboard} request={request} /> : null}
      {answer.state === 'FAILED' ? (
        <TroubleView trouble={answer.trouble} address={boardAddress(request)} />
      ) : null}
    </PageFrame>
  );
}

async function Shown({ board, request }: { board: BoardResult; request: BoardRequest }) {
  if (board.slice === null) return <EmptyBoard />;
  const extras = await loadBoardExtras(addressOfShown(board.slice), request.metric);
  return <BoardView board={board} request={request} extras={extras} />;
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
