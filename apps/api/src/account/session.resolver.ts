import { endOtherSessions } from '@inferbench/db/account/sessions';
import { authenticateFreshPerson } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { validationFailed } from '../mutation/refusals.ts';
import { mutationsOf } from '../mutation/mutations.ts';
import { type Outcome, payloadOf } from '../mutation/payload-of.ts';
import { EndOtherSessionsInput, OtherSessionsEndedType } from './session.type.ts';

/** One's own sessions; /session/sign-out ends the one that asks. */
export const SessionResolver = mutationsOf({
  endOtherSessions: {
    description:
      'Signs you out of every browser but this one. Needs a passkey used within five minutes, so that a copied cookie cannot shut you out.',
    asked: 'The idempotency key.',
    input: EndOtherSessionsInput,
    payload: payloadOf('endOtherSessions', OtherSessionsEndedType),
    async run(context, { idempotencyKey }: EndOtherSessionsInput): Promise<Outcome<OtherSessionsEndedType>> {
      const caller = await authenticateFreshPerson(context);
      if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
      const finding = idempotencyKeyFinding(idempotencyKey);
      if (finding !== null) return validationFailed('No session was ended.', [finding]);
      const { accountId, sessionId } = caller.value;
      const ended = await endOtherSessions(context.database.pool, { accountId, sessionId });
      return { kind: 'OtherSessionsEnded', ended };
    },
  },
});
