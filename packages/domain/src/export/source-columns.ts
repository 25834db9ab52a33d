import { z } from 'zod';
import type { Point } from '../runs/point.ts';
import type { Run } from '../runs/run.ts';
import { measuredOf } from '../tradeoff/tradeoff-row.ts';
import { word } from '../terms/figure.ts';

/** Columns for where a row comes from and when it was measured. */
export const SOURCE_COLUMNS = {
  measuredFrom: word('First day of a median over reruns; null for one run.'),
  measuredTo: word('When it was measured, or the last day of reruns; null: nobody said.'),
  sourceDocument: word('Publication that it comes from; null for submitted runs.'),
  sourceRevision: word('Commit, release or day of it.'),
  sourceLicence: word('Licence of the publication; null where it states none.'),
  sourceSection: word('Tables or sections of it; null where not stated.'),
  sourceRows: word('Rows of our list of measurements that hold its figures.'),
  sourceConfiguration: word('Number under which the source lists the configuration; null where it has none.'),
  sourceCampaign: word('Series of runs that several publications share: two of them are not two witnesses.'),
  sourceGrade: word('How controlled a publication is: A, B or C; null for submitted runs.'),
  alsoIn: word('Other publications of the same point.'),
};
const SourceCells = z.object(SOURCE_COLUMNS);
export type SourceCells = z.infer<typeof SourceCells>;

/** Cells of a run's source and its day. */
export type FromRun = Pick<Run, 'publication' | 'startedAt' | 'recordedAt'>;

export function sourceCells(run: FromRun, point: Point): SourceCells {
  const { publication } = run;
  const measured = measuredOf(run, point);
  return {
    measuredFrom: measured?.from ?? null,
    measuredTo: measured?.to ?? null,
    sourceDocument: publication?.document ?? null,
    sourceRevision: publication?.revision ?? null,
    sourceLicence: publication?.licence ?? null,
    ...rowCells(point),
    sourceConfiguration: publication?.sourceConfiguration ?? null,
    sourceCampaign: publication?.campaign ?? null,
  };
}

function rowCells(point: Point) {
  const reported = point.measurement === 'summary' ? point.reported : null;
  return {
    sourceSection: listed(reported?.rows.map(({ section }) => section)),
    sourceRows: listed(reported?.rows.map(({ id }) => id)),
    sourceGrade: reported?.sourceGrade ?? null,
    alsoIn: listed(reported?.alsoIn?.map(({ document }) => document)),
  };
}

/** Different words in one cell. */
function listed(words: readonly (string | null)[] | undefined): string | null {
  const stated = new Set(words?.filter((one) => one !== null));
  return stated.size === 0 ? null : [...stated].join('; ');
}
