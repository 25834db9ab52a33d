import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { csvComment } from '@inferbench/units/csv';
import type { Figure } from './figure.ts';
import { csvText, jsonRows } from './table-files.ts';

/** Words around the numbers of a frame, for files that have no frame. */
function frameOf({ head, address }: Figure, origin: string) {
  return {
    finding: head.finding,
    slice: head.slice,
    kinds: head.kinds.map((kind) => KIND_WORDS[kind]),
    notes: head.notes,
    source: head.source,
    date: head.date,
    address: `${origin}${address}`,
  };
}

/** Numbers of a chart as CSV; what its frame says stands before them in lines that readers skip with `#`. */
export function figureCsv(figure: Figure, origin: string): string {
  const said = Object.entries(frameOf(figure, origin)).flatMap(([key, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : value;
    return text === null || text === '' ? [] : [`${csvComment(`${key}: ${text}`)}\r\n`];
  });
  return `${said.join('')}${csvText(figure.data ?? figure.table)}`;
}

/** The same as JSON. */
export function figureJson(figure: Figure, origin: string): string {
  const { head, table, data = table } = figure;
  const said = { schema: 'inferbench.figure/1', sentence: head.finding, ...frameOf(figure, origin) };
  return `${JSON.stringify({ ...said, caption: data.caption, rows: jsonRows(data) }, null, 2)}\n`;
}
