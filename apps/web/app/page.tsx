import { Board } from '@inferbench/graphql-documents/board';
import { getClient } from '../src/api-client.ts';
import { boardAddress, readBoardRequest, type SearchParameters } from '../src/board/board-request.ts';
import { BoardView } from '../src/board/board-view.tsx';
import { EmptyBoard, Problem } from '../src/board/states.tsx';
import { PageFrame } from '../src/frame/page-frame.tsx';

const PAGE_SIZE = 50;

export default async function BoardPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const request = readBoardRequest(await searchParams);
  const { slice, metric, after } = request;
  const { data, error } = await getClient().query(Board, { slice, metric, after, first: PAGE_SIZE });
  const versions = data?.leaderboard.edges[0]?.node.point.scores;
  const epoch = data?.leaderboard.epoch ?? null;
  const footer = versions
    ? `engine ${versions.engineVersion} · policy ${versions.policyVersion} · epoch ${epoch ?? ''}`
    : emptyFooter(data !== undefined, epoch);
  return (
    <PageFrame footer={footer} current="board">
      {request.problems.length > 0 ? (
        <div className="message warning" role="status">
          <div>
            <p>Parts of the address were not understood; the default is shown instead.</p>
            <ul>
              {request.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      {data ? (
        data.leaderboard.slice === null ? (
          <EmptyBoard />
        ) : (
          <BoardView board={data.leaderboard} request={request} />
        )
      ) : (
        <Failure error={error} address={boardAddress(request)} />
      )}
    </PageFrame>
  );
}

/** Without an answer nothing is known about scores, so nothing is said. */
function emptyFooter(answered: boolean, epoch: number | null): string {
  if (!answered) return '';
  return epoch === null ? 'no scores yet' : `epoch ${epoch}`;
}

interface FailureProps {
  error: { networkError?: Error | undefined; graphQLErrors: { message: string }[] } | undefined;
  /** The view that was asked for. */
  address: string;
}

function Failure({ error, address }: FailureProps) {
  const [first] = error?.graphQLErrors ?? [];
  if (first)
    return (
      <Problem title="This view cannot be shown" message={first.message} action="Open the default board" />
    );
  return (
    <Problem
      title="The API did not answer"
      message="The results are safe; the page could not reach the server that holds them. If you run it yourself, check that `npm start` is still running."
      href={address}
    />
  );
}
