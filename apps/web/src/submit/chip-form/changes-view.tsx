import { counted } from '@inferbench/units/english';
import { StackTable } from '../../chart/table/stack-table.tsx';
import type { FormTexts } from '../vendor-form/form-node.ts';
import { Section } from '../../frame/section.tsx';

const COLUMNS = [
  { head: 'Field' },
  { head: 'Revision before', full: true },
  { head: 'This one', full: true },
] as const;

export function ChangesView({ before, after }: { before: FormTexts; after: FormTexts }) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (path) => !path.endsWith('#') && textAt(before, path) !== textAt(after, path),
  );
  return (
    <Section id="changes" title="What this correction changes">
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
    </Section>
  );
}

const textAt = (texts: FormTexts, path: string): string => (texts[path] ?? '').trim();
