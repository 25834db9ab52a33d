import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { ChartSection } from '../chart/chart-section.tsx';
import { NumbersTable } from '../chart/numbers-table.tsx';
import { Term } from '../glossary/term.tsx';
import { loadTable } from './load-figure.ts';
import { pointChart } from './point-charts.ts';

/** The other points of the same run: what more users cost each of them. Nothing for a run of one load. */
export function LoadSection({ point }: { point: PointResult }) {
  const { loadCurve } = point;
  const loads = new Set(loadCurve.steps.map(({ concurrency }) => concurrency));
  if (loads.size < 2) return null;
  const output = pointChart(point, 'output');
  return (
    <>
      {output === null ? null : <ChartSection id="output" chart={output} />}
      <ChartSection
        id="load"
        chart={pointChart(point, 'load')}
        notes={
          <p className="note">
            A <Term of="knee">knee</Term> needs three loads.
          </p>
        }
      >
        <p>
          No percentile of latency is known at two loads, so there is no <Term of="knee">knee</Term>; what the
          loads of this run gave:
        </p>
        <NumbersTable table={loadTable(loadCurve)} />
      </ChartSection>
    </>
  );
}
