import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { askedTechniques, precisionUnder } from '../techniques/techniques.ts';
import { chipNotFound } from './refusals.ts';
import { type Resolved, withMemory } from './set-up.ts';

/** The stack that a request names; none is the best public one. */
function stackOf({ framework, frameworkVersion }: SimulateRequest): Pick<Resolved, 'stack'> {
  return framework === undefined ? {} : { stack: { framework, version: frameworkVersion ?? null } };
}

/** Chip, words and rates of a request. Errors: NOT_FOUND, INCOMPLETE_SPEC, UNSUPPORTED_PRECISION. */
export function resolveRequest(
  request: SimulateRequest,
  catalogue: CatalogueView,
): Result<Resolved, InferbenchError> {
  const found = catalogue.chips.get(request.chip);
  if (!found) return fail(chipNotFound(request.chip, catalogue.chips));
  const chip = withMemory(found);
  if (!chip.ok) return chip;
  const { weightPrecision, model, activationPrecision: activations } = request;
  const { weights, weightsFrom } = weightsOf(weightPrecision, catalogue.models.get(model ?? ''));
  const precision = precisionUnder(askedTechniques(request), fullPrecision(weights, { activations }));
  const peak = resolvePeak(chip.value, precision);
  if (!peak.ok) return peak;
  return ok({ catalogue, chip: chip.value, precision, weightsFrom, peak: peak.value, ...stackOf(request) });
}
