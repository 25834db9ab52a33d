import './pareto.css';
import type { SearchParameters } from '../../src/address/search-parameters.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { loadPareto } from '../../src/pareto/load-pareto.ts';
import { paretoAddress, readParetoRequest } from '../../src/address/pareto-request.ts';
import { namesTradeoff, readTradeoffRequest, tradeoffAddress } from '../../src/address/tradeoff-request.ts';
import { loadTradeoff } from '../../src/tradeoff/load-tradeoff.ts';
import { TradeoffView } from '../../src/tradeoff/tradeoff-view.tsx';
import { ParetoView } from '../../src/pareto/pareto-view.tsx';

export const metadata = pageMetadata({
  title: 'Pareto fronts',
  description:
    'One user’s speed against output per chip, price and power: which AI inference systems no other dominates.',
  // Its take-away names it.
  canonical: null,
});

export default async function ParetoPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const parameters = await searchParams;
  if (namesTradeoff(parameters)) {
    const request = readTradeoffRequest(parameters);
    const [answer, origin] = await Promise.all([loadTradeoff(request), siteOrigin()]);
    // Where nothing was measured on both axes, what the board has of them is shown.
    if (answer.state !== 'MISSING')
      return (
        <AnswerPage
          page="pareto"
          answer={answer}
          address={tradeoffAddress(request)}
          problems={request.problems}
        >
          {(data) => <TradeoffView data={data} request={request} origin={origin} />}
        </AnswerPage>
      );
  }
  const request = readParetoRequest(parameters);
  const [answer, origin] = await Promise.all([loadPareto(request), siteOrigin()]);
  return (
    <AnswerPage page="pareto" answer={answer} address={paretoAddress(request)} problems={request.problems}>
      {(data) => <ParetoView data={data} request={request} origin={origin} />}
    </AnswerPage>
  );
}
