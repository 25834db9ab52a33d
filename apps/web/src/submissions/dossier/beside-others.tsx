import type { PointNeighbour } from '@inferbench/graphql-documents/dossier';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { pointAddress } from '../../address/pages.ts';
import { Section } from '../../frame/section.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { BesideStrip } from './beside-strip.tsx';
import { besideRows } from './beside-rows.ts';
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

const count = (value: number | null) => (value === null ? 'not stated' : formatNumber(value));

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
              kind === 'BOUND' ? 'as this run' : count(batch),
              kind === 'BOUND' ? 'as this run' : count(context),
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
