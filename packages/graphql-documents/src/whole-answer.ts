import type { Refused } from '@inferbench/domain/errors/outcome';
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

/** An input of the API; what is left out may be undefined. */
type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { [Key in keyof T]: Given<T[Key]> | (Partial<Pick<T, Key>> extends Pick<T, Key> ? undefined : never) }
    : T;

/** A question whose answer is whole, or the reason why there is none. */
export type AnswerDocument<Request, Value> = TadaDocumentNode<
  { answer: Value | Refused },
  { request: Request }
>;
/** Answer of a document where it is not refused. */
export type AnswerTo<Document> = Document extends AnswerDocument<never, infer Value> ? Value : never;

interface Question<Input, Shape> {
  field: string;
  /** Name of its argument. */
  argument?: string;
  input: Input;
  type: string;
  shape: Shape;
}

/**
 * Asks for all that a shape holds, of an answer whose type projects it, or for why there is none. The test of every document holds it
 * to schema.graphql.
 */
export function wholeAnswer<const Input extends string, Shape extends z.ZodObject>({
  field,
  argument = 'request',
  input,
  type,
  shape,
}: Question<Input, Shape>) {
  const document: unknown = parse<string>(
    `query ${type}($request: ${input}!) { answer: ${field}(${argument}: $request) {
      ... on ${type} ${selectionOf(shape)} ... on SimulationRefused { code message path fix } } }`,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its fields are the keys of the schema
  return document as AnswerDocument<
    Given<ReturnType<typeof graphql.scalar<Input>>>,
    Answered<z.infer<Shape>>
  >;
}

function selectionOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return selectionOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return selectionOf(schema.element);
  if (!(schema instanceof z.ZodObject)) return '';
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  return `{ ${fields.map(([key, inner]) => `${key} ${selectionOf(inner)}`).join(' ')} }`;
}
