import { counted } from '@inferbench/units/english';
import { StackTable } from '../table/stack-table.tsx';
import type { FormTexts } from '../vendor-form/form-node.ts';

interface ChangesProps {
  before: FormTexts;
  after: FormTexts;
}

const COLUMNS = [
  { head: 'Field' },
  { head: 'Revision before', full: true },
  { head: 'This one', full: true },
] as const;

/** What a correction changes, field by field. */
export function ChangesView({ before, after }: ChangesProps) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (path) => !path.endsWith('#') && textAt(before, path) !== textAt(after, path),
  );
  return (
    <section aria-labelledby="changes">
      <header>
        <h2 id="changes">What this correction changes</h2>
      </header>
      {paths.length === 0 ? (
        <p>Nothing yet: every field stands as in the revision before.</p>
      ) : (
        <>
          <p role="status">{counted(paths.length, 'field')} differ from the revision before.</p>
          <StackTable
            caption="Fields that differ"
            columns={COLUMNS}
            rows={paths.map((path) => ({
              key: path,
              cells: [
                <code key="path">{path}</code>,
                textAt(before, path) || 'nothing',
                textAt(after, path) || 'nothing',
              ],
            }))}
          />
        </>
      )}
    </section>
  );
}

const textAt = (texts: FormTexts, path: string): string => (texts[path] ?? '').trim();
