import { disablePasskey } from '@inferbench/db/account/passkeys';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { authenticateFreshPerson } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { notFound } from '../mutation/input-findings.ts';
import { validationFailed } from '../mutation/refusals.ts';
import { mutationsOf } from '../mutation/mutations.ts';
import { type Outcome, payloadOf } from '../mutation/payload-of.ts';
import { DisablePasskeyInput, PasskeyDisabledType, toPasskeyType } from './passkey.type.ts';

/** One's own passkeys; /sign-in registers them. */
export const PasskeyResolver = mutationsOf({
  disablePasskey: {
    description:
      'Ends a passkey of your own, for example of a device that you lost, and every other session of yours. Needs a passkey used within five minutes; the last one stays.',
    asked: 'The passkey.',
    input: DisablePasskeyInput,
    payload: payloadOf('disablePasskey', PasskeyDisabledType),
    run: disable,
  },
});

async function disable(
  context: ApiContext,
  { id, idempotencyKey }: DisablePasskeyInput,
): Promise<Outcome<PasskeyDisabledType>> {
  const caller = await authenticateFreshPerson(context);
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const finding = idempotencyKeyFinding(idempotencyKey);
  if (finding !== null) return validationFailed('No passkey was disabled.', [finding]);
  const { accountId, sessionId } = caller.value;
  const uuid = uuidOf('Passkey', id);
  const outcome =
    uuid === null
      ? ({ kind: 'not-found' } as const)
      : await disablePasskey(context.database.pool, { accountId, sessionId, id: uuid });
  switch (outcome.kind) {
    case 'done':
      return { kind: 'PasskeyDisabled', passkey: toPasskeyType(outcome.passkey) };
    case 'last': {
      const message = 'The last passkey stays: you could not sign in any more. Register another one first.';
      return { kind: 'ValidationFailed', code: 'INVALID', message, findings: [] };
    }
    case 'not-found': {
      const message = 'You have no passkey with this id.';
      return notFound('input.id', { id, message, fix: 'viewer { passkeys } lists them.' });
    }
  }
}
