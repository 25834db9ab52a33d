import type { PointNeighbour } from '@inferbench/graphql-documents/dossier';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { pointAddress } from '../../address/pages.ts';
import { Section } from '../../frame/section.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { known } from '../../words/numbers.ts';
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

/** A line of the picture: the run, a bound of it, or what somebody else showed. */
interface BesideRow {
  key: string;
  words: string;
  kind: 'RUN' | 'BOUND' | 'OTHER';
  value: number;
  /** Ends of what is known of it; equal to the value where it is one figure. */
  low: number;
  high: number;
  batch: number | null;
  context: number | null;
  pointId: string | null;
}

/** Neighbours that are drawn: the best ones, and the table says as many. */
const MOST_DRAWN = 8;

/** The run, its bounds and its neighbours, the largest first; null of a run that is not simulated. */
function besideRows(
  {
    id,
    batch,
    contextTokens,
    scores,
    split,
  }: Pick<PointResult, 'id' | 'batch' | 'contextTokens' | 'scores' | 'split'>,
  neighbours: readonly PointNeighbour[],
): BesideRow[] | null {
  const value = scores.usefulTops;
  if (value === null || split === null || split.software === null) return null;
  const { software, hardware, hardwareLow, hardwareHigh } = split;
  const own = { batch, context: contextTokens, pointId: null };
  const attainable = value / software;
  const rows: BesideRow[] = [
    {
      ...own,
      key: 'attainable',
      words: 'Attainable, by the simulator',
      kind: 'BOUND',
      value: attainable,
      low: (attainable * (hardwareLow ?? hardware)) / hardware,
      high: (attainable * (hardwareHigh ?? hardware)) / hardware,
    },
    { ...own, ...one(attainable / hardware), key: 'roofline', words: 'Roofline', kind: 'BOUND' },
    { ...own, ...one(value), key: id, words: 'This run', kind: 'RUN' },
    ...neighbours.slice(0, MOST_DRAWN).map((other): BesideRow => ({
      ...one(other.usefulTops),
      key: other.pointId,
      words: `${other.source}: ${other.model}, ${other.system}`,
      kind: 'OTHER',
      batch: other.batch,
      context: other.context,
      pointId: other.pointId,
    })),
  ];
  return rows.toSorted((a, b) => b.value - a.value);
}

const one = (value: number) => ({ value, low: value, high: value });
