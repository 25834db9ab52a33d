import type { Chip } from '@inferbench/domain/chip';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { memoryTiers } from '@inferbench/domain/memory-tier';
import { isLanguageModel, type LanguageModel, type Model } from '@inferbench/domain/model';
import type { OperatorGraph } from '@inferbench/domain/operator-graph';
import type { PrecisionSetting } from '@inferbench/domain/precision';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { Placement } from '@inferbench/domain/simulation';
import type { Constants } from '@inferbench/domain/calibration';
import type { ResolvedPeak } from '@inferbench/simulator/resolve-peak';
import type { GraphOptions } from '@inferbench/workloads/graph-setting';
import { transformerGraph } from '@inferbench/workloads/transformer';

/** Chips that are ready to run a graph. */
export interface Machine {
  chip: Chip;
  peak: ResolvedPeak;
  placement: Placement;
  /** Other than the fitted ones: for calibration and for the default grid. */
  constants?: Constants;
}

/** Everything the simulation of a language model stands on. */
export interface SetUp extends Machine {
  model: LanguageModel;
  prefill: OperatorGraph;
  decode: OperatorGraph;
}

export function graphsOf(
  model: LanguageModel,
  precision: PrecisionSetting,
  options: GraphOptions = {},
): Pick<SetUp, 'model' | 'prefill' | 'decode'> {
  return {
    model,
    prefill: transformerGraph(model, precision, 'prefill', options),
    decode: transformerGraph(model, precision, 'decode', options),
  };
}

/** The model as one with prompts and answers. Error: NOT_SIMULATED. */
export function withGraph(model: Model): Result<LanguageModel, InferbenchError> {
  if (isLanguageModel(model)) return ok(model);
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
    new InferbenchError('INCOMPLETE_SPEC', `No memory of ${chip.name} has a published size and bandwidth.`, {
      path: 'chip.memory',
      value: chip.slug,
      expected: 'capacity and bandwidth',
      fix: 'Choose another chip, or submit a specification that states both.',
    }),
  );
}
