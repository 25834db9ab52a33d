import type { BesideRow } from './beside-rows.ts';

const WIDTH = 640;
const ROW = 26;
const TOP = 6;
const MARK = 5;

/** The rows as marks on one line each, from nothing to the largest; the table below says the same numbers. */
export function BesideStrip({ rows, name }: { rows: readonly BesideRow[]; name: string }) {
  const most = Math.max(...rows.map(({ high }) => high));
  const x = (value: number) => MARK + (value / most) * (WIDTH - 2 * MARK);
  return (
    <svg
      className="beside-strip"
      viewBox={`0 0 ${WIDTH} ${TOP + rows.length * ROW}`}
      role="img"
      aria-label={name}
    >
      {rows.map(({ key, kind, words, value, low, high }, n) => {
        const y = TOP + n * ROW + ROW / 2;
        const isRight = x(value) > WIDTH / 2;
        return (
          <g key={key} className={`beside-${kind.toLowerCase()}`}>
            <line className="beside-base" x1={MARK} x2={WIDTH - MARK} y1={y} y2={y} />
            {low === high ? null : (
              <rect x={x(low)} width={x(high) - x(low)} y={y - MARK} height={2 * MARK} />
            )}
            <circle cx={x(value)} cy={y} r={MARK} />
            <text x={isRight ? x(low) - 10 : x(high) + 10} y={y + 4} textAnchor={isRight ? 'end' : 'start'}>
              {words.length > 46 ? `${words.slice(0, 45)}…` : words}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
