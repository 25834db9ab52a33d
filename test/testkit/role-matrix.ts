import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from './environment.ts';

const Cells = z.union([z.string(), z.number()]).transform((text) => String(text).split(' '));
const Row = z.strictObject({ ask: z.string().optional(), own: Cells, other: Cells.optional() });
const Matrix = z.strictObject({
  columns: z.array(z.string()),
  cells: z.record(z.string(), z.string()),
  mutations: z.record(
    z.string(),
    Row.omit({ ask: true }).extend({ input: z.record(z.string(), z.unknown()) }),
  ),
  viewer: z.record(z.string(), Row),
  hidden: z.record(z.string(), Row.extend({ ask: z.string() })),
});

/** Who may do and see what, as test/fixtures/role-matrix.yaml says it. */
export const ROLE_MATRIX = Matrix.parse(
  parse(readFileSync(path.join(ROOT, 'test/fixtures/role-matrix.yaml'), 'utf8')),
);

/** A text with the ids that its words with a $ stand for. Longer names first: `$hidden` begins `$hiddenRun`. */
export function withIds(text: string, ids: Readonly<Record<string, string>>): string {
  return Object.keys(ids)
    .toSorted((a, b) => b.length - a.length)
    .reduce((filled, name) => filled.replaceAll(`$${name}`, ids[name] ?? ''), text);
}

/** The letter that a cell has while passkeys are fresh, or when they are not: `P:N` is N with one. */
export function cellWhen(cell: string, fresh: boolean): string {
  if (!cell.startsWith('P')) return cell;
  return fresh ? (cell.split(':')[1] ?? 'L') : 'S';
}
