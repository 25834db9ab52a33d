import { pointAddress } from '../address/pages.ts';
import { numberWithUnit } from './example-words.ts';
import { StackTable } from '../chart/table/stack-table.tsx';
import type { RowWithoutRank } from './examples.ts';
import { nameOf } from './ranking-sentence.ts';
import { Section } from '../frame/section.tsx';

const COLUMNS = [
  { head: 'Example' },
  { head: 'Value' },
  { head: 'Rank it would take', numeric: true },
] as const;

/** Runs made to show the way, where they have no place in the table. */
export function ExamplesList({ examples }: { examples: readonly RowWithoutRank[] }) {
  if (examples.length === 0) return null;
  return (
    <Section
      id="examples"
      title="Examples"
      note="Made to show the way, not measured on hardware. They take no rank."
    >
      <StackTable
        caption="Examples of this slice"
        columns={COLUMNS}
        rows={examples.map(({ edge: { node }, wouldRank }) => ({
          key: node.point.id,
          cells: [
            <a key="point" href={pointAddress(node.point.id)}>
              {nameOf(node.system)}
            </a>,
            numberWithUnit(node),
            wouldRank,
          ],
        }))}
      />
    </Section>
  );
}
