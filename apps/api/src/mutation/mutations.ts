import { Arg, type ClassType, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';

interface MutationOf<Input> {
  description: string;
  /** Description of the input. */
  asked: string;
  input: ClassType;
  /** Union of what it answers. */
  payload: object;
  run: (context: ApiContext, input: Input) => Promise<object>;
}

/** Resolver of mutations, each of one input, by their fields. */
export function mutationsOf<Inputs extends Readonly<Record<string, object>>>(mutations: {
  readonly [Field in keyof Inputs]: MutationOf<Inputs[Field]>;
}): ClassType {
  @Resolver()
  // oxlint-disable-next-line typescript/no-extraneous-class -- its mutations are added from the table
  class Mutations {}
  for (const [field, mutation] of Object.entries<MutationOf<never>>(mutations)) {
    const { description, asked, input, payload, run } = mutation;
    const value = (given: never, context: ApiContext) => run(context, given);
    Object.defineProperty(Mutations.prototype, field, { value });
    Mutation(() => payload, { description })(Mutations.prototype, field, { value });
    Arg('input', () => input, { description: asked })(Mutations.prototype, field, 0);
    Ctx()(Mutations.prototype, field, 1);
  }
  return Mutations;
}
