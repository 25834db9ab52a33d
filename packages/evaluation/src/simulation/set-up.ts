import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import {
  isItemModel,
  isLanguageModel,
  type LanguageModel,
  type Model,
} from '@inferbench/domain/models/model';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import type { PrecisionSetting, WeightsFrom } from '@inferbench/domain/terms/precision';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { Placement } from '@inferbench/domain/scores/simulation';
import type { Constants } from '@inferbench/domain/scores/calibration';
import type { Stack } from '@inferbench/simulator/effect-keys';
import type { Fitted } from '@inferbench/simulator/effects';
import type { ResolvedPeak } from '@inferbench/simulator/resolve-peak';
import type { StepProbe } from '@inferbench/simulator/step-walk';
import type { GraphOptions } from '@inferbench/workloads/graph-setting';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { Memo } from '@inferbench/units/memo';
import { modelNotFound, shapeUnknown } from './refusals.ts';

/** Chip, words and rates, resolved. */
export interface Resolved {
  catalogue: CatalogueView;
  chip: Chip;
  precision: PrecisionSetting;
  /** Origin of the format of the weights; left out: whoever measured. */
  weightsFrom?: WeightsFrom;
  peak: ResolvedPeak;
  /** Other than the fitted ones, for calibration. */
  constants?: Constants;
  /** Other than what the release fitted: a fit that did not see some figures, asked for them. */
  fitted?: Fitted;
  probe?: StepProbe;
  /** Who runs it; left out: the best public stack. */
  stack?: Stack;
}

/** Chips that are ready to run a graph. */
export interface Machine {
  chip: Chip;
  peak: ResolvedPeak;
  placement: Placement;
  /** Other than the fitted ones: for calibration and for the default grid. */
  constants?: Constants;
  /** Other than what the release fitted. */
  fitted?: Fitted;
  probe?: StepProbe;
  /** Who runs it; left out: the best public stack. */
  stack?: Stack;
}

export interface Graphs {
  model: LanguageModel;
  prefill: OperatorGraph;
  decode: OperatorGraph;
}

/** Everything the simulation of a language model stands on. */
export interface SetUp extends Machine, Graphs {}

const graphMemo = new Memo<LanguageModel, Graphs>();

/** Builds both graphs of a model, built once for each model, precision and convention. */
export function graphsOf(
  model: LanguageModel,
  precision: PrecisionSetting,
  { attentionFlops, activationTraffic, routing }: GraphOptions = {},
): Graphs {
  const { weights, activations, kv } = precision;
  const popularity = routing === undefined ? '' : JSON.stringify(routing);
  const key = `${weights} ${activations} ${kv} ${attentionFlops ?? ''} ${activationTraffic ?? ''} ${popularity}`;
  return graphMemo.get(model, key, () => ({
    model,
    prefill: transformerGraph(model, precision, 'prefill', { attentionFlops, activationTraffic, routing }),
    decode: transformerGraph(model, precision, 'decode', { attentionFlops, activationTraffic, routing }),
  }));
}

/** Who runs a model, and by which conventions its work is counted. */
export type On = Omit<Resolved, 'catalogue'> & { options?: GraphOptions };

const setUpMemo = new Memo<Graphs, SetUp>();

/** The only maker of set-ups: one object for the same model, words, chip and placement, so that its plans are compiled once. */
export function setUpOf(model: LanguageModel, on: On, placement: Placement): SetUp {
  const graphs = graphsOf(model, on.precision, on.options);
  const make = (): SetUp => ({ ...graphs, ...machineOf(on, placement) });
  if (on.constants || on.fitted) return make();
  const { chips, tensorParallel, pipelineParallel, replicas, expertParallel, attentionParallel } = placement;
  const split = `${chips} ${tensorParallel} ${pipelineParallel} ${replicas} ${expertParallel} ${attentionParallel}`;
  const { framework, version } = on.stack ?? { framework: null, version: null };
  const key = `${on.chip.slug} ${split} ${framework ?? ''} ${version ?? ''}`;
  const found = setUpMemo.get(graphs, key, make);
  // A specification file may carry the slug of another chip.
  return found.chip === on.chip ? found : make();
}

export function machineOf(
  { chip, peak, constants, fitted, probe, stack }: Omit<On, 'precision'>,
  placement: Placement,
): Machine {
  return {
    chip,
    peak,
    placement,
    ...(constants ? { constants } : {}),
    ...(fitted ? { fitted } : {}),
    ...(probe ? { probe } : {}),
    ...(stack ? { stack } : {}),
  };
}

/** A model of the catalogue that answers token by token. Errors: NOT_FOUND, NOT_SIMULATED. */
export function languageModelIn(
  slug: string,
  { models }: Pick<CatalogueView, 'models'>,
): Result<LanguageModel, InferbenchError> {
  const found = models.get(slug);
  return found ? withGraph(found) : fail(modelNotFound(slug, models));
}

/** The model as one with prompts and answers. Error: NOT_SIMULATED. */
export function withGraph(model: Model): Result<LanguageModel, InferbenchError> {
  if (isLanguageModel(model)) return ok(model);
  if (!isItemModel(model)) return fail(shapeUnknown(model));
  return fail(
    new InferbenchError('NOT_SIMULATED', `${model.name} has no prompts and answers to simulate.`, {
      path: 'model',
      value: model.slug,
      expected: 'a dense or mixture-of-experts language model',
      fix: 'Simulate it in the phase image.',
    }),
  );
}

/** The chip as one whose memory is known. Error: INCOMPLETE_SPEC. */
export function withMemory(chip: Chip): Result<Chip, InferbenchError> {
  if (memoryTiers(chip).length > 0) return ok(chip);
  return fail(
    new InferbenchError(
      'INCOMPLETE_SPEC',
      `No memory of ${chipShortName(chip)} has a published size and bandwidth.`,
      {
        path: 'chip.memory',
        value: chip.slug,
        expected: 'capacity and bandwidth',
        fix: 'Choose another chip, or submit a specification that states both.',
      },
    ),
  );
}
