import { areAlike } from '@inferbench/domain/names/public-name';
import type { Finding } from '@inferbench/domain/errors/finding';
import { findings, type Rule, type Violation } from './rule.ts';

/** What a chip or a model is stays what its first version said. */
export const specIdentity: Rule = {
  id: 'SPEC-IDENTITY',
  title: 'A chip stays the chip it was',
  severity: 'reject',
  since: '0.7.0',
  explanation:
    'Slug, name, vendor and family of a chip, slug, name and kind of a model are frozen with version 1, so that results of one never stand under the name of another. Case and blanks may change.',
  formula: null,
  checkChip: ({ chip, first }) =>
    first === null ? [] : changedIdentity(['slug', 'name', 'vendor', 'family'], first, chip),
};

type Identity = Readonly<Record<string, unknown>>;

function changedIdentity(keys: readonly string[], first: Identity, now: Identity): Violation[] {
  return keys.flatMap((key) => {
    const [was, is] = [String(first[key]), String(now[key])];
    const same = key === 'name' || key === 'vendor' ? areAlike(was, is) : was === is;
    if (same) return [];
    return [
      {
        path: key,
        message: `The ${key} was "${was}" in version 1 and is "${is}" now.`,
        value: is,
        expected: was,
        fix: 'Submit another product under a slug of its own; a wrong name is corrected by staff.',
      },
    ];
  });
}

/** Findings of a model; the rules of models are asked by evaluation. */
export function modelIdentity(first: Identity | null, model: Identity): Finding[] {
  return first === null
    ? []
    : findings(specIdentity, changedIdentity(['slug', 'name', 'kind'], first, model));
}
