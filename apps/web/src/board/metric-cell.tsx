import type { BoardMetric } from '@inferbench/graphql-documents/board';
import { formatValue } from '@inferbench/units/format';
import { MISSING_WORDS } from '../words/words.ts';

interface MetricCellProps {
  cell: BoardMetric;
  label: string;
  /** Best value of the column: the bar's full length. */
  best: number | null;
  /** True where another row of the page has the same rank. */
  shared: boolean;
  /** Whether somebody leads the column: of systems that differ in size or layout nobody does. */
  led: boolean;
  sorted: boolean;
  sub: string | null;
  /** The point behind the value, where the row knows it. */
  href: string | null;
}

/** Rank in this column, value, a bar from a common zero, one sub line; without a value the reason, and no bar. */
export function MetricCell({ cell, label, best, shared, led, sorted, sub, href }: MetricCellProps) {
  const leads = led && cell.rank === 1;
  return (
    <td className={`c-metric${sorted ? ' sorted' : ''}`} data-label={label} role="cell">
      <span className="metric">
        <span className={`small-rank${leads ? ' leads' : ''}`}>
          {cell.rank === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="hidden-word">no rank </span>
            </>
          ) : (
            <>
              <span className="hidden-word">rank </span>
              {shared ? `=${cell.rank}` : cell.rank}
            </>
          )}
        </span>
        {cell.value === null ? (
          <span className="value missing">{cell.missing ? MISSING_WORDS[cell.missing] : 'missing'}</span>
        ) : (
          <>
            <span className={`value${leads ? ' leads' : ''}`}>
              {href === null ? formatValue(cell.value) : <a href={href}>{formatValue(cell.value)}</a>}
            </span>
            <span className="bar" aria-hidden="true">
              {best !== null && best > 0 ? (
                <i
                  className={leads ? 'leads' : undefined}
                  style={{ width: `${Math.min(100, (cell.value / best) * 100)}%` }}
                />
              ) : null}
            </span>
          </>
        )}
        <span className="sub">{cell.value === null ? cell.missingText : (sub ?? cell.missingText)}</span>
      </span>
    </td>
  );
}
