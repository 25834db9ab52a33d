import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { LATENCY_BATCHES, type LatencyOverContext } from '@inferbench/domain/simulation/latency-over-context';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import type { PrecisionWord } from '@inferbench/domain/terms/precision';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulatedTimes, SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { languageModelIn } from './simulation/set-up.ts';
import { simulate } from './simulate.ts';

export interface LatencyRequest {
  chip: string;
  model: string;
  /** Left out: that of the checkpoint. */
  weights?: PrecisionWord | undefined;
  /** Missing: the smallest power of two on which one sequence of the first context fits. */
  chips?: number | undefined;
}

/** Powers of two from 128 tokens on, and no further than a page can show. */
const FIRST_CONTEXT = 128;
const LAST_CONTEXT = 131_072;

/**
 * Time of a prompt and time per output token over context, the number of chips kept. Errors: those of `simulate` at the first
 * context; past it a context that does not fit is null.
 */
export function latencyOverContext(
  { chip, model: name, weights: stated, chips }: LatencyRequest,
  catalogue: CatalogueView,
): Result<LatencyOverContext, InferbenchError> {
  const model = languageModelIn(name, catalogue);
  if (!model.ok) return model;
  const weights = weightsOf(stated, model.value);
  const base = {
    chip,
    model: name,
    weightPrecision: weights.weights,
    ...(chips === undefined ? {} : { chips }),
  };
  const first = simulate({ ...base, phase: 'decode', batch: 1, context: FIRST_CONTEXT }, catalogue);
  if (!first.ok) return first;
  const { placement, band, engineVersion } = first.value;
  const placed = { ...base, chips: placement.chips };
  const contexts: number[] = [];
  const longest = Math.min(LAST_CONTEXT, model.value.maxContextTokens);
  for (let context = FIRST_CONTEXT; context <= longest; context *= 2) contexts.push(context);
  return ok({
    model: name,
    ...weights,
    placement,
    errorBar: band.share,
    engineVersion,
    contexts: contexts.map((context) => ({
      context,
      prefillMs:
        timesOf(simulate({ ...placed, phase: 'prefill', batch: 1, inputTokens: context }, catalogue))
          ?.prefillLatencyMs ?? null,
      tpot: LATENCY_BATCHES.map((batch) => ({
        batch,
        tpotMs: timesOf(simulate({ ...placed, phase: 'decode', batch, context }, catalogue))?.tpotMs ?? null,
      })),
    })),
  });
}

/** Times at the expected time where the family has one; null where the simulation is refused. */
function timesOf(simulated: Result<SimulateResult, InferbenchError>): SimulatedTimes | null {
  return simulated.ok ? (simulated.value.expected ?? simulated.value.attainable) : null;
}
