import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { Chip } from '@inferbench/domain/chips/chip';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { sharedHeads } from '@inferbench/domain/models/head-group';
import type { LanguageModel, Model, UnmodelledModel } from '@inferbench/domain/models/model';
import { chipSuggestion, modelSuggestion } from '@inferbench/domain/catalogue/resolve-entry';
import type { Capacity, Placement } from '@inferbench/domain/scores/simulation';
import { USABLE_MEMORY_PERCENT } from '@inferbench/domain/terms/usable-memory';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { formatGigabytes } from '@inferbench/units/format';

/** NOT_FOUND with the chips that the name may mean, however it is spelt. */
export function chipNotFound(name: string, chips: ReadonlyMap<string, Chip>): InferbenchError {
  return notFound('chip', name, chipSuggestion(chips, name));
}

/** NOT_FOUND with the model that the name may mean without its words for a format. */
export function modelNotFound(name: string, models: ReadonlyMap<string, Model>): InferbenchError {
  return notFound('model', name, modelSuggestion(models, name));
}

/** A model that is listed without a shape: what was measured of it is shown, nothing of it is computed. */
export function shapeUnknown({ name, slug, why }: UnmodelledModel): InferbenchError {
  return new InferbenchError('NOT_SIMULATED', `${name} is not modelled: ${why}`, {
    path: 'model',
    value: slug,
    expected: 'a model whose shape the catalogue holds',
    fix: 'Its measured results are on the board; to simulate, describe a shape in a model file.',
  });
}

function notFound(kind: 'chip' | 'model', name: string, near: string): InferbenchError {
  const message = `The catalogue has no ${kind} "${name.slice(0, 200)}".${near}`;
  return new InferbenchError('NOT_FOUND', message, { path: kind, value: name.slice(0, 200) });
}

export function contextTooLong(model: LanguageModel, tokens: number): InferbenchError {
  return new InferbenchError(
    'INVALID',
    `${model.name} is trained for ${model.maxContextTokens} tokens; ${tokens} are asked for.`,
    {
      path: 'context',
      value: String(tokens),
      expected: `at most ${model.maxContextTokens}`,
      fix: 'Ask for fewer prompt and answer tokens, or choose a model with a longer context.',
    },
  );
}

export function tooManyPieces(inputTokens: number, pieces: number, most: number): InferbenchError {
  return new InferbenchError('INVALID', `${inputTokens} prompt tokens are ${pieces} pieces of that size.`, {
    path: 'techniques.chunkedPrefillTokens',
    value: String(pieces),
    expected: `at most ${most} pieces`,
    fix: `Take pieces of ${Math.ceil(inputTokens / most)} tokens or more.`,
  });
}

export function headsNotDivided(model: LanguageModel, placement: Placement): InferbenchError {
  const { chips } = attentionRanks(placement);
  return new InferbenchError(
    'INVALID',
    `${chips} chips cannot share the ${sharedHeads(model)} attention heads of ${model.name} evenly.`,
    {
      path: 'tp',
      value: String(chips),
      expected: `a divisor of ${sharedHeads(model)}`,
      fix: 'Use another tensor-parallel group, with pipeline stages or replicas for the other chips.',
    },
  );
}

interface Load {
  name: string;
  batch: number;
  chip: Chip;
  placement: Placement;
  capacity: Capacity;
}

export function doesNotFit({ name, batch, chip, placement, capacity }: Load): InferbenchError {
  return new InferbenchError(
    'DOES_NOT_FIT',
    `${name} at batch ${batch} needs ${formatGigabytes(capacity.bytesNeeded)}; ` +
      `${placement.chips} × ${chipShortName(chip)} ${placement.chips === 1 ? 'has' : 'have'} ${formatGigabytes(capacity.bytesAvailable)} usable (${USABLE_MEMORY_PERCENT} of capacity).`,
    {
      path: 'chips',
      value: String(placement.chips),
      fix: 'Use more chips, a narrower precision, a smaller batch or context.',
    },
  );
}

/** Users beyond what memory holds wait, and how long is a matter of queues: no number is printed for them. */
export function saturated({ name, batch, capacity }: Load): InferbenchError {
  return new InferbenchError(
    'SATURATED',
    `${batch} users of ${name} are more than the ${capacity.maxBatch} whose keys and values fit: the others wait in a queue.`,
    {
      path: 'batch',
      value: String(batch),
      expected: `at most ${capacity.maxBatch}`,
      fix: 'Ask for fewer users at a time, or use more chips.',
    },
  );
}

/** Chips for prompts that cannot keep up with the chips that answer. */
export function promptsSaturated(share: number): InferbenchError {
  return new InferbenchError(
    'SATURATED',
    `The chips for prompts would be busy ${Math.round(share * 100)} % of the time: prompts pile up.`,
    {
      path: 'techniques.disaggregated.prefillChips',
      expected: 'enough chips to compute prompts as fast as answers need them',
      fix: 'Give prompts more chips, or ask for fewer users at a time.',
    },
  );
}

export function noChips(): InferbenchError {
  return new InferbenchError('INVALID', 'No chip runs nothing.', {
    path: 'chips',
    value: '0',
    expected: 'a whole number from 1',
  });
}
