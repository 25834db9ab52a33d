import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { Suspense } from 'react';
import { leaderboardAddress, type ShownWork } from '../address/leaderboard-request.ts';
import { askContext } from '../figures/context/ask-context.ts';
import { ContextSection } from '../figures/context/context-section.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { isSoftNavigation } from '../frame/soft-navigation.ts';
import { contextQuestion } from './context-question.ts';
import { Failure } from '../frame/states.tsx';

interface OverContextProps {
  board: Pick<WorkloadBoardAnswer, 'model' | 'modelName' | 'by'> & { slice: ShownWork };
}

/** Shows the work of a board as the context grows. Behind a change of field the rows do not wait for it. */
export async function OverContext({ board }: OverContextProps) {
  const shown = <Shown board={board} />;
  if (!(await isSoftNavigation())) return shown;
  return (
    <Suspense
      key={leaderboardAddress(board.model, board)}
      fallback={<Skeleton label="The same work as the context grows" />}
    >
      {shown}
    </Suspense>
  );
}

async function Shown({ board }: OverContextProps) {
  const { model, slice, by } = board;
  const question = contextQuestion(model, slice, by);
  if (question === null) return null;
  const answer = await askContext(question.slice, question.metric);
  if (answer.state === 'DATA') return <ContextSection analysis={answer.value} board={board} />;
  if (answer.state === 'MISSING') return null;
  return (
    <Failure
      message="The same work as the context grows could not be read just now."
      href={leaderboardAddress(model, { slice, by, section: 'context' })}
    />
  );
}
