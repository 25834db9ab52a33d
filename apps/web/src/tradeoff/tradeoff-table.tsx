import { measuredOf, type TradeoffGroup, tradeoffRows } from '@inferbench/graphql-documents/tradeoff-rows';
import type { TradeoffAnswer } from '@inferbench/graphql-documents/tradeoff';
import { LARGE_UNIT_WORDS, LargeUnit } from '@inferbench/domain/large-unit';
import { measuredWords } from '@inferbench/domain/measured-on';
import type { ReactNode } from 'react';
import { pointAddress } from '../address/pages.ts';
import { StackTable } from '../table/stack-table.tsx';
import { formatValue } from '../words/numbers.ts';
import { INFERRED_WORDS } from '../words/words.ts';

type Row = ReturnType<typeof tradeoffRows>[number];

/** A number with three digits, in full for programs that read the page. */
function full(value: Row[string]): ReactNode {
  return typeof value === 'number' ? <data value={String(value)}>{formatValue(value)}</data> : 'none';
}

const text = (row: Row, key: string) => String(row[key] ?? 'not stated');

/** Systems of one group of a ranking, in the rows and numbers of its files. */
export function TradeoffTable({
  answer,
  group,
  caption,
}: {
  answer: TradeoffAnswer;
  group: TradeoffGroup;
  caption: string;
}) {
  const { ranking } = answer;
  const rows = tradeoffRows(ranking).filter((row) => row['group'] === group);
  const apart = group !== 'ranked' && group !== 'typicalKept';
  const columns = [
    { head: 'System', full: true },
    ...(group === 'ranked' ? [{ head: 'Rank', numeric: true }] : []),
    { head: ranking.unit, numeric: true },
    { head: 'tokens/s per user', numeric: true },
    { head: 'tokens/s per chip', numeric: true },
    { head: 'tokens/s per kW', numeric: true },
    ...(apart ? [{ head: 'Why', full: true }] : [{ head: 'Next point, tokens/s per user', numeric: true }]),
    { head: 'Chips', numeric: true },
    { head: 'Layout' },
    { head: 'Requests in flight', numeric: true },
    { head: 'Precision' },
    { head: 'Measured' },
    { head: 'Source', full: true },
  ];
  return (
    <div className="scrolls" tabIndex={0} role="region" aria-label={`${caption}, scrolls sideways`}>
      <StackTable
        caption={caption}
        columns={columns}
        rows={rows.map((row) => ({
          key: text(row, 'system'),
          cells: [
            <a key="system" href={pointAddress(text(row, 'pointId'))}>
              {systemWords(row)}
            </a>,
            ...(group === 'ranked' ? [`${text(row, 'rank')}${row['tied'] === true ? ' tied' : ''}`] : []),
            full(row['value'] ?? null),
            full(row['tokensPerSecPerUser'] ?? null),
            full(row['tokensPerSecPerChip'] ?? null),
            full(row['tokensPerSecPerKw'] ?? null),
            apart ? text(row, 'detail') : full(row['nextTokensPerSecPerUser'] ?? null),
            full(row['chips'] ?? null),
            text(row, 'layout'),
            full(row['concurrency'] ?? null),
            text(row, 'precision'),
            measured(row),
            sourceWords(row),
          ],
        }))}
      />
    </div>
  );
}

function measured(row: Row): string {
  const on = measuredOf(row);
  return on === null ? 'not stated' : measuredWords(on);
}

/** A rack and a wafer do not stand among cards without being told from them; per kW they compare. */
function systemWords(row: Row): string {
  const unit = LargeUnit.safeParse(row['largeUnit']).data;
  return [text(row, 'label'), ...(unit === undefined ? [] : [LARGE_UNIT_WORDS[unit].short])].join(', ');
}

/** An inferred configuration is said wherever its figures stand. */
function sourceWords(row: Row): string {
  const source = row['kind'] === 'MEASURED' ? 'submitted here' : text(row, 'source');
  return [source, ...(row['configuration'] === 'INFERRED' ? [INFERRED_WORDS.short] : [])].join(', ');
}
