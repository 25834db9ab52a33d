import type pg from 'pg';
import type { MigrationFinding } from './verdict.ts';

/** Schema as a version of ours reads and writes it, by name, and in which files its tables are. */
export interface SchemaState {
  /** Things that may be missed, each with its kind before its name; of columns the type and whether a row needs one. */
  things: Record<string, string>;
  /** Files of tables by their ids. */
  files: Record<string, { table: string; file: number }>;
  lockTimeout: string;
}

export type Difference = Omit<MigrationFinding, 'statement'> & { key: string };

const STATE = `
  SELECT coalesce((SELECT json_object_agg(key, value) FROM (
           SELECT CASE relkind WHEN 'v' THEN 'view ' ELSE 'table ' END || relname AS key, '' AS value
           FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
           UNION ALL
           SELECT 'column ' || relname || '.' || attname,
                  format_type(atttypid, atttypmod) || CASE WHEN attnotnull AND NOT (atthasdef OR attidentity <> '') THEN ', needed' ELSE '' END
           FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
           WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND attnum > 0 AND NOT attisdropped
           UNION ALL
           SELECT 'function ' || oid::regprocedure, format_type(prorettype, NULL) FROM pg_proc
           WHERE pronamespace = 'public'::regnamespace
           UNION ALL
           SELECT 'value ' || typname || '.' || enumlabel, '' FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
         ) things), '{}') AS things,
         coalesce((SELECT json_object_agg(oid, json_build_object('table', relname, 'file', relfilenode)) FROM pg_class
                   WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'), '{}') AS files,
         current_setting('lock_timeout') AS "lockTimeout"`;

/** The state as the transaction of the client has it. */
export async function schemaState(client: pg.Client): Promise<SchemaState> {
  const { rows } = await client.query<SchemaState>(STATE);
  const [state] = rows;
  if (state === undefined) throw new Error('one row of state');
  return state;
}

/** Rows of a table above which nothing may write it anew: nobody reads or writes it meanwhile. */
const MOST_ROWS = 1_000_000;

/** Differences that hurt a version that runs on the state of before. */
export function differences(
  before: SchemaState,
  after: SchemaState,
  rowsOf: (table: string) => number,
): Difference[] {
  return [
    ...taken(before, after),
    ...needed(before, after),
    ...rewritten(before, after, rowsOf),
    ...(after.lockTimeout === '0' && before.lockTimeout !== '0' ? [waits] : []),
  ];
}

const CONTRACT_FIX =
  'let the version that runs stop using it first; in a later release say `-- contract: REASON` in the migration that takes it away';

const waits: Difference = {
  key: 'lock_timeout',
  kind: 'LOCK_TIMEOUT',
  found: 'waits for locks without end, and everybody else behind it',
  fix: 'leave the limit that migrations have, or set another',
};

/** Things that are gone or have another type; parts of a thing that is gone are told with it. */
function taken({ things: before }: SchemaState, { things: after }: SchemaState): Difference[] {
  return Object.keys(before).flatMap((key) => {
    const [was, is] = [before[key], after[key]];
    const [table] = key.replace(/^column /, '').split('.');
    const isPart = key.startsWith('column ') && !(`table ${table}` in after || `view ${table}` in after);
    if (was === is || isPart) return [];
    const found = is === undefined ? `${key} is gone` : `${key} was ${was}, is ${is}`;
    const isEasier = is !== undefined && was === `${is}, needed`;
    return isEasier ? [] : [{ key, kind: 'CONTRACT' as const, found, fix: CONTRACT_FIX }];
  });
}

/** New columns without which nobody can add a row to a table that was there. */
function needed({ things: before }: SchemaState, { things: after }: SchemaState): Difference[] {
  return Object.entries(after).flatMap(([key, type]) => {
    const [table] = key.replace(/^column /, '').split('.');
    const isNeeded = key.startsWith('column ') && type.endsWith(', needed') && !(key in before);
    return isNeeded && `table ${table}` in before
      ? [
          {
            key,
            kind: 'CONTRACT' as const,
            found: `${key} is new, and rows need it`,
            fix: 'give it a default',
          },
        ]
      : [];
  });
}

function rewritten(
  { files: before }: SchemaState,
  { files: after }: SchemaState,
  rowsOf: (table: string) => number,
): Difference[] {
  return Object.entries(after).flatMap(([id, { table, file }]) => {
    const was = before[id];
    const rows = was === undefined || was.file === file ? 0 : rowsOf(was.table);
    return rows > MOST_ROWS
      ? [
          {
            key: `file ${table}`,
            kind: 'REWRITE' as const,
            found: `table ${table} of ${rows} rows is written anew, and nobody reads it meanwhile`,
            fix: 'add another column that is empty or has a constant default, fill it in parts, and change over in a later release',
          },
        ]
      : [];
  });
}
