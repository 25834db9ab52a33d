import { EXPORT_FILES } from '@inferbench/domain/export/export-files';
import {
  EXPORT_META,
  EXPORT_NAMES,
  EXPORT_TYPES,
  type ExportName,
  exportPath,
} from '@inferbench/domain/export/export-paths';
import { FOR_PROGRAMS } from '../../address/pages.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { linked } from '../../chart/table/linked.tsx';

const COLUMNS = [
  { head: 'File', full: true },
  { head: 'Holds', full: true },
] as const;

const OTHERS = [
  { href: EXPORT_META, holds: 'Licence, citation and every column of the files above, for programs.' },
  { href: FOR_PROGRAMS, holds: 'What the site holds and how to read it, for language models.' },
] as const;

export function WholeFiles() {
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
