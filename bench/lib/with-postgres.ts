import path from 'node:path';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { privateDirectory } from '../../scripts/lib/state.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const note = (line: string) => void process.stderr.write(`${line}\n`);

/** A PostgreSQL server of the benches' own, ended with the action. Without fsync: no bench measures the disk. */
export async function withPostgres<T>(
  action: (server: { stateDir: string; adminUrl: string }) => Promise<T>,
): Promise<T> {
  const stateDir = privateDirectory(path.join(ROOT, '.inferbench/bench'));
  const postgres = await startPostgres({
    root: ROOT,
    stateDir: path.join(stateDir, 'postgres'),
    log: note,
    fsync: false,
  });
  try {
    return await action({ stateDir, adminUrl: postgres.adminUrl });
  } finally {
    await postgres.stop();
  }
}
