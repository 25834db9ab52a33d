import { useEffect, useRef, useState } from 'react';
import { addressOfValues } from './form-values.ts';
import type * as LiveRanking from './live-ranking.ts';
import type { ShownWith } from './shown-answer.tsx';
import { afterAnswer, type WorkloadState } from './workload-state.ts';
import type { FormValues } from '../frame/form-values.ts';

const PAUSE_MS = 300;

const NOT_LOADED = 'A part of this page could not be loaded.';

let liveRanking: Promise<typeof LiveRanking> | undefined;

/** Loaded when somebody turns to the form, not with the page: most visitors read first. Lost on the way, it is asked for again. */
export function loadLiveRanking(): Promise<typeof LiveRanking> {
  liveRanking ??= import('./live-ranking.ts').catch((error: unknown) => {
    liveRanking = undefined;
    throw error;
  });
  return liveRanking;
}

export interface LiveWorkload {
  state: WorkloadState;
  /** Takes what stands in the fields; asks after a pause, or at once. */
  take: (values: FormValues, when: 'PAUSE' | 'NOW') => void;
}

/** Ranks again while somebody types. The last question wins; an answer to an earlier one is dropped. */
export function useWorkload(
  initial: WorkloadState,
  { names, origin }: Pick<ShownWith, 'names' | 'origin'>,
): LiveWorkload {
  const [state, setState] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = useRef(0);
  const current = useRef(initial);
  const show = (next: WorkloadState) => {
    current.current = next;
    setState(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const take = (values: FormValues, when: 'PAUSE' | 'NOW') => {
    clearTimeout(timer.current);
    question.current += 1;
    const own = question.current;
    // At once, so that fields which are made anew hold them.
    show({ ...current.current, values });
    loadLiveRanking().then(
      ({ afterTyping, sendWorkload }) => {
        if (own !== question.current) return;
        const { state: next, request } = afterTyping(current.current, values);
        show(next);
        timer.current = setTimeout(
          () => {
            // Written after the pause, not with each key: browsers count how often a page writes its address.
            history.replaceState(history.state, '', addressOfValues(values));
            if (request === null) return;
            void sendWorkload(request, { values, names, origin }).then((answer) => {
              if (own === question.current) show(afterAnswer(current.current, answer));
            });
          },
          when === 'NOW' ? 0 : PAUSE_MS,
        );
      },
      () => show(afterAnswer(current.current, { state: 'LOST', message: NOT_LOADED })),
    );
  };
  return { state, take };
}
