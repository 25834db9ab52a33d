import './pareto.css';
import { TroubleView } from '../../src/api/trouble-view.tsx';
import type { SearchParameters } from '../../src/address/search-parameters.ts';
import { EmptyBoard, UnreadAddress } from '../../src/frame/states.tsx';
import { siteOrigin } from '../../src/frame/origin.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { loadPareto } from '../../src/pareto/load-pareto.ts';
import { paretoAddress, readParetoRequest } from '../../src/address/pareto-request.ts';
import { ParetoView } from '../../src/pareto/pareto-view.tsx';

export const metadata = pageMetadata({
  title: 'Pareto fronts',
  description:
    'One user’s speed against output per chip, price and power: which AI inference systems no other dominates.',
  // Its take-away names it.
  canonical: null,
});

export default async function ParetoPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const request = readParetoRequest(await searchParams);
  const answer = await loadPareto(request);
  return (
    <PageFrame current="pareto">
      <UnreadAddress problems={request.problems} />
      {answer.state === 'MISSING' ? <EmptyBoard /> : null}
      {answer.state === 'FAILED' ? (
        <TroubleView trouble={answer.trouble} address={paretoAddress(request)} />
      ) : null}
      {answer.state === 'DATA' ? (
        <ParetoView data={answer.value} request={request} origin={await siteOrigin()} />
      ) : null}
    </PageFrame>
  );
}
