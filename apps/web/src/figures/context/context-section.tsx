import type { ContextAnalysis, Crossing } from '@inferbench/domain/board/context-analysis';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import type { ShownWork } from '../../address/leaderboard-request.ts';
import { ChartSection } from '../../chart/chart-section.tsx';
import { chooseCrossings } from './choose-crossings.ts';
import { contextFigure, seriesOfContext } from './context-figure.ts';
import { counted } from '@inferbench/units/english';

interface ContextSectionProps {
  analysis: ContextAnalysis;
  board: Pick<WorkloadBoardAnswer, 'model' | 'modelName' | 'by'> & { slice: ShownWork };
}

/** Shows the same work as the context grows: figure, finding, numbered crossings, and what does not cross. */
export function ContextSection({ analysis, board }: ContextSectionProps) {
  const isEmpty = analysis.curves.length === 0 && analysis.marks.length === 0;
  const { modelName } = board;
  return (
    <ChartSection
      id="context"
      chart={
        isEmpty ? null : contextFigure({ analysis, modelName, series: seriesOfContext(analysis), board })
      }
      notes={
        <>
          <Crossings analysis={analysis} />
          <p className="note">
            <a href="/methodology#crossovers">How a crossover is computed</a>
          </p>
        </>
      }
    >
      <h2>The same work as the context grows</h2>
      <p>{analysis.sentence}</p>
    </ChartSection>
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

function Numbered({ of, focus }: { of: readonly Crossing[]; focus: Crossing | null }) {
  return (
    <details>
      <summary>{of.length === 1 ? 'The numbered crossover' : `The ${of.length} numbered crossovers`}</summary>
      <ol className="crossings">
        {of.map((crossing, index) => (
          <li key={crossing.sentence}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <Sentence crossing={crossing} focus={focus} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Crossings({ analysis }: { analysis: ContextAnalysis }) {
  const { numbered, others, focus } = chooseCrossings(analysis);
  return (
    <>
      {numbered.length === 0 ? (
        <p>No two systems change places here.</p>
      ) : (
        <Numbered of={numbered} focus={focus} />
      )}
      {others.length === 0 ? null : (
        <details>
          <summary>{counted(others.length, 'more crossover')}</summary>
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
          <summary>{counted(analysis.noCrossings.length, 'pair')} without a crossover</summary>
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
