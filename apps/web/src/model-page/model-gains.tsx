import type { GainsAnswer } from '@inferbench/graphql-documents/configuration-history';
import { counted } from '@inferbench/units/english';
import { formatValue } from '@inferbench/units/format';
import { pointAddress } from '../address/pages.ts';
import type { FigureTable } from '../chart/figure.ts';
import { numberColumns, wordColumns } from '../chart/figure.ts';
import { NumbersTable } from '../chart/figure-table.tsx';

/** What software gained at the same configuration, both points of each linked; folded. */
export function ModelGains({ gains, modelName }: { gains: GainsAnswer; modelName: string }) {
  const [most] = gains;
  if (most?.gain == null) return null;
  const { tokensPerSecPerChip: factor, months } = most.gain;
  const span = months === 0 ? 'within a month' : `in ${counted(months, 'month')}`;
  return (
    <details id="history">
      <summary>
        {factor > 1
          ? `Software gained × ${formatValue(factor)} ${span} where it gained most`
          : 'No later software was faster'}
        : {counted(gains.length, 'configuration')} at two dates
      </summary>
      <NumbersTable table={gainsTable(gains, modelName)} />
    </details>
  );
}

function gainsTable(gains: GainsAnswer, modelName: string): FigureTable {
  return {
    caption: `${modelName}: the same configuration at two dates`,
    columns: [
      ...wordColumns('configuration'),
      ...numberColumns('output per chip, ×', 'speed per user, ×', 'months'),
      ...wordColumns('first', 'last'),
    ],
    rows: gains.flatMap(({ label, gain }) =>
      gain === null
        ? []
        : [
            [
              label,
              gain.tokensPerSecPerChip,
              gain.tokensPerSecPerUser,
              gain.months,
              { words: 'first point', href: pointAddress(gain.firstPointId) },
              { words: 'last point', href: pointAddress(gain.lastPointId) },
            ],
          ],
    ),
  };
}
