import { counted } from '@inferbench/units/english';
import type { LoadStep } from '@inferbench/domain/simulation/load-curve';
import { useMemo } from 'react';
import type { Table } from '@inferbench/chart/table';
import type { DraftFigure } from '@inferbench/chart/figure';
import { NumbersTable } from '../../chart/numbers-table.tsx';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import { loadFigure, loadTable } from '../../point/load-figure.ts';
import { Section } from '../../frame/section.tsx';

/** What the file says over its loads, before anything of it is sent. */
export function CurveView({ steps }: { steps: readonly LoadStep[] }) {
  const curve = useMemo(
    () => ({ steps: [...steps], knees: [], outputs: [], outputKneeClients: null }),
    [steps],
  );
  const figure = useMemo(() => withoutLinks(loadFigure({ curve, kind: 'MEASURED' })), [curve]);
  if (steps.length === 0) return null;
  return (
    <Section id="curve" title={figure === null ? 'What the file measured' : 'Latency over load'}>
      {figure === null ? (
        <>
          <p>
            {counted(steps.length, 'load')} in this file: a curve needs two with a percentile of latency that
            stands on enough requests.
          </p>
          <NumbersTable table={plainTable(loadTable(curve))} />
        </>
      ) : (
        <ChartFrame id="load" chart={figure}>
          <p className="note">
            As your file states it, worked out in your browser. Percentiles that stand on too few requests are
            left out.
          </p>
        </ChartFrame>
      )}
    </Section>
  );
}

/** Copy without links: its points have no pages yet. */
function withoutLinks(figure: DraftFigure | null): DraftFigure | null {
  return figure === null ? null : { ...figure, table: plainTable(figure.table) };
}

function plainTable({ columns, rows, ...table }: Table): Table {
  return { ...table, columns: columns.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) };
}
