import type { AccuracyRow } from '@inferbench/domain/accuracy';
import type { Observation } from './observation.ts';
import { FEW_IN_FLIGHT } from './prepared-rows.ts';

/** First tokens of many requests at once hold a queue, which a step has none of: `serve` simulates it. */
export function regimeName({ metric, request, inFlight }: Observation): string {
  if (metric !== 'ttft_ms') return `${request.phase}, ${metric}`;
  return (inFlight ?? 1) <= FEW_IN_FLIGHT
    ? `first token, at most ${FEW_IN_FLIGHT} in flight`
    : `first token, more than ${FEW_IN_FLIGHT} in flight`;
}

export function stackName({ framework, version }: Pick<AccuracyRow, 'framework' | 'version'>): string {
  return version === null ? framework : `${framework} ${version}`;
}
