import { existsSync, renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { complain, say, tailOfFile } from './output.mjs';
import { describeError } from './script-error.mjs';

const firstDelayMs = 500;
const longestDelayMs = 30_000;
/** A process that lived this long begins anew with the shortest delay. */
const settledMs = 60_000;

/**
 * @typedef {{ logFile: string, exited: Promise<string | void>, stop: () => Promise<void> | void, kill?: () => void }} Part
 */

/**
 * Keeps a part alive: when it ends by itself it is started again, ever later while it keeps failing, and that is told. The other
 * parts go on meanwhile.
 * @template {Part} T
 * @param {{ name: string, first: T, again: (dead: T) => Promise<T>, isStopping: () => boolean }} options again starts it in the same
 *   place: others know its address
 * @returns {{ stop: () => Promise<void>, kill: () => void }}
 */
export function supervise({ name, first, again, isStopping }) {
  let current = first;
  let stopped = false;
  const ended = () => stopped || isStopping();
  const watching = watch();

  async function watch() {
    for (let delayMs = firstDelayMs; ;) {
      const since = performance.now();
      const how = await current.exited;
      if (ended()) return;
      if (performance.now() - since > settledMs) delayMs = firstDelayMs;
      complain(
        `\n${name} ${how ?? 'ended'}. The end of ${current.logFile}:\n${tailOfFile(current.logFile)}\n` +
          `It is started again in ${delayMs / 1000} s; the rest goes on.`,
      );
      const started = await startAgain(delayMs);
      if (started === undefined) return;
      current = started.part;
      delayMs = Math.min(longestDelayMs, started.delayMs * 2);
      say(`${name} runs again.`);
    }
  }

  /** @param {number} firstWaitMs */
  async function startAgain(firstWaitMs) {
    for (let delayMs = firstWaitMs; ; delayMs = Math.min(longestDelayMs, delayMs * 2)) {
      await sleep(delayMs, undefined, { ref: false });
      if (ended()) return undefined;
      try {
        keepLog(current.logFile);
        const part = await again(current);
        if (!ended()) return { part, delayMs };
        await part.stop();
        return undefined;
      } catch (error) {
        if (ended()) return undefined;
        complain(`${name} did not start: ${describeError(error)}`);
      }
    }
  }

  return {
    async stop() {
      stopped = true;
      await current.stop();
      // A start under way ends what it started.
      await Promise.race([watching, sleep(15_000, undefined, { ref: false })]);
    },
    kill: () => current.kill?.(),
  };
}

/** What a part said before it died is wanted when the next one writes already. @param {string} logFile */
function keepLog(logFile) {
  if (existsSync(logFile)) renameSync(logFile, logFile.replace(/(\.log)?$/, '.previous.log'));
}
