import { LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';
import type { ReviewQueuePage, Waiting } from '@inferbench/graphql-documents/review-queue';
import { counted } from '@inferbench/units/english';
import { pageAddress, submissionAddress } from '../../address/pages.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { Paging } from '../../frame/paging.tsx';
import { whoseTestWords } from '../../words/whose/whose-words.ts';
import { formatDate } from '@inferbench/units/dates';
import { PageHead } from '../../frame/page-head.tsx';

const COLUMNS = [
  { head: 'What', full: true },
  { head: 'Whose' },
  { head: 'Received' },
  { head: 'State', full: true },
  { head: 'Since' },
  { head: 'Waits for', full: true },
] as const;

interface ReviewViewProps {
  queue: ReviewQueuePage;
  /** Whoever looks reviews. */
  reviews: boolean;
  /** The installation publishes after review alone. */
  isReviewed: boolean;
}

export function ReviewView({ queue, reviews, isReviewed }: ReviewViewProps) {
  const { nodes, totalCount, pageInfo } = queue;
  return (
    <>
      <PageHead title="What waits for review">
        {totalCount === 0
          ? 'Nothing waits.'
          : `${counted(totalCount, 'submission')} ${totalCount === 1 ? 'waits' : 'wait'}, oldest first.`}{' '}
        {isReviewed
          ? 'Publishing takes two persons who have no part in it; nothing is published by itself.'
          : 'On this installation results are listed without review; to be published still takes two persons who have no part in it.'}
      </PageHead>
      {nodes.length === 0 ? null : (
        <section aria-label="Queue">
          <StackTable caption="What waits for review" columns={COLUMNS} rows={nodes.map(rowOf)} />
        </section>
      )}
      <Paging of={pageInfo} addressOf={(rest) => pageAddress('review', rest)} />
      <p className="note">
        {reviews
          ? 'With what is held back and you have no part in. Open one to take it up and to decide.'
          : 'Only what everybody may see stands here. Each decision is on the page of its revision; reviewers sign in to make one.'}{' '}
        <a href={pageAddress('rules')}>What the rules check</a>
      </p>
    </>
  );
}

function rowOf({ id, what, revision, submittedBy, test, lifecycle, ...waiting }: Waiting) {
  const { receivedAt, since, reviewCapacity } = waiting;
  return {
    key: id,
    cells: [
      <a key="what" href={submissionAddress(id)}>
        {what}
        {revision === 1 ? '' : `, revision ${revision}`}
      </a>,
      whoseTestWords(submittedBy, test),
      formatDate(receivedAt),
      LIFECYCLE_WORDS[lifecycle],
      formatDate(since),
      reviewCapacity.sentence,
    ],
  };
}
