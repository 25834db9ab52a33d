import type { OrganizationResult } from '@inferbench/graphql-documents/submission-lists';
import { submissionAddress } from '../../address/pages.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatDate } from '@inferbench/units/dates';
import { linked } from '../../chart/table/linked.tsx';

const COLUMNS = [
  { head: 'Reply to', full: true },
  { head: 'Submitted by' },
  { head: 'Version', numeric: true },
  { head: 'Written' },
] as const;

export function RepliesSection({ name, replies }: Pick<OrganizationResult, 'name' | 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="replies">
      <header>
        <h2 id="replies">Replies</h2>
        <p className="note">What {name} says to results of others on its chips. Nobody checked it.</p>
      </header>
      <StackTable
        caption={`Replies of ${name}`}
        columns={COLUMNS}
        rows={replies.map(({ submission, about, submittedBy, version, at }) => ({
          key: submission,
          cells: [linked(submissionAddress(submission), about), submittedBy, version, formatDate(at)],
        }))}
      />
    </section>
  );
}
