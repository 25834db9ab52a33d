import { type ClassType, createUnionType } from 'type-graphql';
import { UnauthorizedType, ValidationFailedType } from './payloads.type.ts';

/** What a mutation answers that is about the caller's own: that it is done, or why not. */
export type Outcome<Done> = Done | ValidationFailedType | UnauthorizedType;

/** The union of that for GraphQL, named after the mutation, and of what else it can answer. */
export function payloadOf<Done extends ClassType, Also extends readonly ClassType[]>(
  mutation: string,
  done: Done,
  ...also: Also
) {
  return createUnionType({
    name: `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`,
    description: `Outcome of ${mutation}.`,
    types: () => [done, ...also, ValidationFailedType, UnauthorizedType] as const,
  });
}
