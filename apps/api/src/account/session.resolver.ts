import { endOtherSessions } from '@inferbench/db/account/sessions';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { authenticateFreshPerson } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { validationFailed } from '../mutation/refusals.ts';
import {
  EndOtherSessionsInput,
  type EndOtherSessionsOutcome,
  EndOtherSessionsPayload,
} from './session.type.ts';

/** Resolver of one's own sessions; /session/sign-out ends the one that asks. */
@Resolver()
export class SessionResolver {
  @Mutation(() => EndOtherSessionsPayload, {
    description:
      'Signs you out of every browser but this one. Needs a passkey used within five minutes, so that a copied cookie cannot shut you out.',
  })
  async endOtherSessions(
    @Arg('input', () => EndOtherSessionsInput, { description: 'The idempotency key.' })
    { idempotencyKey }: EndOtherSessionsInput,
    @Ctx() context: ApiContext,
  ): Promise<EndOtherSessionsOutcome> {
    const caller = await authenticateFreshPerson(context);
    if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
    const finding = idempotencyKeyFinding(idempotencyKey);
    if (finding !== null) return validationFailed('No session was ended.', [finding]);
    const { accountId, sessionId } = caller.value;
    const ended = await endOtherSessions(context.database.pool, { accountId, sessionId });
    return { kind: 'OtherSessionsEnded', ended };
  }
}
