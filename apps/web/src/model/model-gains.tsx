import type { GainsAnswer } from '@inferbench/graphql-documents/configuration-history';
import { counted } from '@inferbench/units/english';
import { formatValue } from '@inferbench/units/format';
import { pointAddress } from '../address/pages.ts';
import { type Table, tableOf } from '@inferbench/chart/table';
import { NumbersTable } from '../chart/numbers-table.tsx';

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

function gainsTable(gains: GainsAnswer, modelName: string): Table {
  const known = gains.flatMap(({ label, gain }) => (gain === null ? [] : [{ label, ...gain }]));
  return tableOf(`${modelName}: the same configuration at two dates`, known, [
    ['configuration', (gain) => gain.label],
    ['output per chip, ×', (gain) => gain.tokensPerSecPerChip, 'NUMBER'],
    ['speed per user, ×', (gain) => gain.tokensPerSecPerUser, 'NUMBER'],
    ['months', (gain) => gain.months, 'NUMBER'],
    ['first', (gain) => ({ words: 'first point', href: pointAddress(gain.firstPointId) })],
    ['last', (gain) => ({ words: 'last point', href: pointAddress(gain.lastPointId) })],
  ]);
}
