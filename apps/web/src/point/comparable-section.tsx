import { phaseWords } from '@inferbench/domain/terms/phase-words';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { NO_BATCH, NO_CONTEXT } from '@inferbench/domain/terms/slice';
import { counted } from '@inferbench/units/english';
import { formatValue } from '@inferbench/units/format';
import { contextWords, SHAPE_WORDS } from '../words/words.ts';
import { systemsAddress } from '../address/compare-view.ts';
import { Term } from '../glossary/term.tsx';
import { FactsTable } from '../chart/table/facts-table.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { type ComparableRow, comparableRows } from './comparable-rows.ts';
import type { PointStanding } from './load-standing.ts';
import { Section } from '../frame/section.tsx';
import { linked } from '../chart/table/linked.tsx';

/** "Is this comparable?": what has to be equal, the ratio to everybody for whom it is, and where that turns. */
export function ComparableSection({
  point,
  standing,
}: {
  point: PointResult;
  standing: PointStanding | null;
}) {
  const found = standing === null ? null : comparableRows(standing, point.system.slug);
  return (
    <Section
      id="comparable"
      title="Is this comparable?"
      note={
        <>
          With results of the same <Term of="slice">slice</Term>, and with nothing else.
        </>
      }
    >
      {standing === null || found === null ? (
        <p>
          No: it stands in no slice, so that no other result shares its workload, batch, context and
          precision.
        </p>
      ) : (
        <div className="columns-2">
          <FactsTable facts={mustBeEqual(standing)} />
          <div>
            {found.rows.length === 0 ? (
              <p>No other system of as many chips has a result in this slice yet.</p>
            ) : (
              <StackTable
                caption="Against the other systems of as many chips in the slice"
                {...eachInRow(found.rows, (row) => row.system, [
                  [
                    'Against',
                    (row) =>
                      linked(systemsAddress([point.system.slug, row.system], standing.slice), row.label),
                  ],
                  ['Useful TOPS, this ÷ that', (row) => ratioWords(row), 'NUMBER'],
                  ['Told apart?', (row) => toldWords(row), 'FULL'],
                ])}
              />
            )}
            {found.ofOtherCounts === 0 ? null : (
              <p className="note">
                Left out: {counted(found.ofOtherCounts, 'system')} of other numbers of chips, which the same
                users load otherwise.
              </p>
            )}
            <Crossings standing={standing} system={point.system.slug} />
          </div>
        </div>
      )}
    </Section>
  );
}

function mustBeEqual({ slice }: PointStanding) {
  return [
    ['Model', slice.model],
    ['Phase', phaseWords(slice.phase)],
    ['Shape', slice.shape === null ? 'none' : SHAPE_WORDS[slice.shape]],
    ['Batch', slice.batch === NO_BATCH ? 'not published' : `bucket ${slice.batch}`],
    ['Context', slice.context === NO_CONTEXT ? 'none' : `bucket ${contextWords(slice.context)} tokens`],
    ['Precision', slice.precision],
  ] as const;
}

function ratioWords({ ratio: { value, low, high } }: ComparableRow): string {
  return `${formatValue(value)} × (${formatValue(low)} to ${formatValue(high)})`;
}

/** A ratio whose range holds 1 says nothing. */
function toldWords({ ratio: { low, high } }: ComparableRow): string {
  return low <= 1 && high >= 1 ? 'no, too close for such runs' : 'yes';
}

/** Most crossings that fit beside the table; the page of the slice has all. */
const SHOWN = 3;

function Crossings({ standing: { analysis }, system }: { standing: PointStanding; system: string }) {
  const own = (analysis?.crossings ?? []).filter(
    ({ riser, faller }) => riser === system || faller === system,
  );
  if (own.length === 0) return null;
  return (
    <>
      <h3>At other contexts the order turns</h3>
      <ul className="plain">
        {own.slice(0, SHOWN).map(({ sentence, kind }) => (
          <li key={sentence}>
            {sentence} <span className="quiet-words">({kind.toLowerCase()})</span>
          </li>
        ))}
      </ul>
    </>
  );
}
