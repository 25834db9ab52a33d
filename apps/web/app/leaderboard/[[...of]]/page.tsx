import { cache } from 'react';
import { PAGES } from '../../../src/address/pages.ts';
import { searchOf, searchParameters, type SearchParameters } from '../../../src/address/search-parameters.ts';
import { AnswerPage, problemsOf } from '../../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { LeaderboardView } from '../../../src/leaderboard/leaderboard-view.tsx';
import { loadLeaderboard } from '../../../src/leaderboard/load-leaderboard.ts';
import '../../landing.css';
import '../../compare/compare.css';
import '../leaderboard.css';

interface Props {
  params: Promise<{ of?: string[] }>;
  searchParams: Promise<SearchParameters>;
}

const answerTo = cache((path: string, query: string) =>
  loadLeaderboard(
    path.split('/').filter(Boolean).map(decodeURIComponent),
    searchParameters(new URLSearchParams(query)),
  ),
);

async function answerOf({ params, searchParams }: Props) {
  return answerTo(((await params).of ?? []).join('/'), searchOf(await searchParams).toString());
}

export async function generateMetadata(props: Props) {
  const answer = await answerOf(props);
  return pageMetadata({
    title:
      answer.state === 'DATA' && answer.value.outcome.ok ? answer.value.outcome.value.title : 'Leaderboard',
    description:
      'AI chips ranked by workload, batch size and context length: observed systems with intervals, simulated ones apart, and a map of where anything was run.',
    canonical: PAGES.leaderboard.path,
  });
}

export default async function LeaderboardPage(props: Props) {
  const answer = await answerOf(props);
  return (
    <AnswerPage page="leaderboard" answer={answer} problems={problemsOf(answer)}>
      {(page) => <LeaderboardView page={page} />}
    </AnswerPage>
  );
}
