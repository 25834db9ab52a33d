import type { ListedSubmission } from '@inferbench/graphql-documents/submission-lists';
import { submissionAddress } from '../../address/pages.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatDate } from '@inferbench/units/dates';

const COLUMNS = [
  { head: 'What', full: true },
  { head: 'Received' },
  { head: 'State', full: true },
  { head: 'Since' },
  { head: 'Next', full: true },
  { head: 'Time acts' },
] as const;

export function SubmissionTable({ caption, nodes }: { caption: string; nodes: readonly ListedSubmission[] }) {
  return (
    <StackTable
      caption={caption}
      columns={COLUMNS}
      rows={nodes.map(({ id, what, revision, receivedAt, message, since, waiting }) => ({
        key: id,
        cells: [
          <a key="what" href={submissionAddress(id)}>
            {what ?? 'A withdrawn submission'}
            {revision === 1 ? '' : `, revision ${revision}`}
          </a>,
          formatDate(receivedAt.slice(0, 10)),
          message,
          formatDate(since.slice(0, 10)),
          waiting.sentence,
          waiting.until === null ? 'never' : formatDate(waiting.until.slice(0, 10)),
        ],
      }))}
    />
  );
}
