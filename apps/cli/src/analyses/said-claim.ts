import { catalogue } from '@inferbench/catalogue/catalogue';
import { readQuestion } from '@inferbench/domain/catalogue/read-question';
import { nameableChip, nameableModel } from '@inferbench/domain/catalogue/resolve-entry';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

const MAX_CHARS = 300;

/** A claim in a sentence as the flags that say the same; words that mean nothing are said. Error: USAGE. */
export function saidClaim(sentence: string): Record<string, string> {
  const entries = [
    ...[...catalogue.chips.values()].map((chip) => ({ kind: 'chip', ...nameableChip(chip) })),
    ...[...catalogue.models.values()].map((model) => ({ kind: 'model', ...nameableModel(model) })),
  ];
  const asked = readQuestion(entries, sentence.slice(0, MAX_CHARS));
  if (asked.rest.length > 0)
    throw new InferbenchError(
      'USAGE',
      `"${asked.rest.join(' ').slice(0, 80)}" says nothing that a claim has.`,
      {
        path: 'sentence',
        value: sentence.slice(0, 80),
        expected: 'a speed, a context, a chip and a model, each by one name of the catalogue',
        fix: '`inferbench chips` and `inferbench models` list the names; a name of several variants is no name of one.',
      },
    );
  const [variants] = asked.variants;
  if (variants !== undefined)
    throw new InferbenchError(
      'USAGE',
      'The chip has several variants, and the sentence does not say which.',
      {
        path: 'sentence',
        value: sentence.slice(0, 80),
        expected: 'one of them',
        fix: `Name one: ${variants.map(({ slug }) => slug).join(', ')}.`,
      },
    );
  const { tokensPerSec, lengths, chips, models, chipCount, precision } = asked;
  const said = {
    tokensPerSec,
    context: lengths[0],
    chip: chips[0]?.slug,
    model: models[0]?.slug,
    chips: chipCount,
    weightPrecision: precision?.toLowerCase(),
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  );
}
