import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Result } from '@inferbench/domain/errors/result';
import type { ClassType } from 'type-graphql';
import type { z } from 'zod';
import type { ApiContext } from '../graphql/context.ts';
import { inputTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import { questionField } from '../simulate/question-field.ts';
import { orRefused } from '../simulate/simulate.type.ts';

/** Request and answer, as the registry of answers names them. */
interface Definition<Request, Shape> {
  field: string;
  input: string;
  request: z.ZodObject & z.ZodType<Request>;
  type: string;
  shape: Shape;
}

interface Answering<Request, Value> {
  description: string;
  asked: string;
  /** Name of the union of answer and refusal, where it is not that of the answer. */
  outcome?: `${string}Outcome`;
  read: (context: ApiContext, request: Request) => Promise<Result<Value, InferbenchError>>;
}

/** Resolver of an answer, with its GraphQL types. */
export function answerField<Request extends object, Shape extends z.ZodObject>(
  { field, input, request: schema, type, shape }: Definition<Request, Shape>,
  { outcome: name, ...answering }: Answering<Request, z.infer<Shape>>,
): ClassType {
  const outcome = orRefused(name ?? `${type}Outcome`, objectTypeOf(shape, type), `Outcome of ${field}.`);
  return questionField({ ...answering, field, input: inputTypeOf(schema, input), schema, type, outcome });
}
