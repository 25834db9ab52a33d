import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLField, getNamedType, isUnionType } from 'graphql';
import { z } from 'zod';
import type { TestApi } from './api.ts';
import { ROOT } from './environment.ts';

const schema = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));

const Outcome = z.looseObject({ __typename: z.string(), code: z.string().optional() });
export type Outcome = z.infer<typeof Outcome>;

/** Every mutation of the schema, by name. */
export function mutations(): Readonly<Record<string, GraphQLField<unknown, unknown>>> {
  return schema.getMutationType()?.getFields() ?? {};
}

/** A document for a mutation: its one input as a variable, and of every type that it may answer the code of an error. */
export function documentOf(mutation: string, fields = ''): string {
  const field = mutations()[mutation];
  const type = field === undefined ? null : getNamedType(field.type);
  if (field === undefined || !isUnionType(type))
    throw new Error(`${mutation} is no mutation that answers a union`);
  const refusals = type
    .getTypes()
    .filter((member) => Object.hasOwn(member.getFields(), 'code'))
    .map(({ name }) => `... on ${name} { code message }`);
  const inputs = field.args.map(({ type: input }) => String(input));
  return `mutation ($input: ${inputs[0]}) { ${mutation}(input: $input) { __typename ${refusals.join(' ')} ${fields} } }`;
}

/** What a mutation answers: the type, and the code of a refusal; an error of GraphQL's own throws. */
export async function mutate(
  { post }: Pick<TestApi, 'post'>,
  mutation: string,
  { input, fields, token }: { input: object; fields?: string; token?: string | undefined },
): Promise<Outcome> {
  const variables = { input: { idempotencyKey: crypto.randomUUID(), ...input } };
  const { data, errors } = await post(documentOf(mutation, fields), variables, token);
  const outcome = Outcome.safeParse(data?.[mutation]);
  if (outcome.success) return outcome.data;
  throw new Error(`${mutation}: ${JSON.stringify(errors)}`);
}
