import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Sent } from '../../api/sent.ts';
import { type Refusal, refusalWords } from '../session/refusal-words.ts';
import { type Asking, useAsking } from '../session/use-asking.ts';

export interface Outcome {
  done: boolean;
  words: string;
  /** Shown once. */
  secret: string | null;
}

export interface Changes extends Omit<Asking, 'ask'> {
  outcome: Outcome | null;
  /** Changes something, one thing at a time, and shows how it stands then. */
  change: (question: () => Promise<Sent<Outcome>>) => Promise<boolean>;
}

export function useChanges(): Changes {
  const router = useRouter();
  const { ask, ...asking } = useAsking();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    ...asking,
    outcome,
    async change(question) {
      setOutcome(null);
      const now = await ask(question);
      setOutcome(now);
      // Also what was refused because something else holds by now is read anew.
      if (now !== null) router.refresh();
      return now?.done === true;
    },
  };
}

type Refused = Refusal & { code: string };

function isDone<Answer extends object>(answer: Answer): answer is Exclude<Answer, Refused> {
  return !('code' in answer);
}

export async function outcomeOf<Answer extends object>(
  asked: Promise<Sent<Answer>>,
  said: (done: Exclude<Answer, Refused>) => Pick<Outcome, 'words'> & Partial<Outcome>,
): Promise<Sent<Outcome>> {
  const sent = await asked;
  if (!sent.ok) return sent;
  const { answer } = sent;
  if (isDone(answer)) return { ok: true, answer: { done: true, secret: null, ...said(answer) } };
  return { ok: true, answer: { done: false, words: refusalWords({ message: '', ...answer }), secret: null } };
}
