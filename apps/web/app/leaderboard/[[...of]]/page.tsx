import type { Metadata } from 'next';
import { cache } from 'react';
import { leaderboardAddress } from '../../../src/address/leaderboard-request.ts';
import { PAGES } from '../../../src/address/pages.ts';
import { searchOf, searchParameters, type SearchParameters } from '../../../src/address/search-parameters.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
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

/** Metadata and page are made of one answer. */
const answerTo = cache((path: string, query: string) =>
  loadLeaderboard(
    path.split('/').filter(Boolean).map(decodeURIComponent),
    searchParameters(new URLSearchParams(query)),
  ),
);

async function answerOf({ params, searchParams }: Props) {
  return answerTo(((await params).of ?? []).join('/'), searchOf(await searchParams).toString());
}

export async function generateMetadata(props: Props): Promise<Metadata> {
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
