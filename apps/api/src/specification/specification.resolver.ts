import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { SubmitChipInput, SubmitModelInput } from './specification.input.ts';
import { SubmitChipPayload, SubmitModelPayload } from './specification.type.ts';
import { type EntityOutcome, submitEntity } from './submit-entity.ts';

@Resolver()
export class SpecificationResolver {
  @Mutation(() => SubmitChipPayload, {
    description:
      'Submits a chip specification, or its next version. Needs a key with the scope submit or write:specs.',
  })
  submitChip(
    @Arg('input', () => SubmitChipInput, { description: 'The specification.' }) input: SubmitChipInput,
    @Ctx() context: ApiContext,
  ): Promise<EntityOutcome> {
    return submitEntity(context, { subject: 'CHIP', input });
  }

  @Mutation(() => SubmitModelPayload, {
    description: 'Submits the shape of a model. Needs a key with the scope submit or write:specs.',
  })
  submitModel(
    @Arg('input', () => SubmitModelInput, { description: 'The model.' }) input: SubmitModelInput,
    @Ctx() context: ApiContext,
  ): Promise<EntityOutcome> {
    return submitEntity(context, { subject: 'MODEL', input });
  }
}
