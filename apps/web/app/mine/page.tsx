import type { SearchParameters } from '../../src/address/search-parameters.ts';
import { AnswerPage, problemsOf } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { loadMachine } from '../../src/mine/load-machine.ts';
import { MachineView } from '../../src/mine/machine-view.tsx';
import '../landing.css';
import '../compare/compare.css';

export const metadata = pageMetadata({
  title: 'What runs on your machine',
  description:
    'Twenty models on one card or Mac: what fits at 4, 8 and 16 bits, how long a text, how fast for one user; published runs first, else simulated.',
  canonical: '/mine',
});

export default async function MinePage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const answer = await loadMachine(await searchParams);
  return (
    <AnswerPage page="mine" answer={answer} problems={problemsOf(answer)}>
      {(page) => <MachineView page={page} />}
    </AnswerPage>
  );
}
