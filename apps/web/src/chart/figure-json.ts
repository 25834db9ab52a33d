import type { Cell, Figure } from './figure.ts';

interface Written extends Pick<Figure, 'sentence' | 'table' | 'data'> {
  /** What else is known of the whole figure. */
  about?: Readonly<Record<string, unknown>>;
}

/** A cell without its link. */
export function plainCell(cell: Cell): string | number | null {
  return cell !== null && typeof cell === 'object' ? cell.words : cell;
}

/** The finding and the numbers of a figure, as its CSV has them. */
export function figureJson({ sentence, table, data = table, about = {} }: Written): string {
  const heads = data.columns.map(({ head }) => head);
  const rows = data.rows.map((row) =>
    Object.fromEntries(heads.map((head, index) => [head, plainCell(row[index] ?? null)])),
  );
  return `${JSON.stringify({ schema: 'inferbench.figure/1', sentence, ...about, caption: data.caption, rows }, null, 2)}\n`;
}
