import { SCORE_COLUMNS, type ScoreFilter, type ScoreRow } from '@inferbench/domain/score-row';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { type CsvCell, csvComment, csvLine } from '@inferbench/importers/csv';

interface Head {
  epochId: number | null;
  filter: ScoreFilter;
}

/** How the export writes what it is, and a row. */
export interface ExportFormat {
  contentType: string;
  fileName: string;
  head(head: Head): string;
  row(row: ScoreRow): string;
}

const LICENCE =
  'Scores and table: Apache-2.0. Figures of third parties stand under the licence of their publication, see sourceDocument, sourceRevision and sourceLicence.';

function about({ epochId, filter }: Head) {
  return {
    cite: `InferBench, scores of epoch ${epochId ?? 'none'}, exported by engine ${ENGINE_VERSION}`,
    licence: LICENCE,
    epoch: epochId,
    filter,
  };
}

/** The columns in order, in the words of the API. */
function shown(row: ScoreRow): Record<string, CsvCell> {
  const cells: Record<string, CsvCell> = {};
  for (const column of SCORE_COLUMNS) cells[column] = row[column];
  return { ...cells, powerBoundary: row.powerBoundary?.toUpperCase() ?? null };
}

const CSV: ExportFormat = {
  contentType: 'text/csv; charset=utf-8',
  fileName: 'inferbench-scores.csv',
  head(head) {
    const { cite, licence, filter } = about(head);
    const narrowed = Object.entries(filter).map(([key, value]) => `${key} = ${value}`);
    return [
      csvComment(`Cite as: ${cite}`),
      csvComment(`Licence: ${licence}`),
      csvComment(`Only: ${narrowed.length === 0 ? 'everything' : narrowed.join('; ')}`),
      csvLine(SCORE_COLUMNS),
      '',
    ].join('\n');
  },
  row: (row) => `${csvLine(Object.values(shown(row)))}\n`,
};

const JSONL: ExportFormat = {
  contentType: 'application/jsonl; charset=utf-8',
  fileName: 'inferbench-scores.jsonl',
  head: (head) => `${JSON.stringify(about(head))}\n`,
  row: (row) => `${JSON.stringify(shown(row))}\n`,
};

export const exportFormat = (name: 'csv' | 'jsonl'): ExportFormat => (name === 'csv' ? CSV : JSONL);
