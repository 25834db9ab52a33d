import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOfValues, type FormValues } from './form-values.ts';
import { sendWorkload } from './send-workload.ts';
import { afterAnswer, afterTyping, type WorkloadState } from './workload-state.ts';

/** Pause in typing after which the ranking is asked for. */
const PAUSE_MS = 300;

export interface LiveWorkload {
  state: WorkloadState;
  /** Takes what stands in the fields; asks after a pause, or at once. */
  take: (values: FormValues, when: 'PAUSE' | 'NOW') => void;
}

/** Ranks again while somebody types. The last question wins; an answer to an earlier one is dropped. */
export function useWorkload(initial: WorkloadState): LiveWorkload {
  const [state, setState] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = useRef(0);
  const current = useRef(initial);
  const show = useCallback((next: WorkloadState) => {
    current.current = next;
    setState(next);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const take = useCallback(
    (values: FormValues, when: 'PAUSE' | 'NOW') => {
      clearTimeout(timer.current);
      question.current += 1;
      const own = question.current;
      const { state: next, request } = afterTyping(current.current, values);
      show(next);
      timer.current = setTimeout(
        () => {
          // Written after the pause, not with each key: browsers count how often a page writes its address.
          history.replaceState(history.state, '', addressOfValues(values));
          if (request === null) return;
          void sendWorkload(request).then((answer) => {
            if (own === question.current) show(afterAnswer(current.current, answer));
          });
        },
        when === 'NOW' ? 0 : PAUSE_MS,
      );
    },
    [show],
  );
  return { state, take };
}
