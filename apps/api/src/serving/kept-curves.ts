import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import { canonicalJson } from '@inferbench/domain/canonical-json';
import type { Result } from '@inferbench/domain/result';
import type { ServingCurve, ServingCurveRequest } from '@inferbench/domain/serving-curve';
import { onceFor } from '@inferbench/units/once-for';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import { LruMap } from '../cache/lru-map.ts';
import type { ApiContext } from '../graphql/context.ts';

/** A curve is some ten kilobytes. */
const MAX_KEPT = 500;

/** By catalogue, which is another object as soon as a chip or model changes. */
const keptOf = onceFor(
  (_catalogue: CatalogueView) => new LruMap<Result<ServingCurve, InferbenchError>>(MAX_KEPT),
);

/** The curve of a request on an unchanged catalogue is simulated once, however its keys are ordered. */
export async function keptCurve(
  { catalogue, compute }: Pick<ApiContext, 'catalogue' | 'compute'>,
  request: ServingCurveRequest,
): Promise<Result<ServingCurve, InferbenchError>> {
  const kept = keptOf(catalogue);
  const key = canonicalJson(request);
  const found = kept.get(key);
  if (found) return found;
  const curve = await compute('servingCurve', request);
  kept.set(key, curve);
  return curve;
}
