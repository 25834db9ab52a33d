import { pageAddress } from '../../../src/address/pages.ts';
import { searchOf, type SearchParameters } from '../../../src/address/search-parameters.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { loadTechniques } from '../../../src/lab/techniques/load-techniques.ts';
import { TechniquesView } from '../../../src/lab/techniques/techniques-view.tsx';
import '../../landing.css';
import '../../compare/compare.css';

export const metadata = pageMetadata({
  title: 'What techniques gain',
  description:
    'Drafts, cached prompts, a smaller cache, an attention window and chunked prompts: what each gains over load, and from how many users it is a tax.',
  canonical: '/lab/techniques',
});

export default async function TechniquesPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const parameters = await searchParams;
  const answer = await loadTechniques(parameters);
  return (
    <AnswerPage
      page="techniques"
      answer={answer}
      address={pageAddress('techniques', { query: searchOf(parameters).toString() })}
      problems={answer.state === 'DATA' ? answer.value.view.problems : []}
    >
      {(page) => <TechniquesView page={page} />}
    </AnswerPage>
  );
}
