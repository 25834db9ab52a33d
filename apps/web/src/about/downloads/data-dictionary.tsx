import { type Column, columnsOf, EXPORT_FILES } from '@inferbench/domain/export/export-files';
import { EXPORT_NAMES } from '@inferbench/domain/export/export-paths';
import { counted } from '@inferbench/units/english';
import { Section } from '../../frame/section.tsx';

export function DataDictionary() {
  return (
    <Section
      id="columns"
      title="Columns"
      note="A cell is empty where nobody stated the figure; nothing missing is 0. Names end with the unit."
    >
      {EXPORT_NAMES.map((name) => {
        const { row, filter } = EXPORT_FILES[name];
        const columns = columnsOf(row);
        return (
          <details key={name} id={`columns-${name}`}>
            <summary>
              <code>{name}</code> {counted(columns.length, 'column')}
            </summary>
            <Definitions of={columns} />
            {filter === null ? null : (
              <>
                <p className="note">Narrowed by, in the address:</p>
                <Definitions of={columnsOf(filter)} />
              </>
            )}
          </details>
        );
      })}
    </Section>
  );
}

function Definitions({ of }: { of: readonly Column[] }) {
  return (
    <dl className="prose">
      {of.map(({ name, means }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
