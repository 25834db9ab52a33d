import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { DecideInput, ExplainFlagInput, SubmissionActInput, WithdrawInput } from './act.input.ts';
import { type ActOutcomeType, ActPayload } from './act.type.ts';
import { perform } from './perform.ts';

/** What may be done about a submission that is stored; each act names the version that was read. */
@Resolver()
export class ActResolver {
  @Mutation(() => ActPayload, {
    description: 'Explains a flag of a submission of your own. Needs the scope submit or write:specs.',
  })
  explainFlag(
    @Arg('input', () => ExplainFlagInput, { description: 'The explanation.' })
    { text, ...input }: ExplainFlagInput,
    @Ctx() context: ApiContext,
  ): Promise<ActOutcomeType> {
    return perform(context, { ...input, reason: text, action: 'EXPLAIN' });
  }

  @Mutation(() => ActPayload, {
    description:
      'Pulls a submission of your own back. If it was public, its address tells who withdrew it, when and why. Needs the scope submit or write:specs.',
  })
  withdraw(
    @Arg('input', () => WithdrawInput, { description: 'The submission.' }) input: WithdrawInput,
    @Ctx() context: ApiContext,
  ): Promise<ActOutcomeType> {
    return perform(context, { ...input, action: 'WITHDRAW' });
  }

  @Mutation(() => ActPayload, { description: 'Begins to review a submission. Needs the scope review.' })
  takeUp(
    @Arg('input', () => SubmissionActInput, { description: 'The submission.' }) input: SubmissionActInput,
    @Ctx() context: ApiContext,
  ): Promise<ActOutcomeType> {
    return perform(context, { ...input, action: 'TAKE_UP' });
  }

  @Mutation(() => ActPayload, {
    description: 'Gives a submission that you took up back to the queue. Needs the scope review.',
  })
  release(
    @Arg('input', () => SubmissionActInput, { description: 'The submission.' }) input: SubmissionActInput,
    @Ctx() context: ApiContext,
  ): Promise<ActOutcomeType> {
    return perform(context, { ...input, action: 'RELEASE' });
  }

  @Mutation(() => ActPayload, { description: 'Decides about a submission. Needs the scope review.' })
  decide(
    @Arg('input', () => DecideInput, { description: 'The decision.' }) { verdict, ...input }: DecideInput,
    @Ctx() context: ApiContext,
  ): Promise<ActOutcomeType> {
    return perform(context, { ...input, action: verdict });
  }

  @Mutation(() => ActPayload, {
    description: 'Makes a submission final that another reviewer approved. Needs the scope review.',
  })
  publish(
    @Arg('input', () => SubmissionActInput, { description: 'The submission.' }) input: SubmissionActInput,
    @Ctx() context: ApiContext,
  ): Promise<ActOutcomeType> {
    return perform(context, { ...input, action: 'PUBLISH' });
  }
}
