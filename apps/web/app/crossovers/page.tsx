import './crossovers.css';
import { TroubleView } from '../../src/api/trouble-view.tsx';
import { addressOfSlice } from '../../src/slice/available-slice.ts';
import type { SearchParameters } from '../../src/address/search-parameters.ts';
import { EmptySlice } from '../../src/board/empty-slice.tsx';
import { EmptyBoard, UnreadAddress } from '../../src/frame/states.tsx';
import { crossoversAddress, readCrossoversRequest } from '../../src/address/crossovers-request.ts';
import { CrossoversView } from '../../src/crossovers/crossovers-view.tsx';
import { loadCrossovers } from '../../src/crossovers/load-crossovers.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
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
  const answer = await loadCrossovers(request);
  return (
    <PageFrame current="crossovers">
      <UnreadAddress problems={request.problems} />
      {answer.state === 'MISSING' ? <EmptyBoard /> : null}
      {answer.state === 'FAILED' ? (
        <TroubleView trouble={answer.trouble} address={crossoversAddress(request)} />
      ) : null}
      {answer.state === 'DATA' && answer.value.analysis !== null ? (
        <CrossoversView
          analysis={answer.value.analysis}
          shown={answer.value.shown}
          slices={answer.value.slices ?? []}
          request={request}
          origin={await siteOrigin()}
        />
      ) : null}
      {answer.state === 'DATA' && answer.value.analysis === null ? (
        <EmptySlice
          asked={addressOfSlice(answer.value.shown)}
          metric={request.metric}
          evidence="ALL"
          slices={answer.value.slices}
        />
      ) : null}
    </PageFrame>
  );
}
