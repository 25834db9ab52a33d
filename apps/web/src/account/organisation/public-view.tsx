import type { OrganizationResult } from '@inferbench/graphql-documents/submission-lists';
import { counted } from '@inferbench/units/english';
import { organisationAddress } from '../../address/pages.ts';
import { Paging } from '../../frame/paging.tsx';
import { SubmissionTable } from '../own-submissions/submission-table.tsx';
import { RepliesSection } from './replies-section.tsx';
import { PageHead } from '../../frame/page-head.tsx';

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
