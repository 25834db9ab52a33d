import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Sent } from '../../api/sent.ts';
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
      const now = await ask(question);
      setOutcome(now);
      if (now?.done === true) router.refresh();
      return now?.done === true;
    },
  };
}
