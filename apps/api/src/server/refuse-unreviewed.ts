import type { Database } from '@inferbench/db/connection/database';
import { readInstance } from '@inferbench/db/shared/instance-reader';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** Ends the start of a process that other machines reach, where results would be listed that nobody reviewed. */
export async function refuseUnreviewed({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { review } = await readInstance(pool);
  if (review === 'required') return;
  throw new InferbenchError(
    'INVALID',
    'Other machines reach this process (INFERBENCH_HOST, INFERBENCH_PUBLIC_ORIGIN or INFERBENCH_TRUSTED_PROXIES), and this database ' +
      'lists results that nobody reviewed. Say `inferbench admin review required` (INFERBENCH_ADMIN_DATABASE_URL), or serve it on loopback alone.',
  );
}
