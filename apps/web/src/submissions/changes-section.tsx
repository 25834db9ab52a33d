import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { StackTable } from '../table/stack-table.tsx';

const COLUMNS = [
  { head: 'Where', full: true },
  { head: 'Before', full: true },
  { head: 'Now', full: true },
] as const;

const absent = (value: string | null) => value ?? 'nothing';

/** What differs from the revision before. */
export function ChangesSection({ changes }: Pick<SubmissionResult, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <header>
        <h2 id="changes">What changed</h2>
        <p className="note">Against the revision that it corrects; the first hundred values.</p>
      </header>
      <StackTable
        caption="What differs from the revision before"
        columns={COLUMNS}
        rows={changes.map(({ path, before, after }) => ({
          key: path,
          cells: [<code key="path">{path}</code>, absent(before), absent(after)],
        }))}
      />
    </section>
  );
}
