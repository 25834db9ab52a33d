import { useState } from 'react';
import type { Sent, Trouble } from '../../api/sent.ts';

export interface Asking {
  busy: boolean;
  trouble: Trouble | null;
  /** Asks one question at a time; null where it got no answer, or another waits. */
  ask: <T>(question: () => Promise<Sent<T>>) => Promise<T | null>;
}

export function useAsking(): Asking {
  const [state, setState] = useState<{ busy: boolean; trouble: Trouble | null }>({
    busy: false,
    trouble: null,
  });
  return {
    ...state,
    async ask(question) {
      if (state.busy) return null;
      setState({ busy: true, trouble: null });
      const sent = await question();
      setState({ busy: false, trouble: sent.ok ? null : sent.trouble });
      return sent.ok ? sent.answer : null;
    },
  };
}
