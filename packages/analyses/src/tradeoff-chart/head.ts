import type { ChartHead } from '@inferbench/domain/chart-head';
import type { Kind } from '@inferbench/domain/kind';
import type { ChartSlice } from '@inferbench/domain/tradeoff-chart';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff-point';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { sliceLine } from './slice-words.ts';

interface Parts {
  finding: string;
  notes: string[];
  slice: ChartSlice;
  points: readonly TradeoffPoint[];
  hasCurves: boolean;
  /** Day of the data where no point is dated. */
  date: string | null;
}

/** Publications that a source line names; of more, their number. */
const MOST_SOURCES = 3;

export function headOf({ finding, notes, slice, points, hasCurves, date }: Parts): ChartHead {
  const kinds: Kind[] = [];
  for (const kind of ['MEASURED', 'REPORTED'] as const)
    if (points.some((point) => point.kind === kind)) kinds.push(kind);
  if (hasCurves) kinds.push('SIMULATED');
  return {
    finding,
    slice: sliceLine(slice, hasCurves),
    notes,
    kinds,
    source: sourceLine(points, hasCurves),
    date: newestOf(points) ?? date,
  };
}

function sourceLine(points: readonly TradeoffPoint[], hasCurves: boolean): string {
  const publications = [
    ...new Set(points.flatMap(({ source }) => (source === null ? [] : shortSource(source)))),
  ].toSorted();
  const named = publications.slice(0, MOST_SOURCES).join(', ');
  const more = publications.length > MOST_SOURCES ? ` and ${publications.length - MOST_SOURCES} more` : '';
  return [
    hasCurves ? `simulated, engine ${ENGINE_VERSION}` : '',
    publications.length === 0 ? '' : `published: ${named}${more}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** "InferenceX" of "SemiAnalysisAI/InferenceX (fork faradawn)": whose copy it is stands with each point. */
function shortSource(source: string): string {
  return (
    source
      .replaceAll(/ \([^)]*\)/g, '')
      .split('/')
      .at(-1) ?? source
  );
}

/** Newest date of a point, as exact as it was published. */
function newestOf(points: readonly TradeoffPoint[]): string | null {
  return (
    points
      .flatMap(({ measured }) => measured?.to ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}
