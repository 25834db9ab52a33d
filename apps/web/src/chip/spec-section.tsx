import { counted } from '@inferbench/units/english';
import { withBelow } from '../chart/table/linked.tsx';
import { Folded } from '../frame/folded.tsx';
import { FoldedTable } from '../chart/table/folded-table.tsx';
import type { ChipData } from './chip-data.ts';
import { eachInRow } from '../chart/table/table-parts.ts';
import { sourceCell } from './source-cell.tsx';
import { specRows } from './spec-rows.ts';
import { Section } from '../frame/section.tsx';

/** Every figure with its source and confidence; values that disagree are told, not averaged. */
export function SpecSection({ chip }: { chip: ChipData }) {
  return (
    <Section id="specification" title="Specification" note={<>Version {chip.version}, dense peaks alone.</>}>
      <div className="columns-wide">
        <div>
          <FoldedTable
            caption={`Specification of ${chip.name}`}
            word="figure"
            shown={6}
            {...eachInRow(specRows(chip), ({ figure }) => figure, [
              ['Figure', ({ figure }) => figure],
              ['Value', ({ value, note }) => withBelow(value, note), 'FULL'],
              ['Confidence', ({ confidence }) => confidence],
              ['Source', ({ source }) => sourceCell(source, chip.sources)],
            ])}
          />
        </div>
        <div>
          <Folded title="Where the figures come from" id="sources">
            <ol className="sources">
              {chip.sources.map(({ key, where, readOn }, index) => (
                <li key={key} id={`source-${index + 1}`}>
                  {where}, read {readOn}
                </li>
              ))}
            </ol>
          </Folded>
          <Remarks chip={chip} />
        </div>
      </div>
    </Section>
  );
}

function Remarks({ chip }: { chip: ChipData }) {
  return (
    <>
      {chip.disputed.length === 0 ? null : (
        <Folded
          title={`${counted(chip.disputed.length, 'other value')}, from sources that disagree`}
          id="disputed"
        >
          <ul className="sources">
            {chip.disputed.map(({ field, other, where }) => (
              <li key={`${field}${other}${where}`}>
                <code>{field}</code>: {other}, {where}
              </li>
            ))}
          </ul>
        </Folded>
      )}
      <List title="Vendor claims, used by no figure here" lines={chip.vendorClaims} />
      <List title="Notes on the specification" lines={chip.notes} />
      <List title="Other names" lines={chip.aliases} />
    </>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Folded title={title} id={title.toLowerCase().split(/[ ,]/).slice(0, 2).join('-')}>
      <ul className="sources">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Folded>
  );
}
