import { type ClassType, createUnionType } from 'type-graphql';
import { UnauthorizedType, ValidationFailedType } from './payloads.type.ts';

/** What a mutation answers that is about the caller's own: that it is done, or why not. */
export type Outcome<Done> = Done | ValidationFailedType | UnauthorizedType;

/** The union of that for GraphQL, named after the mutation. */
export function payloadOf<Done extends ClassType>(mutation: string, done: Done) {
  return createUnionType({
    name: `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`,
    description: `Outcome of ${mutation}.`,
    types: () => [done, ValidationFailedType, UnauthorizedType] as const,
  });
}
