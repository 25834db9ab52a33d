import { leaderboardAddress } from '../../../src/address/leaderboard-request.ts';
import { PAGES } from '../../../src/address/pages.ts';
import { type SearchParameters } from '../../../src/address/search-parameters.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { LeaderboardView } from '../../../src/leaderboard/leaderboard-view.tsx';
import { loadLeaderboard } from '../../../src/leaderboard/load-leaderboard.ts';
import '../../landing.css';
import '../../compare/compare.css';
import '../leaderboard.css';

export const metadata = pageMetadata({
  title: 'Leaderboard',
  description:
    'AI chips ranked by workload, batch size and context length: observed systems with intervals, simulated ones apart, and a map of where anything was run.',
  canonical: PAGES.leaderboard.path,
});

interface Props {
  params: Promise<{ of?: string[] }>;
  searchParams: Promise<SearchParameters>;
}

export default async function LeaderboardPage({ params, searchParams }: Props) {
  const path = ((await params).of ?? []).map(decodeURIComponent);
  const answer = await loadLeaderboard(path, await searchParams);
  const known = answer.state === 'DATA' && answer.value.outcome.ok ? answer.value.outcome.value : null;
  const shown =
    known?.slice === undefined || known.slice === null ? null : { slice: known.slice, by: known.by };
  return (
    <AnswerPage
      page="leaderboard"
      answer={answer}
      address={known === null ? PAGES.leaderboard.path : leaderboardAddress(known.model, shown)}
      problems={answer.state === 'DATA' ? answer.value.view.problems : []}
    >
      {(page) => <LeaderboardView page={page} />}
    </AnswerPage>
  );
}
