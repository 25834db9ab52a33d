import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { formatPercent, formatValue } from '@inferbench/units/format';
import { INFERRED_WORDS, stackWords } from '../words/words.ts';
import { WhoseMarks } from '../words/whose/whose-marks.tsx';
import { partiesWords } from '@inferbench/domain/submissions/tester';
import { StackTable } from '../chart/table/stack-table.tsx';
import type { Row } from '../chart/table/table-parts.ts';
import { formatDate } from '@inferbench/units/dates';
import type { ChipPoint } from './chip-data.ts';
import { pointAddress } from '../address/pages.ts';
import { Section } from '../frame/section.tsx';

const COLUMNS = [
  { head: 'Point', full: true },
  { head: 'Kind' },
  { head: 'Stack' },
  { head: 'Chips', numeric: true },
  { head: 'Useful TOPS', unit: 'per chip', numeric: true },
  { head: 'Share of peak', numeric: true },
  { head: 'Source', full: true },
  { head: 'Date' },
  { head: 'Evidence' },
] as const;

/** A page of more rows is slow on a phone, and they stand in the roofline's numbers as well. */
const SHOWN = 3;

interface PointsSectionProps {
  points: readonly ChipPoint[];
  /** Number of points of which those are all or an even choice. */
  pointsInAll: number;
  /** Where the page has all of them; null where this is it. */
  allAddress: string | null;
}

/** Measured and published points taken on the chip. */
export function PointsSection({ points, pointsInAll, allAddress }: PointsSectionProps) {
  const shown = allAddress === null ? points : points.slice(0, SHOWN);
  return (
    <Section
      id="points"
      title="Points"
      note={points.length === 0 ? '' : `${countWords(points.length, pointsInAll)}, newest first.`}
    >
      {points.length === 0 ? (
        <p>
          No point of this chip yet. <a href="/developers#submit">How to submit a run</a>
        </p>
      ) : (
        <StackTable caption="Points of this chip" columns={COLUMNS} rows={shown.map(rowOf)} />
      )}
      {allAddress === null || shown.length === points.length ? null : (
        <p>
          <a href={allAddress}>
            {points.length < pointsInAll ? 'These' : 'All'} {points.length} points
          </a>
        </p>
      )}
    </Section>
  );
}

/** An even choice is said, with where all of them are. */
function countWords(shown: number, all: number): string {
  return shown === all ? String(all) : `${shown} of ${all}, an even choice; all are in /export/scores.csv`;
}

/** The publication, or who submitted and who tested. */
function PointSource({ point }: { point: ChipPoint }) {
  if (point.source !== null) return point.source;
  return (
    <>
      {partiesWords(point)}
      {point.example ? <span className="tag">example</span> : null}
      <WhoseMarks {...point} chip={null} />
    </>
  );
}

function rowOf(point: ChipPoint): Row {
  return {
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
      <PointSource key="source" point={point} />,
      point.measuredOn === null ? 'not stated' : formatDate(point.measuredOn),
      point.configuration === 'INFERRED'
        ? `${point.evidenceGrade}, ${INFERRED_WORDS.short}`
        : point.evidenceGrade,
    ],
  };
}
