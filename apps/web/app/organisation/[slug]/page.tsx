import { OrganizationPage, type OrganizationResult } from '@inferbench/graphql-documents/submission-lists';
import type { Metadata } from 'next';
import { cache } from 'react';
import { organisationAddress } from '../../../src/address/pages.ts';
import { firstText } from '../../../src/address/search-parameters.ts';
import { mapAnswer } from '../../../src/api/all-pages.ts';
import { type Answer, ask } from '../../../src/api/answer.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { PublicOrganisationView } from '../../../src/account/organisation/public-view.tsx';
import type { PageOf } from '../../../src/frame/page-of.ts';

/** Once a request, as everybody may know it. */
const load = cache(async (slug: string, after: string | null): Promise<Answer<OrganizationResult>> =>
  mapAnswer(await ask(OrganizationPage, { slug, after }), ({ organization }) => organization),
);

async function askedBy({ params, searchParams }: PageOf<'slug'>) {
  const slug = decodeURIComponent((await params).slug);
  const answer = await load(slug, firstText(await searchParams, 'after') ?? null);
  return { slug, answer };
}

export async function generateMetadata(props: PageOf<'slug'>): Promise<Metadata> {
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
  const { slug, answer } = await askedBy(props);
  if (answer.state === 'MISSING') return <MissingPage what="organisation" />;
  return (
    <AnswerPage page="organisation" answer={answer} address={organisationAddress(slug)}>
      {(organization) => <PublicOrganisationView organization={organization} />}
    </AnswerPage>
  );
}
