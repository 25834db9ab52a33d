import { lineOfOthers } from '@inferbench/domain/names/product-line';
import { isLocal } from '@inferbench/domain/names/source-address';
import type { Rule } from './rule.ts';

/** A name like those of somebody else's chips, out or to come: a question before it stands. */
export const specLine: Rule = {
  id: 'SPEC-LINE',
  title: 'No name of somebody else’s product line',
  severity: 'flag',
  since: '0.7.0',
  explanation:
    'Vendors name their chips in lines: a word, or letters with so many digits. A chip of another vendor that is named like one, also like one that is not out yet, is held back until two persons agree that nobody takes it for that.',
  formula: null,
  checkChip: ({ chip, declared }) => {
    const found = declared === null || isLocal(chip) ? null : lineOfOthers(chip);
    if (found === null) return [];
    return [
      {
        path: 'name',
        message: `"${chip.name}" of ${chip.vendor} is named like a chip of ${found.vendor} (${found.line}).`,
        value: chip.name,
        expected: `a name unlike those of ${found.vendor}`,
        fix: 'Choose another name, or explain whose chip it is.',
      },
    ];
  },
};
