import { formatPercent } from '@inferbench/units/format';
import type { ReachedBounds, Rule, Violation } from './rule.ts';

const TOO_HIGH = 0.95;
const TOO_LOW = 0.1;
/** Points that it takes to show that a chip never comes near its bound. */
const ENOUGH_POINTS = 5;

const BOUNDS = [
  { key: 'computeShare', path: 'peaks', words: 'declared peak' },
  { key: 'bandwidthShare', path: 'memory.bandwidthBytesPerSec', words: 'declared bandwidth' },
] as const;

const CAUSES =
  'Usual causes: a sparse or boosted figure (peaks), bits for bytes or the sum of both directions ' +
  '(memory.bandwidthBytesPerSec), or figures of another part of the same name. Check them against a data sheet.';

/** A measured point above 95 % of a declared bound, or every point below 10 % of both: the specification may be bent or wrong. */
export const specConsistent: Rule = {
  id: 'SPEC-CONSISTENT',
  title: 'Measurements agree with the specification',
  severity: 'flag',
  since: '0.2.0',
  explanation:
    'Where a measured point of anyone comes within 5 % of a declared bound, or every point of the chip stays below 10 % of both, the specification may be bent or wrong.',
  formula: '10 % ≤ best measured ÷ declared; measured ÷ declared ≤ 95 %',
  checkChip: ({ chip, reached }) => [
    ...BOUNDS.flatMap(({ key, path, words }) => {
      const most = Math.max(0, ...reached.map((point) => point[key] ?? 0));
      if (most <= TOO_HIGH) return [];
      return [
        {
          path,
          message: `A measured point of ${chip.name} reaches ${formatPercent(most)} of the ${words}.`,
          value: formatPercent(most),
          expected: 'at most 95 %',
          fix: CAUSES,
        },
      ];
    }),
    ...allFarBelow(chip.name, reached),
  ],
};

/** A point that memory limits is far below the peak by nature, so each counts with the bound that it came nearest. */
function allFarBelow(name: string, reached: readonly ReachedBounds[]): Violation[] {
  const shares = reached.flatMap(({ computeShare, bandwidthShare }) =>
    computeShare === null || bandwidthShare === null ? [] : [Math.max(computeShare, bandwidthShare)],
  );
  const most = Math.max(0, ...shares);
  if (shares.length < ENOUGH_POINTS || most >= TOO_LOW) return [];
  return [
    {
      path: 'peaks',
      message: `All ${shares.length} measured points of ${name} stay below 10 % of the declared peak and bandwidth; the best reaches ${formatPercent(most)}.`,
      value: formatPercent(most),
      expected: 'some point above 10 %',
      fix: CAUSES,
    },
  ];
}
