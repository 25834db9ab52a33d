import { parse, type TadaDocumentNode } from 'gql.tada';
import type { InputOf } from './whole-answer.ts';

/** A mutation of one input and what it answers. */
export type Mutation<Input, Answer> = TadaDocumentNode<{ answer: Answer }, { input: Input }>;
/** Answer of a mutation: one of its members, which says which. */
export type AnswerOf<Document> = Document extends Mutation<never, infer Answer> ? Answer : never;

type Fragment<Fields = object, On = string> = TadaDocumentNode<
  Fields,
  object,
  { fragment: string; on: On; masked: false }
>;
type Member<Part> =
  Part extends Fragment<infer Fields, infer On>
    ? Fields & { __typename: On }
    : Part extends string
      ? { __typename: Part }
      : never;

/** Asks for a mutation by its field. `members` are the types that its answer may be: fragments, or a name of which nothing more is asked. */
export function mutationOf<
  const Input extends string,
  const Members extends readonly (Fragment | (string & {}))[],
>(field: string, input: Input, members: Members) {
  const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const parts = members.flatMap((member) => (typeof member === 'string' ? [] : member.definitions));
  const spreads = members.flatMap((member) => (typeof member === 'string' ? [] : spreadOf(member)));
  const { kind, definitions } = parse(
    `mutation ${name}($input: ${input}!) { answer: ${field}(input: $input) { __typename ${spreads.join(' ')} } }`,
  );
  const document: unknown = { kind, definitions: [...definitions, ...new Set(parts)] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its members are the fragments; a test holds it to schema.graphql
  return document as Mutation<InputOf<Input>, Member<Members[number]>>;
}

function spreadOf({ definitions: [part] }: Fragment): string[] {
  return part !== undefined && 'typeCondition' in part ? [`...${part.name.value}`] : [];
}
