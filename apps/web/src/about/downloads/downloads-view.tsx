import { counted } from '@inferbench/units/english';
import { pageAddress, FOR_PROGRAMS } from '../../address/pages.ts';
import { Section } from '../../frame/section.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { EXPORT_FILES, type Column, columnsOf } from '@inferbench/domain/export/export-files';
import {
  EXPORT_META,
  EXPORT_NAMES,
  EXPORT_TYPES,
  type ExportName,
  exportPath,
} from '@inferbench/domain/export/export-paths';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { linked } from '../../chart/table/linked.tsx';

export function DownloadsView({ points, engine }: { points: number; engine: string }) {
  return (
    <>
      <PageHead title="Downloads">
        <strong>{counted(points, 'scored result')}</strong> in one file, under engine {engine}. Every line
        names what ran, its source and its licence.
      </PageHead>
      <Section
        id="files"
        title="Files"
        note={
          <>
            Scores and tables are Apache-2.0; figures of third parties stand under the licence of their
            publication, which each line names. Files of one visitor come one after another. Each chart and
            table has its own CSV and JSON at its foot. Queries: <a href={pageAddress('developers')}>API</a>.
          </>
        }
      >
        <WholeFiles />
      </Section>
      <DataDictionary />
    </>
  );
}

const COLUMNS = [
  { head: 'File', full: true },
  { head: 'Holds', full: true },
] as const;

const OTHERS = [
  { href: EXPORT_META, holds: 'Licence, citation and every column of the files above, for programs.' },
  { href: FOR_PROGRAMS, holds: 'What the site holds and how to read it, for language models.' },
] as const;

function WholeFiles() {
  return (
    <StackTable
      caption="Files with everything"
      columns={COLUMNS}
      rows={[
        ...EXPORT_NAMES.map((name) => ({
          key: name,
          cells: [<Files key="files" name={name} />, EXPORT_FILES[name].holds],
        })),
        ...OTHERS.map(({ href, holds }) => ({
          key: href,
          cells: [linked(href, href), holds],
        })),
      ]}
    />
  );
}

/** One file as CSV and as JSON lines; what is simulated has to be asked for by a model, here the one of an example. */
function Files({ name }: { name: ExportName }) {
  return EXPORT_TYPES.map((type) => {
    const path = `${exportPath(name, type)}${name === 'simulated' ? '?model=deepseek-r1' : ''}`;
    return (
      <div key={type}>
        <a href={path}>{exportPath(name, type)}</a>
        {name === 'simulated' ? ' of DeepSeek R1' : ''}
      </div>
    );
  });
}

function DataDictionary() {
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
