import type { ComparisonResult } from '@inferbench/graphql-documents/compare';
import { chipAddress } from '../address/pages.ts';
import { SeverityShape } from '../rules/severity.tsx';
import { StackTable } from '../table/stack-table.tsx';
import { ASSUMPTION_WORDS, type Assumed, assumedWords, differenceWord } from './compare-words.ts';
import type { SystemOption } from './load-compare.ts';

interface AssumptionsSectionProps {
  comparison: ComparisonResult;
  systems: readonly SystemOption[];
}

/** What both figures rest on, before any of them. */
export function AssumptionsSection({ comparison, systems }: AssumptionsSectionProps) {
  const { assumptions, a, b } = comparison;
  const differing = assumptions.filter(({ differs }) => differs === true).length;
  return (
    <section aria-labelledby="assumptions">
      <header>
        <h2 id="assumptions">Assumptions</h2>
        <p className="note">
          {differing} of {assumptions.length} differ. Of the point with the best useful TOPS of each.
        </p>
      </header>
      <StackTable
        caption="What both results rest on"
        columns={[
          { head: 'Assumption' },
          { head: 'A', unit: a.label, label: 'A' },
          { head: 'B', unit: b.label, label: 'B' },
          { head: 'Difference' },
        ]}
        rows={assumptions.map((assumed) => ({
          key: assumed.what,
          ...(assumed.differs === true ? { className: 'differs' } : {}),
          cells: [
            ASSUMPTION_WORDS[assumed.what],
            <Stated key="a" assumed={assumed} value={assumed.a} systems={systems} />,
            <Stated key="b" assumed={assumed} value={assumed.b} systems={systems} />,
            <Difference key="difference" assumed={assumed} />,
          ],
        }))}
      />
    </section>
  );
}

interface StatedProps {
  assumed: Assumed;
  value: string | null;
  systems: readonly SystemOption[];
}

function Stated({ assumed: { what }, value, systems }: StatedProps) {
  if (value === null) return <span className="missing">not stated</span>;
  const words = assumedWords(what, value);
  if (what !== 'CHIP') return words;
  const known = systems.find(({ chip }) => chip === value);
  return <a href={chipAddress(value)}>{known?.chipName ?? words}</a>;
}

const OPEN_WORDS = {
  differs: 'differs',
  same: 'same',
  'not stated': 'not stated',
  open: 'stated by one only',
} as const;

function Difference({ assumed }: { assumed: Assumed }) {
  const word = differenceWord(assumed);
  if (word !== 'differs') return <span className="quiet-words">{OPEN_WORDS[word]}</span>;
  return (
    <strong>
      <SeverityShape severity="FLAG" />
      differs
    </strong>
  );
}
