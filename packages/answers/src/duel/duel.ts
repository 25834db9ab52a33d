import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import { ChipCrossoverRequest } from '@inferbench/domain/tradeoff/chip-crossover';
import type { DuelRequest } from './request.ts';
import type { DuelChart, DuelRatio, DuelSide, Verdict } from './shape.ts';
import { isOlderGeneration } from '@inferbench/domain/chips/hardware-family';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { extentOf, isOneClass } from '@inferbench/domain/board/system-class';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { type Placed, placedPair } from '@inferbench/analyses/crossover/chip-crossover';
import { equalSentence } from '@inferbench/analyses/crossover/sentences';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import { invariant } from '@inferbench/units/invariant';
import { choicesOf } from './choices.ts';
import { computedNotes, duelWord } from './computed-in.ts';
import { duelCrossings } from './crossings.ts';
import { headOf } from './head.ts';
import { DUEL_METRICS } from './metric-words.ts';
import { type PublishedSlice, publishedRatios } from './points.ts';
import { endOf, type Pair, samplesOf } from './samples.ts';
import { type LimitOf, publishedVerdict } from './published-verdict.ts';
import { noVerdict, type VerdictInput, verdictOf } from './verdict.ts';
import { limitRatios } from '../verdict/limits.ts';
import type { SystemVerdict } from '../verdict/shape.ts';
import { verdictOfAll } from './verdict-of-all.ts';

export interface DuelInput {
  request: DuelRequest;
  /** Published points of the model, by their lengths. */
  published: readonly PublishedSlice[];
  /** Verdicts of observed runs of each chip against the first, in their order; left out where none are asked. */
  observed?: readonly SystemVerdict[];
  /** Day of the newest datum behind it. */
  date: string | null;
  catalogue: CatalogueView;
}

/** Two to four chips over context, as ratios to the first (docs/metrics.md#duels-peaks-and-comparisons). Errors: those of `simulate`, NO_PRICE, NO_POWER. */
export function duelChart({
  request,
  published,
  observed = [],
  date,
  catalogue,
}: DuelInput): Result<DuelChart, InferbenchError> {
  const model = languageModelIn(request.model, catalogue);
  if (!model.ok) return model;
  const chips = chipsOf(request, catalogue);
  if (!chips.ok) return chips;
  const pairs = pairsOf(request, catalogue);
  if (!pairs.ok) return pairs;
  const ratios = pairs.value.map((placed, i) =>
    ratioOver(placed, { request, published, observed: observed[i] ?? null, catalogue, model: model.value }),
  );
  const { metric } = request;
  const notes = computedNotes(chips.value, request, catalogue);
  const verdict = verdictOfAll(ratios, metric);
  return ok({
    head: headOf({ request, ratios, verdict, modelName: model.value.name, date, notes }),
    modelName: model.value.name,
    ratios,
    verdict,
    calibrated: ratios.every(({ calibrated }) => calibrated),
    ahead: DUEL_METRICS[metric].ahead,
    ratioWords: DUEL_METRICS[metric].ratio,
    choices: choicesOf(request, chips.value, catalogue),
    engineVersion: ENGINE_VERSION,
  });
}

function chipsOf({ chips }: DuelRequest, catalogue: CatalogueView): Result<Chip[], InferbenchError> {
  const found: Chip[] = [];
  for (const slug of chips) {
    const chip = catalogue.chips.get(slug);
    if (chip === undefined) return fail(chipNotFound(slug, catalogue.chips));
    found.push(chip);
  }
  return ok(found);
}

/** The pair as `chipCrossover` takes it. */
function crossoverRequest(
  request: DuelRequest,
  [a, b]: readonly [string, string],
  catalogue: CatalogueView,
): ChipCrossoverRequest {
  const { model, users, metric, equal, chipsEach, context } = request;
  return ChipCrossoverRequest.parse({
    a,
    b,
    model,
    phase: 'SERVING',
    metric: DUEL_METRICS[metric].metric,
    equal,
    batch: users,
    weightPrecision: duelWord(request, catalogue),
    context,
    ...(chipsEach === undefined ? {} : { chips: chipsEach }),
  });
}

type Pairs = (readonly [Placed, Placed])[];

/** Pairs each chip with the first; on equal chips, as many of all of them as the one that needs most. */
function pairsOf(request: DuelRequest, catalogue: CatalogueView): Result<Pairs, InferbenchError> {
  const [first = '', ...others] = request.chips;
  const pairs: Pairs = [];
  for (const other of others) {
    const pair = placedPair(crossoverRequest(request, [first, other], catalogue), catalogue);
    if (!pair.ok) return pair;
    pairs.push(pair.value);
  }
  const most = Math.max(...pairs.map(([{ side }]) => side.chips));
  const alike = pairs.every(([{ side }]) => side.chips === most);
  return request.equal !== 'chips' || alike ? ok(pairs) : pairsOf({ ...request, chipsEach: most }, catalogue);
}

interface Around {
  request: DuelRequest;
  published: readonly PublishedSlice[];
  observed: SystemVerdict | null;
  catalogue: CatalogueView;
  model: { name: string; maxContextTokens: number };
}

function ratioOver(
  [left, right]: readonly [Placed, Placed],
  { request, published, observed, catalogue, model }: Around,
): DuelRatio {
  const { metric, users, equal, precision } = request;
  const { higherIsBetter } = METRIC_DEFINITIONS[DUEL_METRICS[metric].metric];
  const pair: Pair = {
    a: left.curve,
    b: right.curve,
    chips: { a: chipOf(left, catalogue), b: chipOf(right, catalogue) },
    regime: metric === 'ENERGY' ? 'energy' : 'serving',
    higherIsBetter,
    modelMaxContext: model.maxContextTokens,
  };
  const [a, b] = [sideOf(left, catalogue), sideOf(right, catalogue)];
  const samples = samplesOf(pair);
  const crossings = duelCrossings(pair, samples);
  const labels = { a: a.label, b: b.label, model: model.name };
  const points = publishedRatios({ a, b, users, metric, precision, published });
  const sides = [a, b].map(({ chip, chips }) => ({
    chips,
    extent: extentOf(chips, catalogue.chips.get(chip)?.interconnect?.scaleUpChips ?? null),
    pools: 'AGGREGATED' as const,
  }));
  return {
    a,
    b,
    footing: equalSentence(equal, { a: left.side, b: right.side }).sentence,
    calibrated: a.calibrated && b.calibrated,
    samples,
    ends: endOf(pair, labels, samples.at(-1)?.context ?? 0),
    points,
    crossings,
    verdict: said(
      { a, b, samples, crossings, metric, points },
      {
        isAlike: isOneClass(sides),
        isObserved: isDecided(observed),
        limitOf: limitsOf(request, catalogue),
        modelName: model.name,
      },
    ),
    observed: isDecided(observed) ? observedWords(observed) : null,
  };
}

interface Known {
  isAlike: boolean;
  /** Runs of both, drawn or not, say something. */
  isObserved: boolean;
  limitOf: LimitOf;
  modelName: string;
}

/** Published pairs decide where there are any; a simulation is said where no run of both says anything, and a rack is held against no server. */
function said(
  input: VerdictInput & { points: DuelRatio['points'] },
  { isAlike, isObserved, limitOf, modelName }: Known,
): Verdict {
  const { a, b, metric, points } = input;
  if (!isAlike || (points.length === 0 && isObserved)) return noVerdict([a.label, b.label], metric);
  return points.length > 0
    ? publishedVerdict({ a, b, points, metric, limitOf, modelName })
    : verdictOf(input);
}

/** Ratio that the leader's own limits allow against the other's; null of what is no speed. */
function limitsOf({ metric, precision }: DuelRequest, { chips }: CatalogueView): LimitOf {
  return (leader, other) => {
    const [a, b] = [chips.get(leader.chip), chips.get(other.chip)];
    return metric !== 'SPEED' || a === undefined || b === undefined
      ? null
      : limitRatios(a, b, precision).largest;
  };
}

const isDecided = (verdict: SystemVerdict | null): verdict is SystemVerdict =>
  verdict !== null && verdict.kind !== 'NONE';

/** A lead that the chips do not explain is said without its ratio. */
const observedWords = ({ kind, text, title }: SystemVerdict) => (kind === 'LEADS_BY_STACK' ? title : text);

function chipOf({ side }: Placed, { chips }: CatalogueView): Chip {
  const chip = chips.get(side.chip);
  invariant(chip !== undefined, 'what was placed is in the catalogue');
  return chip;
}

function sideOf(placed: Placed, catalogue: CatalogueView): DuelSide {
  const { side, curve } = placed;
  const chip = chipOf(placed, catalogue);
  return {
    chip: side.chip,
    label: chipShortName(chip),
    vendor: chip.vendor,
    older: isOlderGeneration(chip, catalogue.chips),
    chips: side.chips,
    calibrated: !curve.uncalibrated,
    fullAt: curve.endsAtContext,
  };
}
