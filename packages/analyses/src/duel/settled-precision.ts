import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import type { DuelRequest } from '@inferbench/domain/duel-chart';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import { PRECISION_FORMATS, type PrecisionWord } from '@inferbench/domain/precision';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { unplaced } from '@inferbench/evaluation/simulation/domain-placement';
import { invariant } from '@inferbench/units/invariant';
import { listed } from '@inferbench/units/english';
import { chipShortName } from '@inferbench/domain/names';
import { WORDS_OF_CLASS } from '../words-of-class.ts';

export interface Settled {
  request: DuelRequest;
  /** Precision in which all of them compute. */
  word: PrecisionWord;
  /** What was changed, a sentence each. */
  notes: readonly string[];
}

/** The asked precision, else the next wider one that all of the chips have: two that compute in different formats are no duel. */
export function settledPrecision(
  request: DuelRequest,
  chips: readonly Chip[],
  catalogue: CatalogueView,
): Result<Settled, InferbenchError> {
  let first: InferbenchError | null = null;
  const without: string[] = [];
  for (const word of WORDS_OF_CLASS[request.precision]) {
    const lacking = chips.flatMap((chip) => {
      const outcome = computesIn(chip, { request, word, catalogue });
      return outcome.ok ? [] : [{ chip, error: outcome.error }];
    });
    const [problem] = lacking;
    if (problem === undefined) {
      const precision = PRECISION_FORMATS[word].boardClass;
      const note = `${listed(without)} cannot compute in ${request.precision}; shown is ${precision}.`;
      return ok({ request: { ...request, precision }, word, notes: without.length === 0 ? [] : [note] });
    }
    first ??= problem.error;
    if (problem.error.code !== 'UNSUPPORTED_PRECISION') return fail(problem.error);
    without.push(...lacking.map(({ chip }) => chipShortName(chip)).filter((name) => !without.includes(name)));
  }
  invariant(first !== null, 'every class has a word');
  return fail(first);
}

interface Asked {
  request: DuelRequest;
  word: PrecisionWord;
  catalogue: CatalogueView;
}

function computesIn({ slug }: Chip, { request, word, catalogue }: Asked) {
  const { model, users, context } = request;
  return unplaced(
    { chip: slug, model, phase: 'decode', batch: users, context, weightPrecision: word },
    catalogue,
  );
}
