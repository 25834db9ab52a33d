import type { TradeoffGroup } from '@inferbench/graphql-documents/tradeoff-rows';
import { counted } from '@inferbench/units/english';
import { exportFiles, pageAddress } from '../address/pages.ts';
import { paretoAddress } from '../address/pareto-request.ts';
import { tradeoffAddress, tradeoffQuery, type TradeoffRequest } from '../address/tradeoff-request.ts';
import { FigureLinks, FigureView } from '../chart/figure-view.tsx';
import { Legend } from '../chart/legend.tsx';
import { viewCitation } from '../frame/citation.ts';
import { TakeAway } from '../frame/take-away.tsx';
import type { TradeoffData } from './load-tradeoff.ts';
import { tradeoffFigure, undrawnWords } from './tradeoff-figure.ts';
import { TradeoffForm } from './tradeoff-form.tsx';
import { TradeoffTable } from './tradeoff-table.tsx';
import { sliceWords } from './tradeoff-words.ts';

interface TradeoffViewProps {
  data: TradeoffData;
  request: TradeoffRequest;
  origin: string;
}

const LEGEND = [
  { words: 'a measured point', mark: { kind: 'REPORTED' as const } },
  { words: 'step: the best point as fast', mark: { line: 'line-solid' as const } },
  { words: 'interpolated, claims nothing', mark: { line: 'line-interpolated' as const } },
];

const APART: readonly (readonly [group: Exclude<TradeoffGroup, 'ranked'>, words: string])[] = [
  ['typicalKept', 'Kept by a mean or lower percentile, the one asked for unknown'],
  ['unknown', 'The limited latency is not published'],
  ['misses', 'The target is not reached, the nearest first'],
  ['withoutValue', 'The target is kept, without a value of what ranks'],
];

/** Measured curves of a model at given lengths, and who leads at a speed. */
export function TradeoffView({ data, request, origin }: TradeoffViewProps) {
  const { answer, shown } = data;
  const view = { ...request, slice: shown };
  const what = `${answer.modelName}, ${sliceWords(shown)}`;
  const address = `${origin}${tradeoffAddress(view)}`;
  const figure = tradeoffFigure(answer);
  const inSlice = {
    slice: null,
    evidence: 'ALL',
    x: 'TOKENS_PER_S_PER_USER',
    y: 'TOKENS_PER_S_PER_CHIP',
    allBatches: false,
  } as const;
  return (
    <>
      <div className="head">
        <h1>What one user’s speed costs in output</h1>
        <p className="lede">
          <strong>{answer.sentence}</strong>
        </p>
        <p className="note">
          Every figure is one measured point; nothing between points ranks.{' '}
          <a href={pageAddress('methodology')}>How it is worked out</a>{' '}
          <a href={paretoAddress(inSlice)}>Fronts inside one slice of the board</a>
        </p>
      </div>
      <TradeoffForm data={data} request={request} />
      <section aria-labelledby="curves">
        <header>
          <h2 id="curves">Curves</h2>
          {figure === null ? null : (
            <p className="tools">
              <FigureLinks name="tradeoff" query={tradeoffQuery(view)} />
            </p>
          )}
        </header>
        {figure === null ? (
          <p className="note">No point of this slice states both axes.</p>
        ) : (
          <FigureView figure={figure} legend={<Legend items={LEGEND} />}>
            <p className="note">{undrawnWords(answer)}</p>
          </FigureView>
        )}
      </section>
      <section aria-labelledby="ranking">
        <header>
          <h2 id="ranking">Systems at the target</h2>
        </header>
        <TradeoffTable answer={answer} group="ranked" caption="Systems that keep the target, best first" />
        {APART.map(([group, words]) => {
          const count = answer.ranking[group].length;
          return count === 0 ? null : (
            <details key={group}>
              <summary>
                {words}: {counted(count, 'system')}
              </summary>
              <TradeoffTable answer={answer} group={group} caption={words} />
            </details>
          );
        })}
      </section>
      <TakeAway
        sentence={answer.sentence}
        permalink={address}
        citation={viewCitation({ what: `trade-off of ${what}`, versions: [], address })}
        files={exportFiles('tradeoff', tradeoffQuery(view))}
      />
    </>
  );
}
