import { PAGES } from '../../../src/address/pages.ts';
import type { SearchParameters } from '../../../src/address/search-parameters.ts';
import { AnswerPage, problemsOf } from '../../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { BoardsView } from '../../../src/leaderboard/slices/boards-view.tsx';
import { loadBoards } from '../../../src/leaderboard/slices/load-boards.ts';
import '../../landing.css';
import '../../compare/compare.css';
import '../leaderboard.css';

export const metadata = pageMetadata({
  title: 'All boards',
  description:
    'Every model, workload, load and precision that anybody published a run of, with the systems and chips that ran it.',
  canonical: PAGES.slices.path,
});

export default async function BoardsPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const answer = await loadBoards(await searchParams);
  return (
    <AnswerPage page="slices" answer={answer} problems={problemsOf(answer)}>
      {(page) => <BoardsView page={page} />}
    </AnswerPage>
  );
}
