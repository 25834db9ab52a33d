import { recover as recoverAccount } from '@inferbench/db/account/recover';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Reply, Visit } from './visit.ts';

/** Lets somebody who lost their passkey register another by a code that they kept. Throws GONE, UNAUTHENTICATED. */
export async function recover({ pool }: Visit, { code }: { code: string }): Promise<Reply> {
  const outcome = await recoverAccount(pool, code);
  switch (outcome.kind) {
    case 'recovered':
      return { body: {}, cookie: outcome.cookie };
    case 'gone':
      throw new InferbenchError('GONE', 'This recovery code was used, or others took its place.', {
        fix: 'Use another code of the newest ten.',
      });
    case 'unknown':
      throw new InferbenchError('UNAUTHENTICATED', 'Nobody has this recovery code.', {
        expected: '26 letters and digits, with or without the hyphens between them',
      });
  }
}
