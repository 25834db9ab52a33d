import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until so many milliseconds are over, or somebody asked to stop. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => undefined);
}
