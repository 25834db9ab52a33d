import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { exportPath } from '@inferbench/domain/export/export-paths';
import { formatNumber, formatPercent, formatValue } from '@inferbench/units/format';
import { INFERRED_WORDS, stackWords } from '../words/words.ts';
import { whoseMarks } from '../words/whose/whose-marks.tsx';
import { partiesWords } from '@inferbench/domain/submissions/tester';
import { Segments } from '../chart/segments.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import type { ReactNode } from 'react';
import { eachInRow } from '../chart/table/table-parts.ts';
import { known } from '../words/numbers.ts';
import { formatDate } from '@inferbench/units/dates';
import type { ChipPoint } from './chip-data.ts';
import { pointAddress } from '../address/pages.ts';
import { Section } from '../frame/section.tsx';
import { linked } from '../chart/table/linked.tsx';

/** Rows on the page of the chip, and on each page of points: a phone is slow with more. */
const [SHOWN, PAGE] = [3, 100];

interface PointsSectionProps {
  points: readonly ChipPoint[];
  /** Number of points of which those are all or an even choice. */
  pointsInAll: number;
  page: number | null;
  addressOf: (page: number) => string;
}

export function PointsSection({ points, pointsInAll, page, addressOf }: PointsSectionProps) {
  const at = Math.min(page ?? 1, Math.max(1, Math.ceil(points.length / PAGE)));
  const shown = page === null ? points.slice(0, SHOWN) : points.slice((at - 1) * PAGE, at * PAGE);
  return (
    <Section
      id="points"
      title="Results"
      note={points.length === 0 ? '' : <CountWords shown={points.length} all={pointsInAll} />}
    >
      {points.length === 0 ? (
        <p>
          No result of this chip yet. <a href="/developers#submit">How to submit a run</a>
        </p>
      ) : (
        <StackTable
          caption="Results of this chip"
          {...eachInRow(shown, (point) => point.id, [
            ['Result', (point) => linked(pointAddress(point.id), point.label), 'FULL'],
            ['Kind', (point) => KIND_WORDS[point.kind]],
            ['Stack', (point) => stackWords(point.framework)],
            ['Chips', (point) => point.chips, 'NUMBER'],
            [
              'Useful TOPS',
              (point) => known(point.usefulTops, formatValue, 'not computed'),
              'NUMBER',
              'per chip',
            ],
            ['Share of peak', (point) => known(point.utilisation, formatPercent, 'not computed'), 'NUMBER'],
            ['Source', (point) => sourceWords(point), 'FULL'],
            ['Date', (point) => known(point.measuredOn, formatDate, 'not stated')],
            [
              'Evidence',
              (point) =>
                point.configuration === 'INFERRED'
                  ? `${point.evidenceGrade}, ${INFERRED_WORDS.short}`
                  : point.evidenceGrade,
            ],
          ])}
        />
      )}
      {page === null && shown.length < points.length ? (
        <p>
          <a href={addressOf(1)}>
            {points.length < pointsInAll ? 'These' : 'All'} {points.length} results
          </a>
        </p>
      ) : null}
      {page === null ? null : <OtherPages count={points.length} page={at} addressOf={addressOf} />}
    </Section>
  );
}

/** The other pages by the numbers of their points; nothing where there is one alone. */
function OtherPages({
  count,
  page,
  addressOf,
}: {
  count: number;
  page: number;
  addressOf: PointsSectionProps['addressOf'];
}) {
  const segments = Array.from({ length: Math.ceil(count / PAGE) }, (_, index) => ({
    words: `${index * PAGE + 1} to ${Math.min(count, (index + 1) * PAGE)}`,
    href: addressOf(index + 1),
    chosen: index + 1 === page,
  }));
  return <Segments name="Results" of={segments} />;
}

/** A choice of them says so, with where all of them are. */
function CountWords({ shown, all }: { shown: number; all: number }) {
  const file = exportPath('scores', 'csv');
  if (shown === all) return `${formatNumber(all)}, newest first.`;
  return (
    <>
      {formatNumber(shown)} of {formatNumber(all)}, newest first; all in <a href={file}>{file}</a>.
    </>
  );
}

function sourceWords(point: ChipPoint): ReactNode {
  if (point.source !== null) return point.source;
  return (
    <>
      {partiesWords(point)}
      {point.example ? <span className="tag">example</span> : null}
      {whoseMarks({ ...point, chip: null })}
    </>
  );
}
