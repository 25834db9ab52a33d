import { OrganizationPage, type OrganizationResult } from '@inferbench/graphql-documents/submission-lists';
import { cache } from 'react';
import { organisationAddress, submissionAddress } from '../../../src/address/pages.ts';
import { firstText } from '../../../src/address/search-parameters.ts';
import { mapAnswer } from '../../../src/api/all-pages.ts';
import { type Answer, ask } from '../../../src/api/answer.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import type { PageOf } from '../../../src/frame/page-of.ts';
import { counted } from '@inferbench/units/english';
import { Paging } from '../../../src/frame/paging.tsx';
import { SubmissionTable } from '../../../src/account/own-submissions/submission-table.tsx';
import { PageHead } from '../../../src/frame/page-head.tsx';
import { TableSection } from '../../../src/frame/table-section.tsx';
import { eachInRow } from '../../../src/chart/table/table-parts.ts';
import { formatDate } from '@inferbench/units/dates';
import { linked } from '../../../src/chart/table/linked.tsx';

/** Once a request, as everybody may know it. */
const load = cache(async (slug: string, after: string | null): Promise<Answer<OrganizationResult>> =>
  mapAnswer(await ask(OrganizationPage, { slug, after }), ({ organization }) => organization),
);

async function askedBy({ params, searchParams }: PageOf<'slug'>) {
  const slug = decodeURIComponent((await params).slug);
  const answer = await load(slug, firstText(await searchParams, 'after') ?? null);
  return { slug, answer };
}

export async function generateMetadata(props: PageOf<'slug'>) {
  const { slug, answer } = await askedBy(props);
  if (answer.state === 'MISSING') return { title: 'No such page · InferBench' };
  if (answer.state !== 'DATA') return { title: 'Organisation · InferBench' };
  const { name } = answer.value;
  return pageMetadata({
    title: name,
    description: `What ${name} submitted to InferBench: every public run and specification, where each stands, and what was withdrawn.`,
    canonical: organisationAddress(slug),
  });
}

export default async function OrganisationPage(props: PageOf<'slug'>) {
  const { answer } = await askedBy(props);
  if (answer.state === 'MISSING') return <MissingPage what="organisation" />;
  return (
    <AnswerPage page="organisation" answer={answer}>
      {(organization) => <PublicOrganisationView organization={organization} />}
    </AnswerPage>
  );
}

function PublicOrganisationView({ organization }: { organization: OrganizationResult }) {
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

function RepliesSection({ name, replies }: Pick<OrganizationResult, 'name' | 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <TableSection
      id="replies"
      title="Replies"
      note={`What ${name} says to results of others on its chips. Nobody checked it.`}
      caption={`Replies of ${name}`}
      {...eachInRow(replies, ({ submission }) => submission, [
        ['Reply to', ({ submission, about }) => linked(submissionAddress(submission), about), 'FULL'],
        ['Submitted by', ({ submittedBy }) => submittedBy],
        ['Version', ({ version }) => version, 'NUMBER'],
        ['Written', ({ at }) => formatDate(at)],
      ])}
    />
  );
}
