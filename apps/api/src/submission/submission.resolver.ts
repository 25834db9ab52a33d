import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { submitRun } from './submit-run.ts';
import { SubmitRunInput, type SubmitRunOutcome, SubmitRunPayload } from './submission.type.ts';

@Resolver()
export class SubmissionResolver {
  @Mutation(() => SubmitRunPayload, {
    description:
      'Submits a run: imports, checks, scores and stores it. Needs an API key with the scope submit.',
  })
  submitRun(
    @Arg('input', () => SubmitRunInput, { description: 'The run.' }) input: SubmitRunInput,
    @Ctx() context: ApiContext,
  ): Promise<SubmitRunOutcome> {
    return submitRun(context, input);
  }
}
