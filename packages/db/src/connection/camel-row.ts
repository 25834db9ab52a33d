import type pg from 'pg';
import type { z } from 'zod';

const NAMES = new Map<string, string>();

/** `epoch_id` of PostgreSQL is `epochId` everywhere else. Names are few: each is worked out once. */
function camelCased(column: string): string {
  const known = NAMES.get(column);
  if (known !== undefined) return known;
  const name = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  NAMES.set(column, name);
  return name;
}

/** A row under the names of the domain, for a schema to read: no column name leaves this package. */
export function camelRow(row: object): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  // Key by key: an object made from entries is a dictionary to V8, six times as slow to make and slow to read.
  const columns: Readonly<Record<string, unknown>> = { ...row };
  for (const column of Object.keys(columns)) renamed[camelCased(column)] = columns[column];
  return renamed;
}

/** A pool, or a client that is taken from one. */
export type Queries = Pick<pg.Pool, 'query'>;

/** Rows of a statement under the names of the domain, as a schema has them. */
export async function rowsOf<Row>(
  asked: Queries,
  schema: z.ZodType<Row>,
  text: string | pg.QueryConfig,
  values?: unknown[],
): Promise<Row[]> {
  const { rows } = await asked.query<object>(text, values);
  return rows.map((row) => schema.parse(camelRow(row)));
}
