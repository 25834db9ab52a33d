import type { MissedEntry, NearResult } from '@inferbench/graphql-documents/workload';
import { valueWords } from './workload-words.ts';
import { pointAddress } from '../address/pages.ts';

type Valued = Pick<MissedEntry, 'value' | 'interval' | 'kind' | 'pointIds' | 'label'>;

/** "$0.194 ($0.184 to $0.204)" */
export function intervalWords({ value, interval }: Valued, { metric }: Pick<NearResult, 'metric'>): string {
  const words = (figure: number) => valueWords(metric, figure);
  return `${words(value)} (${words(interval.low)} to ${words(interval.high)}${interval.assumed ? ', assumed ±5 %' : ''})`;
}

interface ValueCellProps {
  entry: Valued;
  result: NearResult;
  /** The upper end of the longest interval: the strip's full length. */
  longest: number;
}

/** Value, its interval in words, and both on a strip from a common zero. */
export function ValueCell({ entry, result, longest }: ValueCellProps) {
  const { value, interval, kind, pointIds } = entry;
  const [point] = pointIds;
  const words = (figure: number) => valueWords(result.metric, figure);
  const at = (figure: number) => `${Math.min(100, (figure / longest) * 100).toFixed(1)}%`;
  return (
    <>
      <span className="figure-value">
        {point === undefined ? words(value) : <a href={pointAddress(point)}>{words(value)}</a>}
      </span>
      <span className="sub">
        {words(interval.low)} to {words(interval.high)}
        {interval.assumed ? ', assumed' : ''}
      </span>
      <span className="strip" aria-hidden="true">
        <i
          className={`kind-${kind.toLowerCase()}`}
          style={{ left: at(interval.low), width: `calc(${at(interval.high)} - ${at(interval.low)})` }}
        />
        <b style={{ left: at(value) }} />
      </span>
    </>
  );
}
