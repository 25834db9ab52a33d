import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Result } from '@inferbench/domain/errors/result';
import { Arg, type ClassType, Ctx, Query, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from './refused.ts';
import type { orRefused } from './simulate.type.ts';

interface Question<Request, Value> {
  field: string;
  description: string;
  /** Description of the request. */
  asked: string;
  input: ClassType;
  schema: z.ZodType<Request>;
  /** Name of the answer's type. */
  type: string;
  outcome: ReturnType<typeof orRefused>;
  read: (context: ApiContext, request: Request) => Promise<Result<Value, InferbenchError>>;
}

/** Resolver of one question to the engine: the request as its schema has it in, the answer or the reason why there is none out. */
export function questionField<Request, Value extends object>({
  field,
  description,
  asked,
  input,
  schema,
  type,
  outcome,
  read,
}: Question<Request, Value>): ClassType {
  @Resolver()
  class QuestionResolver {
    @Query(() => outcome, { name: field, description })
    async answer(
      @Arg('request', () => input, { description: asked }) given: object,
      @Ctx() context: ApiContext,
    ): Promise<object> {
      context.reads.catalogue(context.catalogueVersion);
      const request = parsedInput(schema, given, context.catalogue);
      if (!request.ok) return request.error;
      const answer = await read(context, request.value);
      return answer.ok ? { ...answer.value, kind: type } : refusedBy(answer.error);
    }
  }
  return QuestionResolver;
}
