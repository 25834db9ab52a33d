import type { SearchParameters } from '../../../src/address/search-parameters.ts';
import { AnswerPage, problemsOf } from '../../../src/frame/answer-page.tsx';
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
  const answer = await loadTechniques(await searchParams);
  return (
    <AnswerPage page="techniques" answer={answer} problems={problemsOf(answer)}>
      {(page) => <TechniquesView page={page} />}
    </AnswerPage>
  );
}
