import { type ClaimedName, namesOfChip } from '@inferbench/domain/claimed-name';
import type { Finding } from '@inferbench/domain/finding';
import { nameProblem } from '@inferbench/domain/public-name';
import type { ChipCheck } from './chip-subject.ts';
import { finding } from './check-subject.ts';

const SHOWN_LENGTH = 40;

/** Every public name is written with letters that a reader can tell apart. */
export function nameFindings(names: readonly ClaimedName[]): Finding[] {
  return names.flatMap(({ path, name }) => {
    const problem = nameProblem(name);
    if (problem === null) return [];
    return [
      finding('SPEC-NAME', {
        path,
        message: `The name at ${path} ${problem.words}.`,
        // Escaped: what cannot be shown is what is wrong with it.
        value: name.slice(0, SHOWN_LENGTH).replaceAll(/[^\x20-\x7e]/g, escaped) || 'empty',
        expected: problem.expected,
        fix: 'Write the name in plain Latin letters and digits.',
      }),
    ];
  });
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const specName: ChipCheck = ({ chip }) => nameFindings(namesOfChip(chip));
