import './pareto.css';
import type { SearchParameters } from '../../src/address/search-parameters.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
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
  const [answer, origin] = await Promise.all([loadPareto(request), siteOrigin()]);
  return (
    <AnswerPage page="pareto" answer={answer} address={paretoAddress(request)} problems={request.problems}>
      {(data) => <ParetoView data={data} request={request} origin={origin} />}
    </AnswerPage>
  );
}
