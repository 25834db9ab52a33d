import { pause } from '../pause.ts';

/** Something that reads until it is told to stop; when that is done, nothing of it runs any more. */
export interface Stoppable {
  stop: () => Promise<void>;
}

/** A reader that may end by itself, because what it reads is not there. */
export interface Reader extends Stoppable {
  ended: Promise<unknown>;
}

/** Looks again and again, as often as that, until it is stopped or a look says that there is nothing to see. */
export function lookAgain(
  { everyMs, nowUs }: { everyMs: number; nowUs: () => number },
  look: () => Promise<boolean>,
): Reader {
  const stopped = new AbortController();
  const ended = (async () => {
    for (let goesOn = true; goesOn && !stopped.signal.aborted;) {
      const startedUs = nowUs();
      goesOn = await look();
      if (goesOn) await pause(everyMs - (nowUs() - startedUs) / 1000, stopped.signal);
    }
  })();
  return {
    ended,
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}
