import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import { chartFiles, chipAddress } from '../address/pages.ts';
import { addressOfSlice } from '../slice/available-slice.ts';
import { availableWords } from '../slice/available-words.ts';
import { boardAddress } from '../address/board-request.ts';
import { BASIS_WORDS, BOUNDARY_WORDS } from '../words/words.ts';
import { FigureLinks, FigureView } from '../chart/figure-view.tsx';
import { Legend, type LegendItem } from '../chart/legend.tsx';
import { viewCitation } from '../frame/citation.ts';
import { TakeAway } from '../frame/take-away.tsx';
import { Term } from '../glossary/term.tsx';
import type { Front } from './front.ts';
import { FrontTable } from './front-table.tsx';
import type { ParetoData } from './load-pareto.ts';
import { paretoFigure } from './pareto-figure.ts';
import { ParetoForm } from './pareto-form.tsx';
import { paretoAddress, paretoQuery, type ParetoRequest } from '../address/pareto-request.ts';
import { staircase } from './staircase.ts';

interface ParetoViewProps {
  data: ParetoData;
  request: ParetoRequest;
  origin: string;
}

/** What a faster answer for one user costs in output: who is dominated by no other. */
export function ParetoView({ data, request, origin }: ParetoViewProps) {
  const { shown, slices, front } = data;
  const slice = addressOfSlice(shown);
  const view = { ...request, slice };
  const [x, y] = [METRIC_DEFINITIONS[front.x].axis, METRIC_DEFINITIONS[front.y].axis];
  const title = `${availableWords(shown)}: ${y} against ${x}`;
  const address = `${origin}${paretoAddress(view)}`;
  const figure = paretoFigure(front);
  return (
    <>
      <div className="head">
        <h1>What one user’s speed costs in output</h1>
        <p className="lede">
          {title}. <strong>{front.sentence}</strong>
        </p>
        <p className="note">
          <Term of={METRIC_DEFINITIONS[front.x].term}>{x}</Term>,{' '}
          <Term of={METRIC_DEFINITIONS[front.y].term}>{y}</Term>; <Term of="paretoFront">on the front</Term>{' '}
          is who no other beats.{' '}
          <a href={boardAddress({ slice, metric: 'USEFUL_TOPS' })}>The board of this slice</a>
        </p>
      </div>
      <ParetoForm request={request} shown={shown} slices={slices} />
      {front.batches.length > 1 ? <AcrossBatches batches={front.batches} /> : null}
      <section aria-labelledby="front">
        <header>
          <h2 id="front">Operating points</h2>
          {figure === null ? null : (
            <p className="tools">
              <FigureLinks name="pareto" query={paretoQuery(view)} />
            </p>
          )}
        </header>
        {figure === null ? (
          <div className="message plain-message">
            <p>
              <strong>No system of this slice has both metrics.</strong> Choose other axes or another slice;
              what each lacks is listed below.
            </p>
          </div>
        ) : (
          <>
            <FigureView figure={figure} legend={<Legend items={legendOf(front)} />}>
              <p className="note">{noteOf(front)}</p>
            </FigureView>
            <FrontTable front={front} />
          </>
        )}
        <Incomplete front={front} />
      </section>
      <TakeAway
        sentence={`${title}. ${front.sentence}`}
        permalink={address}
        citation={viewCitation({ what: title, versions: [], address })}
        files={chartFiles('pareto', paretoQuery(view), ['csv', 'json', 'svg'])}
      />
    </>
  );
}

/** Asked for, and therefore said: the board keeps batches apart. */
function AcrossBatches({ batches }: { batches: readonly number[] }) {
  return (
    <div className="message plain-message" role="note">
      <p>
        <strong>Compared across slices:</strong> batches {batches.join(', ')} of one workload, because you
        asked for all of them. The board never ranks them together: a larger batch serves more users, each
        more slowly.
      </p>
    </div>
  );
}

function legendOf(front: Front): LegendItem[] {
  const kinds = new Set(front.marks.flatMap(({ x, y }) => [x.kind, y.kind]));
  return [
    ...(kinds.has('MEASURED') ? [{ words: 'measured', mark: { kind: 'MEASURED' as const } }] : []),
    ...(kinds.has('REPORTED')
      ? [{ words: 'published by a third party', mark: { kind: 'REPORTED' as const } }]
      : []),
    ...(kinds.has('SIMULATED')
      ? [{ words: 'simulated on an axis', mark: { kind: 'SIMULATED' as const } }]
      : []),
    ...(staircase(front).length > 1
      ? [{ words: 'bound of what is dominated by value', mark: { line: 'line-solid' as const } }]
      : []),
    ...(front.batches.length > 1
      ? [{ words: 'one system over batches', mark: { line: 'line-interpolated' as const } }]
      : []),
  ];
}

function noteOf({ costBasis, powerBoundary, x, y }: Front): string {
  const priced = [x, y].some((axis) => axis === 'COST_EFFICIENCY' || axis === 'USD_PER_MTOK');
  const metered = [x, y].includes('ENERGY_EFFICIENCY');
  return [
    'Bold labels are on the front. A system is dominated where another is wholly better on one axis and wholly worse on none, intervals counted.',
    ...(priced && costBasis !== null ? [`Prices: ${BASIS_WORDS[costBasis]}.`] : []),
    ...(metered && powerBoundary !== null ? [`Power at the ${BOUNDARY_WORDS[powerBoundary]}.`] : []),
  ].join(' ');
}

function Incomplete({ front: { incomplete } }: { front: Front }) {
  if (incomplete.length === 0) return null;
  return (
    <details>
      <summary>
        Without a value on both axes: {incomplete.length} {incomplete.length === 1 ? 'system' : 'systems'},
        each with the reason
      </summary>
      <ul className="plain">
        {incomplete.map(({ key, label, chip, why }) => (
          <li key={key}>
            <a href={chipAddress(chip)}>{label}</a>: {why}
          </li>
        ))}
      </ul>
    </details>
  );
}
