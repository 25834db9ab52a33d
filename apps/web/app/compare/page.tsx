import type { SearchParameters } from '../../src/address/search-parameters.ts';
import { compareAddress, readCompareRequest } from '../../src/address/compare-request.ts';
import { CompareView } from '../../src/compare/compare-view.tsx';
import { loadCompare } from '../../src/compare/load-compare.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import './compare.css';

export const metadata = pageMetadata({
  title: 'Compare two systems',
  description:
    'Two AI inference systems side by side: what is assumed, where evidence differs, four metrics with their ratios, and where they cross over context.',
  // Its take-away names it.
  canonical: null,
});

export default async function ComparePage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const request = readCompareRequest(await searchParams);
  const [answer, origin] = await Promise.all([loadCompare(request), siteOrigin()]);
  return (
    <AnswerPage page="compare" answer={answer} address={compareAddress(request)}>
      {(page) => <CompareView page={page} problems={request.problems} origin={origin} />}
    </AnswerPage>
  );
}
