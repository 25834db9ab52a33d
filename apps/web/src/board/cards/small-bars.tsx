import { formatValue } from '@inferbench/units/format';

export interface SmallBar {
  /** Null: shown and not ranked. */
  rank: number | null;
  tied: boolean;
  label: string;
  /** Null with the reason in words. */
  value: number | null;
  missing: string | null;
}

/** Linear from 0 to the largest; no bar where there is no value. */
export function SmallBars({ bars }: { bars: readonly SmallBar[] }) {
  const most = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  return (
    <ol className="bars">
      {bars.map(({ rank, tied, label, value, missing }) => (
        <li key={label}>
          <span className="rank">
            {rank === null ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="hidden-word">not ranked</span>
              </>
            ) : (
              <>
                <span className="hidden-word">rank </span>
                {tied ? `=${rank}` : rank}
              </>
            )}
          </span>
          <span>{label}</span>
          {value === null || most === 0 ? (
            <span />
          ) : (
            <i aria-hidden="true" style={{ width: `${(100 * value) / most}%` }} />
          )}
          <span className="num">{value === null ? (missing ?? 'not reported') : formatValue(value)}</span>
        </li>
      ))}
    </ol>
  );
}
