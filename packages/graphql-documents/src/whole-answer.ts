import type { Refused } from '@inferbench/domain/errors/outcome';
import { parse, type TadaDocumentNode } from 'gql.tada';
import { z } from 'zod';
import type { graphql } from './graphql.ts';

type EnumName<Text extends string> = Text extends `${infer Word}${'-' | ':'}${infer Rest}`
  ? `${Uppercase<Word>}_${EnumName<Rest>}`
  : Uppercase<Text>;
/** A value of the domain as the API writes it: the words of enums in capitals. */
export type Answered<T> = T extends string
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

/** An input of the API by its name. */
export type InputOf<Name extends string> = Given<ReturnType<typeof graphql.scalar<Name>>>;

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
  const asked = `answer: ${field}(${argument}: $request) ${orRefused(`... on ${type} ${selectionOf(shape)}`)}`;
  return documentOf<{ answer: Answered<z.infer<Shape>> | Refused }, { request: InputOf<Input> }>(
    `query ${type}($request: ${input}!) { ${asked} }`,
  );
}

/** A document of which shapes give the selections, or most of them. */
export function documentOf<Data, Variables>(text: string): TadaDocumentNode<Data, Variables> {
  const document: unknown = parse<string>(text);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its fields are the keys of a schema, which a test holds to schema.graphql
  return document as TadaDocumentNode<Data, Variables>;
}

/** Selection of a union of an answer and the reason why there is none. */
export function orRefused(answer: string): string {
  return `{ ${answer} ... on SimulationRefused { code message path fix } }`;
}

/** A page of a list. */
export interface PageOf<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Selection of a page whose nodes are asked for whole. */
export function pageOf(node: z.ZodObject): string {
  return `{ nodes ${selectionOf(node)} pageInfo { hasNextPage endCursor } }`;
}

/** All fields of a shape. */
export function selectionOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return selectionOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return selectionOf(schema.element);
  // Reasons by part, a list in GraphQL.
  if (schema instanceof z.ZodRecord) return '{ part text }';
  if (!(schema instanceof z.ZodObject)) return '';
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  return `{ ${fields.map(([key, inner]) => `${key} ${selectionOf(inner)}`).join(' ')} }`;
}
