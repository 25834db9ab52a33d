import { dcgmReadings } from '@inferbench/load/power/dcgm-text';
import { fetchMetrics } from '../counters/fetch-metrics.ts';
import type { PowerBuffer } from './power-buffer.ts';
import { lookAgain, type Reader } from './stoppable.ts';

/** The exporter itself looks once a second at most. */
export const DCGM_MS = 1000;

/** Reads the DCGM exporter until it is stopped. */
export function sampleDcgm(address: URL, buffer: PowerBuffer, nowUs: () => number): Reader {
  return lookAgain({ everyMs: DCGM_MS, nowUs }, async () => {
    const atUs = nowUs();
    const text = await fetchMetrics(address);
    for (const reading of text === null ? [] : dcgmReadings(text)) buffer.add(reading, atUs);
    buffer.endRound();
    return true;
  });
}
