import pg from 'pg';
import type { TestApi } from './api.ts';
import { heardStatements } from './heard-statements.ts';

export interface ReadStatement {
  name: string;
  text: string;
  values: unknown[];
}

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** The named statements that a server sends while something is asked of it, each once, the last of a name. */
export async function statementsOf(
  api: Pick<TestApi, 'database'>,
  action: () => Promise<unknown>,
): Promise<ReadStatement[]> {
  const sent = new Map<string, ReadStatement>();
  const heard = ([first]: readonly unknown[]) => {
    if (typeof first !== 'object' || first === null || !('name' in first) || !('text' in first)) return;
    const { name, text, values = [] } = first as unknown as Partial<ReadStatement>; // of pg
    if (name !== undefined && text !== undefined) sent.set(name, { name, text, values });
  };
  await heardStatements(api, heard, action);
  return [...sent.values()];
}

/** Pages of the database that each statement touches, by its name: the second time, when it is planned as it will be. */
export async function buffersOf(
  databaseUrl: string,
  statements: readonly ReadStatement[],
): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const buffers: Record<string, number> = {};
    for (const { name, text, values } of statements) {
      await client.query(text, values);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`,
        values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      buffers[name] = (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    }
    return buffers;
  } finally {
    await client.end();
  }
}
