import { formatPercent } from '@inferbench/units/format';
import { stackWords, KIND_WORDS } from '../board/words.ts';
import { StackTable } from '../table/stack-table.tsx';
import { formatValue } from '../words/numbers.ts';
import type { ChipPoint } from './chip-data.ts';
import { pointAddress } from '../point/point-address.ts';

const COLUMNS = [
  { head: 'Point', full: true },
  { head: 'Kind' },
  { head: 'Stack' },
  { head: 'Chips', numeric: true },
  { head: 'Useful TOPS', unit: 'per chip', numeric: true },
  { head: 'Share of peak', numeric: true },
  { head: 'Evidence' },
] as const;

/** More rows than this are folded. */
const SHOWN = 20;

/** Every measured and published point taken on the chip. */
export function PointsSection({ points }: { points: readonly ChipPoint[] }) {
  const more = points.slice(SHOWN);
  return (
    <section aria-labelledby="points">
      <header>
        <h2 id="points">Points</h2>
        <p className="note">
          {points.length === 0 ? '' : `${points.length}, by model; those without a rate last. `}Measured by a
          submitter or published by a third party.
        </p>
      </header>
      {points.length === 0 ? (
        <p>
          No point of this chip yet. <a href="/developers#submit">How to submit a run</a>
        </p>
      ) : (
        <PointsTable caption="Points of this chip" points={points.slice(0, SHOWN)} />
      )}
      {more.length === 0 ? null : (
        <details>
          <summary>
            {more.length} more {more.length === 1 ? 'point' : 'points'}
          </summary>
          <PointsTable caption="More points of this chip" points={more} />
        </details>
      )}
    </section>
  );
}

function PointsTable({ caption, points }: { caption: string; points: readonly ChipPoint[] }) {
  return (
    <StackTable
      caption={caption}
      columns={COLUMNS}
      rows={points.map((point) => ({
        key: point.id,
        cells: [
          <a key="point" href={pointAddress(point.id)}>
            {point.label}
          </a>,
          KIND_WORDS[point.kind],
          stackWords(point.framework),
          point.chips,
          point.usefulTops === null ? 'not computed' : formatValue(point.usefulTops),
          point.utilisation === null ? 'not computed' : formatPercent(point.utilisation),
          point.evidenceGrade,
        ],
      }))}
    />
  );
}
