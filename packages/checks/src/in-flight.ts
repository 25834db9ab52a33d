import { meanLengths, type RequestsPoint, type SummaryPoint } from '@inferbench/domain/runs/point';
import type { Distribution } from '@inferbench/domain/terms/distribution';
import { formatNumber } from '@inferbench/units/format';
import { isPositive } from '@inferbench/units/numeric-guards';

/** Mean time of a request, and whether it was added up from its first token and its further ones. */
export interface RequestTime {
  seconds: number;
  addedUp: boolean;
}

/** The stated mean E2E, else mean TTFT + mean TPOT × (mean answer − 1); null where neither is known. */
export function meanRequestTime(point: RequestsPoint): RequestTime | null {
  const { ttft, tpot, e2e } = point.latency;
  const stated = e2e?.meanSec ?? null;
  if (isPositive(stated)) return { seconds: stated, addedUp: false };
  const [firstSec, stepSec, lengths] = [ttft?.meanSec ?? null, tpot?.meanSec ?? null, meanLengths(point)];
  if (firstSec === null || stepSec === null || lengths === null) return null;
  const seconds = firstSec + stepSec * Math.max(0, lengths.outputTokens - 1);
  return isPositive(seconds) ? { seconds, addedUp: true } : null;
}

/** Requests in flight by a law of Little, with its sum. */
export interface InFlight {
  count: number;
  words: string;
  /** Whether requests that wait for their first token are in it. */
  whole: boolean;
}

/** Rate × latency of a request, else tokens a second × time per token: those that were being answered. */
export function leastInFlight(point: SummaryPoint): InFlight | null {
  const { load, latency, tpotSec, outputTokens, outputTokensPerSec } = point;
  if (outputTokens === null || outputTokensPerSec === null) return null;
  const perSec = load?.completedRequestsPerSec ?? outputTokensPerSec / outputTokens;
  const ttftSec = typicalSec(latency?.ttft);
  const stepSec = tpotSec ?? typicalSec(latency?.tpot);
  const steps = ttftSec === null || stepSec === null ? null : ttftSec + stepSec * (outputTokens - 1);
  const requestSec = typicalSec(latency?.e2e) ?? steps;
  if (isPositive(requestSec))
    return {
      count: perSec * requestSec,
      words: `${formatNumber(perSec)} requests/s × ${formatNumber(requestSec)} s`,
      whole: true,
    };
  if (!isPositive(stepSec)) return null;
  return {
    count: outputTokensPerSec * stepSec,
    words: `${formatNumber(outputTokensPerSec)} tokens/s × ${formatNumber(stepSec)} s`,
    whole: false,
  };
}

function typicalSec(distribution: Distribution | null | undefined): number | null {
  return distribution?.meanSec ?? distribution?.p50Sec ?? null;
}
