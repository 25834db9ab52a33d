import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
} from 'graphql';
import { type JitCompiler, jitCompiler, type JitQuery } from './jit-compiler.ts';
import { LruMap } from '../cache/lru-map.ts';

/** What one execution needs; variables are as the client sent them. */
export interface ExecutionRequest {
  /** Names the document's exact text. */
  hash: string;
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown>;
  context: unknown;
}

export type DocumentExecutor = (request: ExecutionRequest) => Promise<ExecutionResult>;

const MAX_COMPILED = 200;
const MAX_SEEN_ONCE = 2_000;

export function plainExecutor(schema: GraphQLSchema): DocumentExecutor {
  return async ({ document, operationName, variables, context }) =>
    execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
    });
}

/**
 * Runs documents that come again as compiled code (graphql-jit), all others by graphql-js: compiling takes longer than
 * executing once, so a stream of documents that nobody repeats must not buy it. Both stores are bounded.
 */
export function compilingExecutor(schema: GraphQLSchema): DocumentExecutor {
  const plain = plainExecutor(schema);
  const compile = jitCompiler(schema);
  const seenOnce = new LruMap<true>(MAX_SEEN_ONCE);
  /** Null: it cannot be compiled, which is found out once. */
  const compiled = new LruMap<JitQuery | null>(MAX_COMPILED, 'compiled-documents');
  const compiledFor = (request: ExecutionRequest): JitQuery | null => {
    const key = `${request.operationName ?? ''}\n${request.hash}`;
    const known = compiled.get(key);
    if (known !== undefined) return known;
    if (seenOnce.get(key) === undefined) {
      seenOnce.set(key, true);
      return null;
    }
    const fresh = compileOrNull(compile, request);
    compiled.set(key, fresh);
    return fresh;
  };
  return async (request) => {
    const query = compiledFor(request);
    const variables = query === null ? null : coercedVariables(schema, request);
    // What is refused for its variables is refused by graphql-js, in the words that clients know.
    return query === null || variables === null ? plain(request) : query(request.context, variables);
  };
}

function compileOrNull(compile: JitCompiler, { document, operationName }: ExecutionRequest): JitQuery | null {
  const operation = getOperationAST(document, operationName);
  return operation ? compile(document, operation) : null;
}

function coercedVariables(
  schema: GraphQLSchema,
  { document, operationName, variables }: ExecutionRequest,
): Record<string, unknown> | null {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return getVariableValues(schema, definitions, variables).coerced ?? null;
}
