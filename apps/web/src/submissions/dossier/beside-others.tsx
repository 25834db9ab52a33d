import type { PointNeighbour } from '@inferbench/graphql-documents/dossier';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { pointAddress } from '../../address/pages.ts';
import { Section } from '../../frame/section.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { known } from '../../words/numbers.ts';
import { besideRows, type BesideRow } from './beside-rows.ts';
import { linked } from '../../chart/table/linked.tsx';

const COLUMNS = [
  { head: 'What', full: true },
  { head: 'Batch', numeric: true },
  { head: 'Context, tokens', numeric: true },
  { head: 'Useful TOPS per chip', numeric: true },
] as const;

/** Name of the drawing and the sentence beside it. */
const CAPTION =
  'Useful TOPS per chip of this run, of its bounds and of others at the same load, the largest first.';

/** Where a run lies: between what others showed at the same load, what the best stack is expected to reach, and the roofline. */
export function BesideOthers({
  point,
  neighbours,
}: {
  point: PointResult;
  neighbours: readonly PointNeighbour[];
}) {
  const rows = besideRows(point, neighbours);
  if (rows === null) return null;
  return (
    <Section
      id="beside-others"
      title="Beside others at the same load"
      note={
        neighbours.length === 0
          ? 'Nobody else showed anything at this load: chip, shape of the model, precision and phase equal, batch and context within a factor of two.'
          : 'Chip, shape of the model, precision and phase are equal; batch and context lie within a factor of two.'
      }
    >
      <figure className="beside">
        <BesideStrip rows={rows} name={CAPTION} />
        <figcaption className="note">{CAPTION}</figcaption>
        <StackTable
          caption="The same numbers"
          columns={COLUMNS}
          rows={rows.map(({ key, words, kind, batch, context, value, low, high, pointId }) => ({
            key,
            cells: [
              pointId === null ? words : linked(pointAddress(pointId), words),
              kind === 'BOUND' ? 'as this run' : known(batch, formatNumber, 'not stated'),
              kind === 'BOUND' ? 'as this run' : known(context, formatNumber, 'not stated'),
              low === high
                ? formatValue(value)
                : `${formatValue(value)} (${formatValue(low)} to ${formatValue(high)})`,
            ],
          }))}
        />
      </figure>
    </Section>
  );
}

const WIDTH = 640;
const ROW = 26;
const TOP = 6;
const MARK = 5;

/** The rows as marks on one line each, from nothing to the largest; the table below says the same numbers. */
function BesideStrip({ rows, name }: { rows: readonly BesideRow[]; name: string }) {
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
