import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { FigureSection } from '../chart/figure-section.tsx';
import { NumbersTable } from '../chart/figure-table.tsx';
import { Term } from '../glossary/term.tsx';
import { loadFigure, loadTable } from './load-figure.ts';

/** The other points of the same run: what more users cost each of them. Nothing for a run of one load. */
export function LoadSection({ point: { id, kind, loadCurve } }: { point: PointResult }) {
  const loads = new Set(loadCurve.steps.map(({ concurrency }) => concurrency));
  if (loads.size < 2) return null;
  const figure = loadFigure({ curve: loadCurve, kind });
  return (
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
  );
}
