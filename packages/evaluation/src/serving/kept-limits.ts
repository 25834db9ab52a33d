import type { ServedGoodput } from '@inferbench/domain/serve-result';
import type { Slo } from '@inferbench/domain/slo';
import { wilsonInterval } from '@inferbench/scoring/wilson';
import type { ServingOutcome } from '@inferbench/serving/outcome';
import { requestsWithin } from '@inferbench/serving/slo-share';

/** Share of the counted requests that keep every limit; limits that are left out ask for nothing. */
export function keptLimits(
  outcome: ServingOutcome,
  asked: { [K in keyof Slo]?: Slo[K] | undefined },
): ServedGoodput {
  const slo: Slo = { ttftMs: asked.ttftMs ?? null, tpotMs: asked.tpotMs ?? null, e2eMs: asked.e2eMs ?? null };
  const { good, sent } = requestsWithin(outcome, slo);
  const fraction = sent === 0 ? 0 : good / sent;
  const interval = sent === 0 ? { low: 0, high: 1 } : wilsonInterval(good, sent);
  return { slo, fraction, ...interval, requestsPerSec: fraction * outcome.requestsPerSec };
}
