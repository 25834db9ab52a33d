import { shownDemonstrations } from '@inferbench/db/admin/demonstration';
import type { Database } from '@inferbench/db/connection/database';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** Ends the start of a process that is none of the demonstration, where the database would show such results to everybody. */
export async function refuseDemonstration({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const shown = await shownDemonstrations(pool);
  if (shown.length === 0) return;
  throw new InferbenchError(
    'INVALID',
    `This database shows results of the demonstration (${shown.join(', ')}). Take them out with \`inferbench admin remove-demo\` ` +
      '(INFERBENCH_ADMIN_DATABASE_URL), or serve it on loopback with INFERBENCH_DEMO=1.',
  );
}
