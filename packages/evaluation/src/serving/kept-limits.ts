import type { ServedGoodput } from '@inferbench/domain/serve-result';
import type { Slo } from '@inferbench/domain/slo';
import { wilsonInterval } from '@inferbench/scoring/wilson';
import type { ServingOutcome } from '@inferbench/serving/outcome';
import { STATE } from '@inferbench/serving/requests';
import { MS_PER_SEC } from '@inferbench/units/si';

/** Share of the counted requests that keep every limit; those too long to ever fit keep none. */
export function keptLimits(
  { requests, window, requestsPerSec }: ServingOutcome,
  asked: { [K in keyof Slo]?: Slo[K] | undefined },
): ServedGoodput {
  const slo: Slo = { ttftMs: asked.ttftMs ?? null, tpotMs: asked.tpotMs ?? null, e2eMs: asked.e2eMs ?? null };
  const { arrivalSec, firstTokenSec, endSec, outputTokens, state } = requests;
  let [good, n] = [0, 0];
  for (let i = window.from; i < window.to; i += 1) {
    n += 1;
    if (state[i] !== STATE.done) continue;
    const [sent, first, end] = [arrivalSec[i] ?? 0, firstTokenSec[i] ?? 0, endSec[i] ?? 0];
    const gaps = (outputTokens[i] ?? 1) - 1;
    const tpotSec = gaps > 0 ? (end - first) / gaps : 0;
    if (keeps(first - sent, slo.ttftMs) && keeps(tpotSec, slo.tpotMs) && keeps(end - sent, slo.e2eMs))
      good += 1;
  }
  const fraction = n === 0 ? 0 : good / n;
  const interval = n === 0 ? { low: 0, high: 1 } : wilsonInterval(good, n);
  return { slo, fraction, ...interval, requestsPerSec: fraction * requestsPerSec };
}

function keeps(sec: number, limitMs: number | null): boolean {
  return limitMs === null || sec * MS_PER_SEC <= limitMs;
}
