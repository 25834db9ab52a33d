import { type ClaimedName, namesOfChip } from '@inferbench/domain/catalogue/claimed-name';
import type { Finding } from '@inferbench/domain/errors/finding';
import { nameProblem } from '@inferbench/domain/names/public-name';
import { findings, type Rule, type Violation } from './rule.ts';

const SHOWN_LENGTH = 40;

/** Every public name is written with letters that a reader can tell apart. */
function unreadable(names: readonly ClaimedName[]): Violation[] {
  return names.flatMap(({ path, name }) => {
    const problem = nameProblem(name);
    if (problem === null) return [];
    return [
      {
        path,
        message: `The name at ${path} ${problem.words}.`,
        // Escaped: what cannot be shown is what is wrong with it.
        value: name.slice(0, SHOWN_LENGTH).replaceAll(/[^\x20-\x7e]/g, escaped) || 'empty',
        expected: problem.expected,
        fix: 'Write the name in plain Latin letters and digits.',
      },
    ];
  });
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const specName: Rule = {
  id: 'SPEC-NAME',
  title: 'Names are told apart',
  severity: 'reject',
  since: '0.4.1',
  explanation:
    'Names, slugs and aliases hold 1 to 80 Latin letters, digits and plain signs, with a letter. Of one kind, no two read alike: case, blanks, signs, marks and letters that look like others make no other name. Who came first keeps it, and shipped names are taken.',
  formula: 'skeleton(name) differs from that of every other chip, vendor or model',
  checkChip: ({ chip }) => unreadable(namesOfChip(chip)),
};

export function nameFindings(names: readonly ClaimedName[]): Finding[] {
  return findings(specName, unreadable(names));
}
