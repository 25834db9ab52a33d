import type { ContextAnalysis, Crossing } from '@inferbench/domain/context-analysis';
import type { ChipSeries } from '../chart/chip-series.ts';
import { FigureLinks, FigureView } from '../chart/figure-view.tsx';
import { Legend, type LegendItem } from '../chart/legend.tsx';
import { chooseCrossings } from './choose-crossings.ts';
import { contextFigure } from './context-figure.ts';
import { Section } from '../frame/section.tsx';

interface ContextSectionProps {
  analysis: ContextAnalysis;
  series: ChipSeries;
  pointsOnly: boolean;
  /** Address of this view with the other state of the switch. */
  switchAddress: string;
  /** Query of the view: downloads name the same slice and metric. */
  query: string;
}

function legendOf(analysis: ContextAnalysis, pointsOnly: boolean): LegendItem[] {
  const kinds = new Set(analysis.marks.map((mark) => mark.kind));
  const anchored = analysis.curves.some((curve) => curve.anchor !== null);
  const ends = analysis.curves.some((curve) => curve.endsAtContext !== null);
  return [
    ...(kinds.has('MEASURED') ? [{ words: 'measured', mark: { kind: 'MEASURED' as const } }] : []),
    ...(kinds.has('REPORTED')
      ? [{ words: 'published by a third party', mark: { kind: 'REPORTED' as const } }]
      : []),
    ...(pointsOnly || analysis.curves.length === 0
      ? []
      : [
          {
            words: anchored ? 'simulated, anchored at the point where one is drawn' : 'simulated',
            mark: { line: 'line-simulated' as const },
          },
        ]),
    ...(pointsOnly || !ends ? [] : [{ words: 'memory full', mark: { line: 'memory-end' as const } }]),
  ];
}

/** "The same slice as the context grows": figure, finding, numbered crossings, and what does not cross. */
export function ContextSection({ analysis, series, pointsOnly, switchAddress, query }: ContextSectionProps) {
  const figure = contextFigure({ analysis, series, pointsOnly });
  return (
    <Section
      id="context"
      title="The same slice as the context grows"
      head={
        <p className="tools">
          <a href={switchAddress}>{pointsOnly ? 'Show simulated curves' : 'Points only'}</a>
          <FigureLinks name="context" query={query} />
        </p>
      }
    >
      <FigureView figure={figure} legend={<Legend items={legendOf(analysis, pointsOnly)} />}>
        {pointsOnly ? null : <Crossings analysis={analysis} />}
        <Notes analysis={analysis} pointsOnly={pointsOnly} />
      </FigureView>
    </Section>
  );
}

function Sentence({ crossing, focus }: { crossing: Crossing; focus: Crossing | null }) {
  const kind = crossing.kind === 'SIMULATED' ? 'simulated' : 'measured';
  const beyond = crossing.beyondModelContext ? ', past the model’s maximum context' : '';
  const words = crossing === focus ? <b>{crossing.sentence}</b> : crossing.sentence;
  return (
    <span>
      {words}{' '}
      <span className="quiet-words">
        ({kind}
        {beyond})
      </span>
    </span>
  );
}

function Crossings({ analysis }: { analysis: ContextAnalysis }) {
  const { numbered, others, focus } = chooseCrossings(analysis);
  return (
    <>
      {numbered.length === 0 ? <p>No two systems change places in this slice.</p> : null}
      <ol className="crossings">
        {numbered.map((crossing, index) => (
          <li key={crossing.sentence}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <Sentence crossing={crossing} focus={focus} />
          </li>
        ))}
      </ol>
      {others.length === 0 ? null : (
        <details>
          <summary>
            {others.length} more {others.length === 1 ? 'crossover' : 'crossovers'}
          </summary>
          <ul className="plain">
            {others.map((crossing) => (
              <li key={crossing.sentence}>
                <Sentence crossing={crossing} focus={null} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {analysis.noCrossings.length === 0 ? null : (
        <details>
          <summary>
            {analysis.noCrossings.length} {analysis.noCrossings.length === 1 ? 'pair' : 'pairs'} without a
            crossover
          </summary>
          <ul className="plain">
            {analysis.noCrossings.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Notes({ analysis, pointsOnly }: { analysis: ContextAnalysis; pointsOnly: boolean }) {
  if (pointsOnly)
    return <p className="note">Points are shown where they were taken; nothing is drawn between them.</p>;
  const families = [
    ...new Set(analysis.curves.filter((curve) => curve.uncalibrated).map((curve) => curve.family)),
  ];
  return (
    <p className="note">
      Batch, shape and precision stay as in the slice; the context alone varies. Nothing is extrapolated past
      a system’s memory.
      {families.length === 0
        ? ''
        : ` Uncalibrated, no constants fitted to measurements: ${families.join(', ').toLowerCase()}.`}{' '}
      <a href="/methodology#crossovers">How a crossover is computed</a>
    </p>
  );
}
