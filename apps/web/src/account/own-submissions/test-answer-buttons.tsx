'use client';

import type { TestState } from '@inferbench/domain/submissions/tester';
import { AnswerTest } from '@inferbench/graphql-documents/test-requests';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { act } from '../session/act.ts';
import type { ActingAs } from '../session/acting-as.ts';
import { AskingTrouble } from '../session/asking-button.tsx';
import { refusalWords } from '../session/refusal-words.ts';
import { useAsking } from '../session/use-asking.ts';

interface TestAnswerButtonsProps {
  submission: string;
  about: string;
  /** Answer that stands now. */
  words: string;
  state: TestState;
  as: ActingAs;
}

/** Confirms or denies that one measured a result; an answer may be changed to the other. */
export function TestAnswerButtons({ submission, about, words, state, as }: TestAnswerButtonsProps) {
  const router = useRouter();
  const { ask, ...asking } = useAsking();
  const [refused, setRefused] = useState<string | null>(null);
  const send = async (measured: boolean) => {
    setRefused(null);
    const input = { submission, measured, idempotencyKey: crypto.randomUUID() };
    const answer = await ask(() => act(AnswerTest, input, as));
    if (answer === null) return;
    if (answer.__typename !== 'TestAnswered') setRefused(refusalWords(answer));
    router.refresh();
  };
  return (
    <>
      {words}{' '}
      {state === 'CONFIRMED' ? null : (
        <button type="button" className="quiet" disabled={asking.busy} onClick={() => void send(true)}>
          Confirm<span className="hidden-word"> that you measured {about}</span>
        </button>
      )}{' '}
      {state === 'DENIED' ? null : (
        <button type="button" className="quiet" disabled={asking.busy} onClick={() => void send(false)}>
          Deny<span className="hidden-word"> that you measured {about}</span>
        </button>
      )}
      {refused === null ? null : (
        <span className="message critical" role="alert">
          {refused}
        </span>
      )}
      <AskingTrouble trouble={asking.trouble} />
    </>
  );
}
