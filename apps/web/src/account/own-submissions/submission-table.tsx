import type { ListedSubmission } from '@inferbench/graphql-documents/submission-lists';
import { submissionAddress } from '../../address/pages.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import type { Column } from '../../chart/table/table-parts.ts';
import { formatDate } from '@inferbench/units/dates';

const COLUMNS: readonly Column[] = [
  { head: 'What', full: true },
  { head: 'Received' },
  { head: 'State', full: true },
  { head: 'Since' },
  { head: 'Next', full: true },
  { head: 'Ends by itself' },
];

/** Submissions, one a row; what every row would say alike is said once. */
export function SubmissionTable({ caption, nodes }: { caption: string; nodes: readonly ListedSubmission[] }) {
  const { same, different } = columnsOf(nodes.map(wordsOf));
  return (
    <>
      {same.length === 0 ? null : <p className="note">Each: {same.join(' · ')}</p>}
      <StackTable
        caption={caption}
        columns={COLUMNS.filter((_, place) => place === 0 || different.includes(place - 1))}
        rows={nodes.map((node) => ({
          key: node.id,
          cells: [
            <a key="what" href={submissionAddress(node.id)}>
              {node.what ?? 'A withdrawn submission'}
              {node.revision === 1 ? '' : `, revision ${node.revision}`}
            </a>,
            ...different.map((place) => wordsOf(node)[place]),
          ],
        }))}
      />
    </>
  );
}

function wordsOf({ receivedAt, message, since, waiting }: ListedSubmission): string[] {
  return [
    formatDate(receivedAt),
    message,
    formatDate(since),
    waiting.sentence,
    waiting.until === null ? 'never' : formatDate(waiting.until),
  ];
}

/** Places of the columns in which rows differ, and the words of the others with their heads; of one row all stand in it. */
export function columnsOf(rows: readonly (readonly string[])[]): { same: string[]; different: number[] } {
  const [first, ...more] = rows;
  const places = [...(first ?? []).keys()];
  const isSame = (place: number) => more.length > 0 && more.every((row) => row[place] === first?.[place]);
  return {
    same: places
      .filter(isSame)
      .map((place) => `${COLUMNS[place + 1]?.head.toLowerCase() ?? ''}: ${first?.[place] ?? ''}`),
    different: places.filter((place) => !isSame(place)),
  };
}
