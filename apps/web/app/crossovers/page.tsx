import './crossovers.css';
import { addressOfSlice } from '../../src/slice/available-slice.ts';
import type { SearchParameters } from '../../src/address/search-parameters.ts';
import { EmptySlice } from '../../src/board/empty-slice.tsx';
import { crossoversAddress, readCrossoversRequest } from '../../src/address/crossovers-request.ts';
import { CrossoversView } from '../../src/crossovers/crossovers-view.tsx';
import { loadCrossovers } from '../../src/crossovers/load-crossovers.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';

export const metadata = pageMetadata({
  title: 'Crossovers',
  description:
    'Where AI inference systems change places as the context grows: simulated curves, measured points, crossings with intervals.',
  // Its take-away names it.
  canonical: null,
});

export default async function CrossoversPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const request = readCrossoversRequest(await searchParams);
  const [answer, origin] = await Promise.all([loadCrossovers(request), siteOrigin()]);
  return (
    <AnswerPage
      page="crossovers"
      answer={answer}
      address={crossoversAddress(request)}
      problems={request.problems}
    >
      {({ analysis, shown, slices }) =>
        analysis === null ? (
          <EmptySlice asked={addressOfSlice(shown)} metric={request.metric} evidence="ALL" slices={slices} />
        ) : (
          <CrossoversView
            analysis={analysis}
            shown={shown}
            slices={slices ?? []}
            request={request}
            origin={origin}
          />
        )
      }
    </AnswerPage>
  );
}
