import type { OrganizationResult } from '@inferbench/graphql-documents/submission-lists';
import { counted } from '@inferbench/units/english';
import { organisationAddress, submissionAddress } from '../../address/pages.ts';
import { Paging } from '../../frame/paging.tsx';
import { SubmissionTable } from '../own-submissions/submission-table.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatDate } from '@inferbench/units/dates';
import { linked } from '../../chart/table/linked.tsx';

export function PublicOrganisationView({ organization }: { organization: OrganizationResult }) {
  const { name, slug, submissions, replies } = organization;
  const { nodes, totalCount, pageInfo } = submissions;
  return (
    <>
      <PageHead title={name}>
        {counted(totalCount, 'submission')}, newest first. What was withdrawn stays in the list; drafts and
        what is held back do not stand here.
      </PageHead>
      {nodes.length === 0 ? null : (
        <section aria-label="Submissions">
          <SubmissionTable caption={`What ${name} submitted`} nodes={nodes} />
        </section>
      )}
      <Paging of={pageInfo} addressOf={(rest) => organisationAddress(slug, rest)} />
      <RepliesSection name={name} replies={replies} />
    </>
  );
}

const COLUMNS = [
  { head: 'Reply to', full: true },
  { head: 'Submitted by' },
  { head: 'Version', numeric: true },
  { head: 'Written' },
] as const;

function RepliesSection({ name, replies }: Pick<OrganizationResult, 'name' | 'replies'>) {
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
