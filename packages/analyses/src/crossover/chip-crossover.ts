import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type {
  ChipCrossover,
  ChipCrossoverRequest,
  CrossoverSide,
} from '@inferbench/domain/tradeoff/chip-crossover';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { POLICY_VERSION } from '@inferbench/scoring/policy';
import { invariant } from '@inferbench/units/invariant';
import { simulatedPairs, toContextCurve } from '../context/analyse.ts';
import { clearLeader } from '../context/clear-leader.ts';
import { type Curve, curveOf } from '../context/curve.ts';
import { type CurveSystem, labelOf } from '../context/curve-system.ts';
import { sharesOf } from '../context/step-curve.ts';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { splitOf, unplaced } from '@inferbench/evaluation/simulation/domain-placement';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import type { Candidate } from './holds.ts';
import { type ChipCounts, equalBy, equalChips } from './equal-systems.ts';
import { noPower, ownedPrice, provisionedWatts } from './provisioned.ts';
import { crossoverSentence, equalSentence } from './sentences.ts';

/**
 * A metric of two chips over context, for one model, batch and precision, at equal chips, equal OWNED cost or equal power,
 * with every context at which they change places. Errors: those of `simulate`, NO_PRICE, NO_POWER.
 */
export function chipCrossover(
  request: ChipCrossoverRequest,
  catalogue: CatalogueView,
): Result<ChipCrossover, InferbenchError> {
  const { weights, weightsFrom } = weightsOf(request.weightPrecision, catalogue.models.get(request.model));
  const asked = { ...request, weightPrecision: weights };
  const pair = placedPair(asked, catalogue);
  return pair.ok ? ok({ ...compared(asked, pair.value, catalogue), weightsFrom }) : pair;
}

/** Places both systems on their footing, each with its curve. Errors: as above. */
export function placedPair(
  request: ChipCrossoverRequest,
  catalogue: CatalogueView,
): Result<readonly [Placed, Placed], InferbenchError> {
  const [a, b] = [candidateOf(request.a, request, catalogue), candidateOf(request.b, request, catalogue)];
  if (!a.ok) return a;
  if (!b.ok) return b;
  const counts = countsOf(request, { a: a.value, b: b.value });
  if (!counts.ok) return counts;
  const left = placed(a.value, counts.value.a, { request, catalogue });
  const right = placed(b.value, counts.value.b, { request, catalogue });
  if (!left.ok) return left;
  if (!right.ok) return right;
  return ok([left.value, right.value]);
}

function candidateOf(
  chip: string,
  request: ChipCrossoverRequest,
  catalogue: CatalogueView,
): Result<Candidate, InferbenchError> {
  const { model, phase, batch, context, weightPrecision, kvPrecision } = request;
  const kv = kvPrecision === undefined ? {} : { kvPrecision };
  const load =
    phase === 'PREFILL'
      ? ({ phase: 'prefill', inputTokens: context } as const)
      : ({ phase: 'decode', context } as const);
  const weights = weightPrecision === undefined ? {} : { weightPrecision };
  return unplaced({ chip, model, batch, ...load, ...weights, ...kv }, catalogue);
}

function countsOf(
  { equal, chips }: ChipCrossoverRequest,
  input: { a: Candidate; b: Candidate },
): Result<ChipCounts, InferbenchError> {
  const { a, b } = input;
  if (equal === 'chips') return equalChips(input, chips);
  if (equal === 'power') {
    const watts = { a: provisionedWatts(a.chip), b: provisionedWatts(b.chip) };
    if (watts.a === null) return fail(noPower(a.chip));
    if (watts.b === null) return fail(noPower(b.chip));
    return equalBy(input, { a: watts.a, b: watts.b });
  }
  const [left, right] = [ownedPrice(a.chip), ownedPrice(b.chip)];
  if (!left.ok) return left;
  if (!right.ok) return right;
  return equalBy(input, { a: left.value.usdPerHour, b: right.value.usdPerHour });
}

export interface Placed {
  side: CrossoverSide;
  curve: Curve;
}

interface PlacingInput {
  request: ChipCrossoverRequest;
  catalogue: CatalogueView;
}

function placed(
  candidate: Candidate,
  chips: number,
  { request, catalogue }: PlacingInput,
): Result<Placed, InferbenchError> {
  const { chip } = candidate;
  const placement = splitOf(candidate, chips);
  invariant(placement !== null, 'a number of chips was chosen because they hold the batch');
  const owned = ownedPrice(chip);
  const system: CurveSystem = {
    slug: `${chip.slug}-x${chips}`,
    chip: chip.slug,
    framework: null,
    placement,
    weights: weightsOf(request.weightPrecision, catalogue.models.get(request.model)).weights,
    kv: request.kvPrecision ?? null,
    role: 'RANKED',
    anchor: null,
    // At equal cost of owning, the cost is that of owning.
    ...(request.equal === 'owned-cost' && owned.ok ? { usdPerChipHour: owned.value.usdPerHour } : {}),
  };
  const { metric, model, phase, batch } = request;
  const shares = sharesOf(phase === 'GENERATE' || phase === 'SERVING' ? 'BALANCED' : null, null);
  const curve = curveOf({ system, metric, model, load: { phase, batch, ...shares }, catalogue });
  if (curve === null) return fail(noCurve(candidate, request));
  const watts = provisionedWatts(chip);
  return ok({
    curve,
    side: {
      system: system.slug,
      chip: chip.slug,
      label: labelOf(system, catalogue),
      chips,
      placement,
      usdPerHour: owned.ok ? owned.value.usdPerHour * chips : null,
      priceSource: owned.ok ? owned.value.source : null,
      provisionedWatts: watts === null ? null : watts * chips,
    },
  });
}

function noCurve({ chip }: Candidate, { metric, phase }: ChipCrossoverRequest): InferbenchError {
  const where = { path: 'metric', value: metric };
  if (metric === 'ENERGY_EFFICIENCY') {
    return new InferbenchError('NO_POWER', `The engine has no power model of ${chipShortName(chip)}.`, where);
  }
  if (phase !== 'PREFILL' && (metric === 'COST_EFFICIENCY' || metric === 'USD_PER_MTOK')) {
    return new InferbenchError(
      'NO_PRICE',
      `No price of an hour of ${chipShortName(chip)} is published.`,
      where,
    );
  }
  return new InferbenchError(
    'INVALID',
    `${metric} does not exist in ${phase} on ${chipShortName(chip)}.`,
    where,
  );
}

function compared(
  request: ChipCrossoverRequest,
  [left, right]: readonly [Placed, Placed],
  catalogue: CatalogueView,
): Omit<ChipCrossover, 'weightsFrom'> {
  const { metric, model } = request;
  const { unit, higherIsBetter } = METRIC_DEFINITIONS[metric];
  const found = languageModelIn(model, catalogue);
  const modelMaxContext = found.ok ? found.value.maxContextTokens : 0;
  const curves = [left.curve, right.curve];
  const pairs = simulatedPairs(curves, { higherIsBetter, modelMaxContext, catalogue });
  const sides = { a: left.side, b: right.side };
  const drawn = curves.map((curve) => toContextCurve(curve, curves, { metric, catalogue }));
  const equality = equalSentence(request.equal, sides);
  return {
    request,
    ...sides,
    ratio: equality.ratio,
    equalSentence: equality.sentence,
    unit,
    higherIsBetter,
    modelMaxContext,
    curves: drawn,
    crossings: pairs.crossings,
    noCrossings: pairs.noCrossings,
    sentence: crossoverSentence(drawn, pairs, clearLeader(drawn, { higherIsBetter, catalogue })),
    engineVersion: ENGINE_VERSION,
    policyVersion: POLICY_VERSION,
  };
}
