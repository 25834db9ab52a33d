import type { Cell, Figure } from './figure.ts';

function plain(cell: Cell) {
  return cell !== null && typeof cell === 'object' ? cell.words : cell;
}

/** The finding and the numbers of a figure, as its CSV has them. */
export function figureJson({ sentence, table, data = table }: Figure): string {
  const heads = data.columns.map(({ head }) => head);
  const rows = data.rows.map((row) =>
    Object.fromEntries(heads.map((head, index) => [head, plain(row[index] ?? null)])),
  );
  return `${JSON.stringify({ schema: 'inferbench.figure/1', sentence, caption: data.caption, rows }, null, 2)}\n`;
}
