'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { EngineReply, EngineRequest, EngineTask } from './engine-task.ts';

export interface Engine<Task extends EngineTask> {
  answer: Task['answer'];
  /** A question is being worked on; parts of the answer may still be those of the one before. */
  busy: boolean;
  /** Why there is no engine any more; null while there is one. */
  broken: string | null;
  ask: (question: Task['question']) => void;
  restart: () => void;
}

const LOST = 'The engine of this page stopped.';

/** The engine in a worker of this page: answers in parts, of the newest question only. */
export function useEngine<Task extends EngineTask>(task: Task['name'], first: Task['answer']): Engine<Task> {
  const [state, setState] = useState({ answer: first, busy: false, broken: null as string | null });
  const worker = useRef<Worker | null>(null);
  const asked = useRef<{ id: number; question: Task['question'] | null }>({
    id: 0,
    question: null,
  });

  const start = useCallback(() => {
    worker.current?.terminate();
    const started = new Worker(new URL('../engine-worker/engine-worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.current = started;
    const lose = (why: string) => {
      started.terminate();
      if (worker.current === started) worker.current = null;
      setState((before) => ({ ...before, busy: false, broken: why }));
    };
    started.addEventListener('message', ({ data }: MessageEvent<EngineReply<Task>>) => {
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
      const request: EngineRequest<Task> = { id, task, question };
      to.postMessage(request, { transfer: [] });
    },
    [task],
  );
  const ask = useCallback(
    (question: Task['question']) => {
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
