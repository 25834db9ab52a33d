'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { EngineReply, EngineTasks, TaskName } from '../engine-worker/engine-tasks.ts';

export interface Engine<T extends TaskName> {
  answer: EngineTasks[T]['answer'];
  /** A question is being worked on; parts of the answer may still be those of the one before. */
  busy: boolean;
  /** Why there is no engine any more; null while there is one. */
  broken: string | null;
  ask: (question: EngineTasks[T]['question']) => void;
  /** Another worker, which answers the last question. */
  restart: () => void;
}

const LOST = 'The engine of this page stopped.';

function startWorker(): Worker {
  return new Worker(new URL('../engine-worker/engine-worker.ts', import.meta.url), { type: 'module' });
}

/** The engine in a worker of this page: answers in parts, of the newest question only. */
export function useEngine<T extends TaskName>(task: T, first: EngineTasks[T]['answer']): Engine<T> {
  const [state, setState] = useState({ answer: first, busy: false, broken: null as string | null });
  const worker = useRef<Worker | null>(null);
  const asked = useRef<{ id: number; question: EngineTasks[T]['question'] | null }>({
    id: 0,
    question: null,
  });

  const start = useCallback(() => {
    worker.current?.terminate();
    const started = startWorker();
    worker.current = started;
    const lose = (why: string) => {
      started.terminate();
      if (worker.current === started) worker.current = null;
      setState((before) => ({ ...before, busy: false, broken: why }));
    };
    started.addEventListener('message', ({ data }: MessageEvent<EngineReply>) => {
      if (data.id !== asked.current.id) return;
      if ('broken' in data) lose(`${LOST} It said: ${data.broken}`);
      else
        setState(({ answer }) => ({ answer: { ...answer, ...data.part }, busy: !data.last, broken: null }));
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      lose(LOST);
    });
    started.addEventListener('messageerror', () => lose(LOST));
    return started;
  }, []);

  // Not at the first edit: fetching and compiling it would be most of the answer's time.
  useEffect(() => {
    start();
    return () => {
      worker.current?.terminate();
      worker.current = null;
    };
  }, [start]);

  const send = useCallback(
    (to: Worker | null) => {
      const { id, question } = asked.current;
      if (to === null || question === null) return;
      setState((before) => ({ ...before, busy: true, broken: null }));
      to.postMessage({ id, task, question }, { transfer: [] });
    },
    [task],
  );
  const ask = useCallback(
    (question: EngineTasks[T]['question']) => {
      asked.current = { id: asked.current.id + 1, question };
      send(worker.current);
    },
    [send],
  );
  const restart = useCallback(() => {
    asked.current = { ...asked.current, id: asked.current.id + 1 };
    send(start());
  }, [send, start]);
  return { ...state, ask, restart };
}
