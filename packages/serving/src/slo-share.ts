import type { Slo } from '@inferbench/domain/terms/slo';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { ServingOutcome } from './outcome.ts';
import { STATE } from './requests.ts';

/**
 * How many requests of the window keep every limit at once, of how many sent: those that no engine could hold missed them
 * (docs/metrics.md#goodput-and-slo-presets). An answer of one token has no time between tokens and keeps every limit of it.
 */
export function requestsWithin(
  { requests, window }: ServingOutcome,
  slo: Slo,
): { good: number; sent: number } {
  const { state, arrivalSec, firstTokenSec, endSec, outputTokens } = requests;
  let good = 0;
  for (let i = window.from; i < window.to; i += 1) {
    if (state[i] !== STATE.done) continue;
    const [arrival, first, end] = [arrivalSec[i] ?? 0, firstTokenSec[i] ?? 0, endSec[i] ?? 0];
    const gaps = (outputTokens[i] ?? 1) - 1;
    const isGood =
      keeps(first - arrival, slo.ttftMs) &&
      keeps(gaps > 0 ? (end - first) / gaps : 0, slo.tpotMs) &&
      keeps(end - arrival, slo.e2eMs);
    if (isGood) good += 1;
  }
  return { good, sent: window.to - window.from };
}

function keeps(sec: number, limitMs: number | null): boolean {
  return limitMs === null || sec * MS_PER_SEC <= limitMs;
}
