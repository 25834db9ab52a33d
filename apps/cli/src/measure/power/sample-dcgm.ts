import { dcgmReadings } from '@inferbench/load/power/dcgm-text';
import { fetchMetrics } from '../counters/fetch-metrics.ts';
import type { PowerBuffer } from './power-buffer.ts';
import type { Reader } from './stoppable.ts';
import { pause } from './sample-command.ts';

/** The exporter itself looks once a second at most. */
export const DCGM_MS = 1000;

/** Reads the DCGM exporter until it is stopped. */
export function sampleDcgm(address: URL, buffer: PowerBuffer, nowUs: () => number): Reader {
  const stopped = new AbortController();
  const loop = (async () => {
    while (!stopped.signal.aborted) {
      const atUs = nowUs();
      const text = await fetchMetrics(address);
      for (const reading of text === null ? [] : dcgmReadings(text)) buffer.add(reading, atUs);
      buffer.endRound();
      await pause(DCGM_MS - (nowUs() - atUs) / 1000, stopped.signal);
    }
  })();
  return {
    ended: loop,
    async stop() {
      stopped.abort();
      await loop;
    },
  };
}
