import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import { fullPrecision, PRECISION_FORMATS } from '@inferbench/domain/terms/precision';
import { IN_FLIGHT_AT_A_RATE, type ServeRequest } from '@inferbench/domain/simulation/serve-request';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { WIDTH_BITS } from '@inferbench/simulator/resolve-peak';

/** The same configuration as `simulate` is asked for it: mean lengths of a steady state. */
export function asSimulated(request: ServeRequest, catalogue: CatalogueView): SimulateRequest {
  const { chip, inputTokens, outputTokens, batch, arrivals } = request;
  const stated = Object.entries(request).filter(([key]) => key in SimulateRequest.shape);
  const isClosed = arrivals === 'closed' || arrivals === 'burst';
  return {
    ...Object.fromEntries(stated),
    chip,
    inputTokens,
    outputTokens,
    batch: isClosed ? batch : Math.max(batch, IN_FLIGHT_AT_A_RATE),
    phase: 'serving',
    ...cacheOf(request, catalogue),
  };
}

/**
 * Stacks that compute in 8 bits or less keep their cache in 8 bits: with 16 they would hold fewer sequences than published runs of
 * them did. Where a request says nothing it is taken so, and the answer shows the word.
 */
function cacheOf(
  { kvPrecision, weightPrecision, activationPrecision, model }: ServeRequest,
  { models }: CatalogueView,
): Pick<SimulateRequest, 'kvPrecision'> {
  if (kvPrecision !== undefined) return {};
  const { weights } = weightsOf(weightPrecision, models.get(model));
  const { activations } = fullPrecision(weights, { activations: activationPrecision });
  const bits = WIDTH_BITS[PRECISION_FORMATS[activations].computeClass];
  return bits < 16 ? { kvPrecision: 'fp8' } : {};
}
