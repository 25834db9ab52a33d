import type { Refused } from '@inferbench/domain/outcome';
import { parse, type TadaDocumentNode } from 'gql.tada';
import { z } from 'zod';
import type { graphql } from './graphql.ts';

type EnumName<Text extends string> = Text extends `${infer Word}${'-' | ':'}${infer Rest}`
  ? `${Uppercase<Word>}_${EnumName<Rest>}`
  : Uppercase<Text>;
/** A value of the domain as the API writes it: the words of enums in capitals. */
type Answered<T> = T extends string
  ? string extends T
    ? T
    : EnumName<T>
  : T extends readonly (infer Item)[]
    ? Answered<Item>[]
    : T extends object
      ? { [Key in keyof T]: Answered<T[Key]> }
      : T;
type Input<Name extends string> = ReturnType<typeof graphql.scalar<Name>>;
type Whole<Type extends string, S extends z.ZodObject> =
  (Answered<z.infer<S>> & { __typename: Type }) | (Refused & { __typename: 'SimulationRefused' });

interface Question<Field, Type, Inputs, S> {
  field: Field;
  type: Type;
  /** Input types by argument. */
  input: Inputs;
  schema: S;
}

/**
 * Asks for all that a schema of the domain holds, of an answer whose type projects it, or for why there is none. The test of every
 * document holds it to schema.graphql.
 */
export function wholeAnswer<
  const Field extends string,
  const Type extends string,
  const Inputs extends Readonly<Record<string, string>>,
  S extends z.ZodObject,
>({ field, type, input, schema }: Question<Field, Type, Inputs, S>) {
  const inputs = Object.entries(input);
  const stated = inputs.map(([argument, name]) => `$${argument}: ${name}!`);
  const given = inputs.map(([argument]) => `${argument}: $${argument}`);
  const document: unknown = parse<string>(
    `query ${type}(${stated.join()}) { ${field}(${given.join()}) { __typename
      ... on ${type} ${selectionOf(schema)} ... on SimulationRefused { code message path fix } } }`,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its fields are the keys of the schema
  return document as TadaDocumentNode<
    Record<Field, Whole<Type, S>>,
    { [Argument in keyof Inputs]: Input<Inputs[Argument]> }
  >;
}

function selectionOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return selectionOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return selectionOf(schema.element);
  if (!(schema instanceof z.ZodObject)) return '';
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  return `{ ${fields.map(([key, inner]) => `${key} ${selectionOf(inner)}`).join(' ')} }`;
}
