import type { Constants } from '@inferbench/domain/calibration';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/model';
import type { PrecisionSetting } from '@inferbench/domain/precision';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { SimulatedTechniques } from '@inferbench/domain/simulated-techniques';
import type { Placement } from '@inferbench/domain/simulation';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import type { ResolvedPeak } from '@inferbench/simulator/resolve-peak';
import { choosePlacement } from './choose-placement.ts';
import { type Speculation, tokensPerStep } from './decode-parts.ts';
import { draftSetUp } from './draft.ts';
import type { LanguageWork } from './language-parts.ts';
import { Memo } from './memo.ts';
import {
  contextTooLong,
  doesNotFit,
  headsNotDivided,
  modelNotFound,
  saturated,
  tooManyPieces,
} from './refusals.ts';
import { graphsOf, type SetUp, withGraph } from './set-up.ts';
import { planOf } from './step-times.ts';

/** Chip, words and rates of a request, resolved. */
export interface Resolved {
  catalogue: CatalogueView;
  chip: Chip;
  precision: PrecisionSetting;
  peak: ResolvedPeak;
  /** Other than the fitted ones, for calibration. */
  constants?: Constants;
}

/** Batch and context that memory must hold: whole sequences, since every one of them reaches its end; of a steady state the mean. */
export function footprintOf(request: SimulateRequest): { batch: number; context: number } {
  const { phase, batch, inputTokens = 0, outputTokens = 0, context = 0 } = request;
  const answered = phase === 'serving' ? outputTokens / 2 : outputTokens;
  return { batch, context: Math.max(inputTokens + answered, context) };
}

/** Pieces of one prompt; each is timed by itself. */
const MOST_PIECES = 4096;

function tooMuchAsked(request: SimulateRequest, model: LanguageModel): InferbenchError | null {
  const { inputTokens = 0, outputTokens = 0, context = 0, techniques } = request;
  const longest = Math.max(inputTokens + outputTokens, context);
  if (longest > model.maxContextTokens) return contextTooLong(model, longest);
  const pieces = Math.ceil(inputTokens / (techniques?.chunkedPrefillTokens ?? Number.POSITIVE_INFINITY));
  return pieces > MOST_PIECES ? tooManyPieces(inputTokens, pieces, MOST_PIECES) : null;
}

/** What a request for a language model runs on. Errors: NOT_FOUND, NOT_SIMULATED, INVALID, DOES_NOT_FIT, SATURATED. */
export function languageWork(
  request: SimulateRequest,
  resolved: Resolved,
): Result<LanguageWork, InferbenchError> {
  const model = languageModelIn(request.model ?? '', resolved.catalogue);
  if (!model.ok) return model;
  const tooMuch = tooMuchAsked(request, model.value);
  if (tooMuch !== null) return fail(tooMuch);
  const { techniques = {} } = request;
  const shown = windowed(model.value, techniques.attentionWindow);
  const { disaggregated, speculative } = techniques;
  const setUp = setUpOf(request, resolved, { model: shown, chips: disaggregated?.decodeChips });
  if (!setUp.ok) return setUp;
  const prefill =
    disaggregated === undefined
      ? setUp
      : setUpOf({ ...request, batch: 1 }, resolved, { model: shown, chips: disaggregated.prefillChips });
  if (!prefill.ok) return prefill;
  const draft =
    speculative?.draftModel === undefined
      ? null
      : languageModelIn(speculative.draftModel, resolved.catalogue);
  if (draft?.ok === false) return draft;
  const apart = disaggregated !== undefined;
  const speculation = speculative === undefined ? null : speculationOf(speculative);
  return ok({
    setUp: setUp.value,
    prefillSetUp: prefill.value,
    apart,
    draft: draft && draftSetUp(draft.value, resolved, setUp.value.placement),
    speculation,
    techniques,
  });
}

function speculationOf({
  draftTokens,
  acceptance,
}: NonNullable<SimulatedTechniques['speculative']>): Speculation {
  return { draftTokens, tokensPerStep: tokensPerStep(draftTokens, acceptance) };
}

/** A model of the catalogue that answers token by token. Errors: NOT_FOUND, NOT_SIMULATED. */
export function languageModelIn(
  slug: string,
  { models }: Pick<CatalogueView, 'models'>,
): Result<LanguageModel, InferbenchError> {
  const found = models.get(slug);
  return found ? withGraph(found) : fail(modelNotFound(slug, models));
}

const windows = new Memo<LanguageModel, LanguageModel>();

/** The model with a window on every layer; one object for each, so that its graphs are built once. */
function windowed(model: LanguageModel, tokens: number | undefined): LanguageModel {
  if (tokens === undefined) return model;
  return windows.get(model, String(tokens), () => ({
    ...model,
    locality: { kind: 'window', tokens, fullLayers: 0 },
  }));
}

interface Wanted {
  model: LanguageModel;
  chips: number | undefined;
}

function setUpOf(
  request: SimulateRequest,
  resolved: Resolved,
  { model, chips = request.chips }: Wanted,
): Result<SetUp, InferbenchError> {
  const { chip } = resolved;
  const graphs = graphsFor(request, resolved.precision, model);
  const load = footprintOf(request);
  const deciding = request.phase === 'prefill' ? 'prefill' : 'decode';
  const placement = choosePlacement(
    { ...request, chips },
    {
      chip,
      model,
      graph: graphs[deciding],
      peak: resolved.peak,
      load,
      planOf: (candidate) => planOf(machineFor(graphs, resolved, candidate), graphs[deciding]),
    },
  );
  if (!placement.ok) return placement;
  if (model.heads % placement.value.tensorParallel !== 0)
    return fail(headsNotDivided(model, placement.value));
  const capacity = capacityOf({ graph: graphs.decode, chip, placement: placement.value, ...load });
  if (!fits(capacity)) {
    const facts = { name: model.name, batch: request.batch, chip, placement: placement.value, capacity };
    const waits = request.phase === 'serving' && capacity.maxBatch >= 1;
    return fail(waits ? saturated(facts) : doesNotFit(facts));
  }
  return ok(machineFor(graphs, resolved, placement.value));
}

type Graphs = Pick<SetUp, 'model' | 'prefill' | 'decode'>;

const graphMemo = new Memo<LanguageModel, Graphs>();

function graphsFor(request: SimulateRequest, precision: PrecisionSetting, model: LanguageModel): Graphs {
  const { attentionFlops, activationTraffic } = request;
  const { weights, activations, kv } = precision;
  const key = `${weights} ${activations} ${kv} ${attentionFlops ?? ''} ${activationTraffic ?? ''}`;
  return graphMemo.get(model, key, () =>
    graphsOf(model, precision, {
      ...(attentionFlops === undefined ? {} : { attentionFlops }),
      ...(activationTraffic === undefined ? {} : { activationTraffic }),
    }),
  );
}

const machineMemo = new Memo<Graphs, SetUp>();

function machineFor(graphs: Graphs, { chip, peak, constants }: Resolved, placement: Placement): SetUp {
  if (constants) return { ...graphs, chip, peak, placement, constants };
  const { chips, tensorParallel, pipelineParallel, replicas, expertParallel } = placement;
  const key = `${chip.slug} ${chips} ${tensorParallel} ${pipelineParallel} ${replicas} ${expertParallel}`;
  const found = machineMemo.get(graphs, key, () => ({ ...graphs, chip, peak, placement }));
  // A specification file may carry the slug of another chip.
  return found.chip === chip ? found : { ...graphs, chip, peak, placement };
}
