import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { LanguageModel } from '@inferbench/domain/models/model';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { simulate } from '@inferbench/evaluation/simulate';
import { precisionWordOf } from '../load/workload.ts';

/** Most chips that are tried. */
const MOST_CHIPS = 8;
/** No batch is asked for beyond, whatever memory there is. */
const MOST_USERS = 1_000_000;

/** A model on a chip. */
export interface OnChip {
  chip: string;
  model: LanguageModel;
  precision: PrecisionClass;
  catalogue: CatalogueView;
}

interface At {
  users: number;
  context: number;
  chips: number;
}

/** One step for so many users, each with so much context. Errors: those of `simulate`. */
export function stepAt(
  { chip, model, precision, catalogue }: OnChip,
  { users, context, chips }: At,
): Result<SimulateResult, InferbenchError> {
  const request: SimulateRequest = {
    chip,
    chips,
    model: model.slug,
    phase: 'decode',
    batch: users,
    context,
    weightPrecision: precisionWordOf(precision, model),
  };
  const found = simulate(request, catalogue);
  // Heads that so many chips cannot share are no reason why nothing fits: layers in a row hold as much.
  return !found.ok && found.error.code === 'INVALID'
    ? simulate({ ...request, tp: 1, pp: chips }, catalogue)
    : found;
}

/** The step on the fewest chips that hold it, of 1, 2, 4 and 8. Errors: those of `simulate`, of 8 where it fits none. */
export function stepOnFewest(
  on: OnChip,
  load: Omit<At, 'chips'>,
  chips = 1,
): Result<SimulateResult, InferbenchError> {
  const found = stepAt(on, { ...load, chips });
  const isTooSmall = !found.ok && found.error.code === 'DOES_NOT_FIT';
  return isTooSmall && chips < MOST_CHIPS ? stepOnFewest(on, load, 2 * chips) : found;
}

/** The step of the most users that so many chips hold: one more is refused. Errors: those of one user. */
export function fullestStep(
  on: OnChip,
  at: Omit<At, 'users'>,
): Result<SimulateResult & { users: number }, InferbenchError> {
  let users = 1;
  // Each layout tells the most that it holds; one more fits another layout, or none.
  for (let next = stepAt(on, { ...at, users }); next.ok && users < MOST_USERS;) {
    users = Math.max(users, Math.min(MOST_USERS, next.value.capacity.maxBatch));
    next = stepAt(on, { ...at, users: users + 1 });
    if (next.ok) users += 1;
  }
  const full = stepAt(on, { ...at, users });
  return full.ok ? ok({ ...full.value, users }) : full;
}
