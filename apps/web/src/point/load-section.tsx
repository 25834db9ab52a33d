import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { FigureSection } from '../chart/figure-section.tsx';
import { NumbersTable } from '../chart/figure-table.tsx';
import { Term } from '../glossary/term.tsx';
import { loadFigure, loadTable } from './load-figure.ts';
import { outputFigure } from './output-figure.ts';

/** The other points of the same run: what more users cost each of them. Nothing for a run of one load. */
export function LoadSection({ point: { id, kind, loadCurve } }: { point: PointResult }) {
  const loads = new Set(loadCurve.steps.map(({ concurrency }) => concurrency));
  if (loads.size < 2) return null;
  const figure = loadFigure({ curve: loadCurve, kind });
  return (
    <>
      <OutputSection id={id} kind={kind} loadCurve={loadCurve} />
      <FigureSection
        id="load"
        title={figure === null ? 'Output over concurrency' : 'Latency over concurrency'}
        figure={figure}
        name="load"
        query={{ point: id }}
        absent={
          <>
            <p>
              No percentile of latency is known at two loads, so there is no <Term of="knee">knee</Term>; what
              the loads of this run gave:
            </p>
            <NumbersTable table={loadTable(loadCurve)} />
          </>
        }
      >
        <p className="note">
          Marks are points of this run; dotted lines join them and nothing was measured between. A{' '}
          <Term of="knee">knee</Term> needs three loads.
        </p>
      </FigureSection>
    </>
  );
}

/** What more clients got of the system, with the intervals of the repeats; nothing where no closed loop had two loads. */
function OutputSection({ id, kind, loadCurve }: Pick<PointResult, 'id' | 'kind' | 'loadCurve'>) {
  const figure = outputFigure({ curve: loadCurve, kind });
  if (figure === null) return null;
  return (
    <FigureSection
      id="output"
      title="Output over clients"
      figure={figure}
      name="output"
      query={{ point: id }}
    >
      <p className="note">
        Marks are means of the repeats of this run, bars their 95 % intervals; dotted lines join them and
        nothing was measured between. Beyond the knee more clients get at most 5 % more.
      </p>
    </FigureSection>
  );
}
