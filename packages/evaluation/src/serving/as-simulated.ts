import type { ServeRequest } from '@inferbench/domain/serve-request';
import { SimulateRequest } from '@inferbench/domain/simulate-request';

/** Requests in flight for which chips are divided where nobody says how many there will be. */
const IN_FLIGHT_AT_A_RATE = 32;

/** The same configuration as `simulate` is asked for it: mean lengths of a steady state. */
export function asSimulated(request: ServeRequest): SimulateRequest {
  const { chip, weightPrecision, inputTokens, outputTokens, batch, arrivals } = request;
  const stated = Object.entries(request).filter(([key]) => key in SimulateRequest.shape);
  const isClosed = arrivals === 'closed' || arrivals === 'burst';
  return {
    ...Object.fromEntries(stated),
    chip,
    weightPrecision,
    inputTokens,
    outputTokens,
    batch: isClosed ? batch : Math.max(batch, IN_FLIGHT_AT_A_RATE),
    phase: 'serving',
  };
}
