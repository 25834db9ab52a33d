import { type GraphQLSchema, isInterfaceType, isUnionType } from 'graphql';
import { z } from 'zod';
import { parseGlobalId } from '../graphql/global-id.ts';

const Kinded = z.object({ kind: z.string() });
const Identified = z.object({ id: z.string() });

/** Members of unions say their type themselves. */
function typeOfMember(value: unknown): string | undefined {
  return Kinded.safeParse(value).data?.kind;
}

/** Objects behind an interface have a global id, which says their type. */
function typeOfNode(value: unknown): string | undefined {
  const id = Identified.safeParse(value).data?.id;
  return id === undefined ? undefined : parseGlobalId(id)?.type;
}

/** type-graphql resolves types behind a promise, always; graphql-jit takes the promise for a type and fails. */
export function resolveTypesAtOnce(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type)) type.resolveType = typeOfMember;
    if (isInterfaceType(type)) type.resolveType = typeOfNode;
  }
  return schema;
}
