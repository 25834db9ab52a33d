import type { TextSection } from './text.ts';

/** Whose result it is, what stands by default, and what nobody here can tell. */
export const LIMITS_TEXT: readonly TextSection[] = [
  {
    id: 'whose',
    title: 'Whose result it is',
    blocks: [
      'Each result names who submitted it, who tested it and whose chip it is. A third party is anybody but the vendor of the chip; a published figure has its source instead.',
      {
        terms: [
          ['Provisional', 'It breaks no rule, and nobody reviewed it yet.'],
          [
            'Published',
            'Two persons who have no part in it agreed, or it was read from a published source, which nobody here reviewed.',
          ],
          [
            'Declared',
            'Only its organisation says what a chip can do: it is in no list and on no board unless asked for.',
          ],
          ['Example', 'Made to show the way. It is shown where it would stand and takes no rank.'],
          ['Withdrawn', 'Its address tells who withdrew it, when and why.'],
        ],
      },
      { links: [['What waits for review', '/review']] },
    ],
  },
  {
    id: 'known-limits',
    title: 'Known limits',
    blocks: [
      'Rules and reviewers find what contradicts physics, a specification or other results. They do not find everything:',
      {
        terms: [
          ['Inflation inside the error bars', 'A figure up to about a third too high may break no bound.'],
          ['One person with two accounts', 'Two who agree may be one.'],
          ['A vendor who lies', 'A name that is known says who speaks, not that it is true.'],
          ['Two organisations in league', 'A second result may come from a friend of the first.'],
          ['Timing', 'That a hidden result exists may show in how long an answer takes.'],
          [
            'Names that mislead without looking alike',
            'Lookalikes of a name are refused; an invented “H100 Ultra” looks like none.',
          ],
        ],
      },
    ],
  },
];
