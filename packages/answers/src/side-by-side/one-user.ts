import type { Chip } from '@inferbench/domain/chips/chip';
import type { LanguageModel } from '@inferbench/domain/models/model';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import type { ComparedChip } from '../comparison/shape.ts';
import type { ChartSlice } from '../load/shape.ts';
import { precisionWordOf } from '../load/workload.ts';
import type { NamedSide } from '../verdict/ranges.ts';
import { formatNumber } from '@inferbench/units/format';

/** A chip of the table, with one step of one user on as many of it as hold the model. */
export interface OneUserSide {
  chip: Chip;
  compared: ComparedChip;
  /** Null where no number of them holds the model, or the engine has no model of the two. */
  step: SimulateResult | null;
}

/** Context of the one user, halfway through its answer: the mean of serving it, which the chips that hold the model are counted for. */
export function contextOf({ inputTokens, outputTokens }: ChartSlice): number {
  return Math.floor(inputTokens + outputTokens / 2);
}

/** The step of one user that every simulated figure of a chip is of. */
export function oneUserStep(
  slice: ChartSlice,
  model: LanguageModel,
  { chip, chips }: { chip: string; chips: number },
): SimulateRequest {
  return {
    chip,
    chips,
    model: slice.model,
    phase: 'decode',
    batch: 1,
    context: contextOf(slice),
    weightPrecision: precisionWordOf(slice.precision, model),
  };
}

/** "344 LPU v1", "B200": whoever is compared by unequal numbers is named with its own. */
export function namedSide({ compared: { chip, label }, step }: OneUserSide): NamedSide {
  const chips = step?.chips ?? 1;
  return { chip, name: chips === 1 ? label : `${formatNumber(chips)} ${label}`, isMany: chips > 1 };
}
