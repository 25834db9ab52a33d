import type { ServeRequest } from '@inferbench/domain/serve-request';
import { SimulateRequest } from '@inferbench/domain/simulate-request';

/** The same configuration as `simulate` is asked for it: mean lengths of a steady state. */
export function asSimulated(request: ServeRequest): SimulateRequest {
  const { inputTokens, outputTokens, batch } = request;
  const stated = Object.entries(request).filter(([key]) => key in SimulateRequest.shape);
  return {
    ...Object.fromEntries(stated),
    chip: request.chip,
    weightPrecision: request.weightPrecision,
    inputTokens,
    outputTokens,
    batch,
    phase: 'serving',
  };
}
