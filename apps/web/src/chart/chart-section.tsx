import type { DraftFigure, Figure } from '@inferbench/chart/figure';
import type { ReactNode } from 'react';
import { ChartFrame } from './chart-frame.tsx';

interface ChartSectionProps {
  id: string;
  /** Chart that is shown; null where there is nothing to draw. */
  chart: Figure | DraftFigure | null;
  controls?: ReactNode;
  notes?: ReactNode;
  /** Words in the place of a chart that there is not. */
  children?: ReactNode;
}

export function ChartSection({ id, chart, controls, notes, children }: ChartSectionProps) {
  if (chart === null) return <section id={id}>{children}</section>;
  return (
    <section aria-labelledby={`${id}-title`}>
      <ChartFrame id={id} chart={chart} controls={controls}>
        {notes}
      </ChartFrame>
    </section>
  );
}
