import { type CsvCell, csvComment, csvLine } from '@inferbench/units/csv';

export interface ExportTable {
  cite: string;
  /** What the rows have in common: epoch, metric, slice. */
  facts: Readonly<Record<string, CsvCell>>;
  keys: readonly string[];
  rows: readonly Readonly<Record<string, CsvCell>>[];
}

/** RFC 4180 after comment lines that readers skip with `#`; a value that is missing is an empty cell. */
export function exportCsv({ cite, facts, keys, rows }: ExportTable): string {
  const about = Object.entries(facts).map(([key, value]) => `${key}: ${value ?? 'none'}`);
  const lines = [
    csvComment(`Cite as: ${cite}`),
    csvComment(about.join('; ')),
    csvLine(keys),
    ...rows.map((row) => csvLine(keys.map((key) => row[key] ?? null))),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

export function exportJson({ cite, facts, rows }: ExportTable): string {
  return `${JSON.stringify({ schema: 'inferbench.export/1', cite, ...facts, rows }, null, 2)}\n`;
}
