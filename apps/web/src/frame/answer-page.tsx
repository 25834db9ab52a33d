import type { ReactNode } from 'react';
import type { PageName } from '../address/pages.ts';
import type { Answer } from '../api/answer.ts';
import { loadInstance } from '../api/instance/load-instance.ts';
import { TroubleView } from './trouble-view.tsx';
import { PageFrame } from './page-frame.tsx';
import { PartNote } from './part-note.tsx';
import { EmptyBoard, UnreadAddress } from './states.tsx';

interface AnswerPageProps<Data> {
  /** Page that a menu names; null for one that none does. */
  page: PageName | null;
  answer: Answer<Data>;
  problems?: readonly string[];
  footer?: string;
  /** Who is signed in; left out where the page does not know. */
  account?: ReactNode;
  children: (data: Data) => ReactNode;
}

const NONE: readonly string[] = [];

/** Problems of an address that could not be read whole, as its view says. */
export function problemsOf(answer: Answer<{ view: { problems: readonly string[] } }>): readonly string[] {
  return answer.state === 'DATA' ? answer.value.view.problems : NONE;
}

/** A page of what the API answers, or what it says instead: nothing is there yet, or it failed and what to do. */
export function AnswerPage<Data>({
  page,
  answer,
  problems = NONE,
  footer = '',
  account = null,
  children,
}: AnswerPageProps<Data>) {
  return (
    <PageFrame
      footer={footer}
      note={answer.state === 'DATA' ? <ReviewNote /> : null}
      current={page}
      account={account}
    >
      {answer.state === 'DATA' ? <PartNote after={loadInstance()} /> : null}
      <UnreadAddress problems={problems} />
      {answer.state === 'DATA' ? children(answer.value) : null}
      {answer.state === 'MISSING' ? <EmptyBoard /> : null}
      {answer.state === 'FAILED' ? <TroubleView trouble={answer.trouble} /> : null}
    </PageFrame>
  );
}

/** Says in the foot of every page with results that this installation lists them without review, or that this could not be read. */
async function ReviewNote() {
  const instance = await loadInstance();
  if (instance === null) return <p>Whether results are reviewed here could not be read just now.</p>;
  return instance.review === 'OFF' ? <p>Results here are listed without review.</p> : null;
}
