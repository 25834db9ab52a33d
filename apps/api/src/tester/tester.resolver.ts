import { readTestRequests } from '@inferbench/db/submissions/test-requests';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { ViewerType } from '../account/viewer.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { NotAllowedType } from '../lifecycle/act.type.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { mutationsOf } from '../mutation/mutations.ts';
import { payloadOf } from '../mutation/payload-of.ts';
import { ConflictType } from '../mutation/payloads.type.ts';
import { answerTest } from './answer-test.ts';
import { AnswerTestInput, TestAnsweredType, TestRequestType, toTestRequest } from './tester.type.ts';

const MOST_REQUESTS = 100;

@Resolver(() => ViewerType)
export class TesterResolver {
  @FieldResolver(() => [TestRequestType], {
    nullable: true,
    description: `Results of others that name the organisation as who measured, what waits for its answer first, ${MOST_REQUESTS} at the most. Needs the scope read:scores or submit.`,
  })
  async testRequests(@Ctx() context: ApiContext): Promise<TestRequestType[]> {
    const caller = await authenticate(context, 'read:scores', 'submit');
    if (!caller.ok) throw new InferbenchError(caller.error.code, caller.error.message);
    const { organizationId } = caller.value;
    const asked = { organizationId, limit: MOST_REQUESTS };
    return (await readTestRequests(context.database.pool, asked)).map(toTestRequest);
  }
}

export const TesterMutations = mutationsOf({
  answerTest: {
    description:
      'Says whether your organisation measured a result that names it: only what it confirms is named beside the figures. Needs the scope submit.',
    asked: 'The answer.',
    input: AnswerTestInput,
    payload: payloadOf('answerTest', TestAnsweredType, NotAllowedType, ConflictType),
    run: answerTest,
  },
});
