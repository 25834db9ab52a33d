import { InstanceState } from '@inferbench/domain/submissions/instance-state';
import type pg from 'pg';

/** What holds for the whole installation. */
export async function readInstance(pool: pg.Pool): Promise<InstanceState> {
  const { rows } = await pool.query<object>({
    name: 'instance',
    text: 'SELECT review, demo FROM instance WHERE id = 1',
  });
  return InstanceState.parse(rows[0]);
}
