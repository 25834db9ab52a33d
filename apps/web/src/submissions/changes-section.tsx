import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { TableSection } from '../frame/table-section.tsx';

const COLUMNS = [
  { head: 'Where', full: true },
  { head: 'Before', full: true },
  { head: 'Now', full: true },
] as const;

const absent = (value: string | null) => value ?? 'nothing';

export function ChangesSection({ changes }: Pick<SubmissionResult, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <TableSection
      id="changes"
      title="What changed"
      note="Against the revision that it corrects; the first hundred values."
      caption="What differs from the revision before"
      columns={COLUMNS}
      rows={changes.map(({ path, before, after }) => ({
        key: path,
        cells: [<code key="path">{path}</code>, absent(before), absent(after)],
      }))}
    />
  );
}
