import { asAdmin } from './database.ts';

/** Counters that only ever grow, and when something was used. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  slice_stat: ['version'],
  board_state: ['version'],
  api_key: ['last_used_at'],
  tradeoff_group: ['change'],
  tradeoff_point: ['change'],
  worker_heartbeat: ['seen_at'],
  board_change: ['id', 'changes'],
  // Rows of one key stand apart until they are folded, each time under another id.
  point_count: ['id'],
  version_count: ['id'],
  rule_count: ['id'],
};

/** Every row of every table of a database, as text and in one order. */
export function tableContents(adminUrl: string): Promise<Record<string, string[]>> {
  return asAdmin(adminUrl, async (client) => {
    await client.query('SELECT fold_counts()');
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
    );
    const contents: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT (to_jsonb(t) - $1::text[])::text AS row FROM ${client.escapeIdentifier(name)} t ORDER BY 1`,
        [LEFT_OUT[name] ?? []],
      );
      contents[name] = rows.map(({ row }) => row);
    }
    return contents;
  });
}
