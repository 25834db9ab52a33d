import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import { weakerKind } from '@inferbench/domain/kind';
import type { ReactNode } from 'react';
import { ChipMark } from '../board/chip-mark.tsx';
import { KIND_WORDS } from '../words/words.ts';
import { seriesOf } from '../chart/chip-series.ts';
import { StackTable } from '../table/stack-table.tsx';
import { formatValue } from '../words/numbers.ts';
import type { AxisFigure, Front } from './front.ts';
import { paretoSeries } from './pareto-figure.ts';
import { chipAddress, pointAddress } from '../address/pages.ts';

/** Every operating point with its two values, each leading to its point; those on the front first. */
export function FrontTable({ front }: { front: Front }) {
  const series = paretoSeries(front);
  const columns = [
    { head: 'System' },
    { head: 'Batch', numeric: true },
    { head: METRIC_DEFINITIONS[front.x].axis, numeric: true },
    { head: METRIC_DEFINITIONS[front.y].axis, numeric: true },
    { head: 'Dominated by', full: true },
  ];
  return (
    <StackTable
      caption="Operating points; those on the front first"
      columns={columns}
      rows={front.marks
        .toSorted((a, b) => Number(b.onFront) - Number(a.onFront))
        .map((mark) => ({
          key: mark.key,
          cells: [
            <span key="system" className={mark.onFront ? 'system' : undefined}>
              <ChipMark series={seriesOf(series, mark.chip)} kind={weakerKind(mark.x.kind, mark.y.kind)} />
              <a href={chipAddress(mark.chip)}>{mark.label}</a>
            </span>,
            mark.batch,
            figureCell(mark.x),
            figureCell(mark.y),
            mark.onFront ? 'none: on the front' : shortList(mark.dominatedBy),
          ],
        }))}
    />
  );
}

function figureCell({ value, interval, pointId, kind }: AxisFigure): ReactNode {
  return (
    <>
      <a href={pointAddress(pointId)}>{formatValue(value)}</a>
      <span className="sub">
        {KIND_WORDS[kind]}, {formatValue(interval.low)} to {formatValue(interval.high)}
        {interval.assumed ? ' assumed' : ''}
      </span>
    </>
  );
}

/** The first two; all of them are in the figure's numbers. */
function shortList(names: readonly string[]): string {
  const left = names.length - 2;
  return left <= 0 ? names.join('; ') : `${names.slice(0, 2).join('; ')} and ${left} more`;
}
