'use client';

import type { TestState } from '@inferbench/domain/submissions/tester';
import { AnswerTest } from '@inferbench/graphql-documents/test-requests';
import { act } from '../session/act.ts';
import type { ActingAs } from '../session/acting-as.ts';
import { AskingTrouble } from '../session/asking-button.tsx';
import { outcomeOf, useChanges } from '../organisation/outcome.ts';

interface TestAnswerButtonsProps {
  submission: string;
  about: string;
  words: string;
  state: TestState;
  as: ActingAs;
}

/** Confirms or denies that one measured a result; an answer may be changed to the other. */
export function TestAnswerButtons({ submission, about, words, state, as }: TestAnswerButtonsProps) {
  const { change, busy, trouble, outcome } = useChanges();
  const send = (measured: boolean) => {
    const input = { submission, measured, idempotencyKey: crypto.randomUUID() };
    return change(() => outcomeOf(act(AnswerTest, input, as), () => ({ words: '' })));
  };
  return (
    <>
      {words}{' '}
      {state === 'CONFIRMED' ? null : (
        <button type="button" className="quiet" disabled={busy} onClick={() => void send(true)}>
          Confirm<span className="hidden-word"> that you measured {about}</span>
        </button>
      )}{' '}
      {state === 'DENIED' ? null : (
        <button type="button" className="quiet" disabled={busy} onClick={() => void send(false)}>
          Deny<span className="hidden-word"> that you measured {about}</span>
        </button>
      )}
      {outcome === null || outcome.done ? null : (
        <span className="message critical" role="alert">
          {outcome.words}
        </span>
      )}
      <AskingTrouble trouble={trouble} />
    </>
  );
}
