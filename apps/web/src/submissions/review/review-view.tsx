import { LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';
import type { ReviewQueuePage } from '@inferbench/graphql-documents/review-queue';
import { counted } from '@inferbench/units/english';
import { pageAddress, submissionAddress } from '../../address/pages.ts';
import { linked } from '../../chart/table/linked.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { Paging } from '../../frame/paging.tsx';
import { whoseTestWords } from '../../words/whose/whose-words.ts';
import { formatDate } from '@inferbench/units/dates';
import { PageHead } from '../../frame/page-head.tsx';

interface ReviewViewProps {
  queue: ReviewQueuePage;
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
          <StackTable
            caption="What waits for review"
            {...eachInRow(nodes, ({ id }) => id, [
              [
                'What',
                ({ id, what, revision }) =>
                  linked(submissionAddress(id), `${what}${revision === 1 ? '' : `, revision ${revision}`}`),
                'FULL',
              ],
              ['Whose', ({ submittedBy, test }) => whoseTestWords(submittedBy, test)],
              ['Received', ({ receivedAt }) => formatDate(receivedAt)],
              ['State', ({ lifecycle }) => LIFECYCLE_WORDS[lifecycle], 'FULL'],
              ['Since', ({ since }) => formatDate(since)],
              ['Waits for', ({ reviewCapacity }) => reviewCapacity.sentence, 'FULL'],
            ])}
          />
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
