import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  extendSchema,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SourceLocation,
  type VariableDefinitionNode,
} from 'graphql';
import { LruMap } from '../cache/lru-map.ts';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

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

/** Runs one operation; its variables are coerced already. */
type JitQuery = (context: unknown, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/** Compiles an operation; null where graphql-jit cannot. */
type JitCompiler = (document: DocumentNode, operation: OperationDefinitionNode) => JitQuery | null;

const ANY = 'CoercedValue';
/** Introspection would show that scalar to clients. */
const INTROSPECTION = /\b__(schema|type)\b/;

/**
 * graphql-jit behind graphql-js's own coercion. Its coercion of variables leaves out the defaults of input fields
 * (0.8.9), so every variable is declared as a scalar that takes any value and is given what graphql-js made of it.
 */
function jitCompiler(schema: GraphQLSchema): JitCompiler {
  const extended = extendSchema(schema, parse(`scalar ${ANY}`));
  return (document, operation) => {
    if (INTROSPECTION.test(document.loc?.source.body ?? '')) return null;
    const compiled = compileQuery(extended, withAnyVariables(document, operation), operation.name?.value);
    if (!isCompiledQuery(compiled)) return null;
    return async (context, variables) =>
      withRealErrors(await compiled.query(undefined, context, variables), document);
  };
}

function withAnyVariables(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const variableDefinitions = operation.variableDefinitions?.map(
    ({ kind, variable }): VariableDefinitionNode => ({
      kind,
      variable,
      type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: ANY } },
    }),
  );
  return {
    ...document,
    definitions: document.definitions.map((definition) =>
      definition === operation && variableDefinitions ? { ...operation, variableDefinitions } : definition,
    ),
  };
}

/** graphql-jit's errors lack `extensions`, which Apollo reads without asking: rebuilt as real ones. */
function withRealErrors(result: ExecutionResult, document: DocumentNode): ExecutionResult {
  if (result.errors === undefined) return result;
  return { ...result, errors: result.errors.map((error) => realError(error, document)) };
}

function realError(error: GraphQLError, document: DocumentNode): GraphQLError {
  const source = document.loc?.source;
  const { message, path, originalError, locations } = error;
  return new GraphQLError(message, {
    path,
    originalError,
    ...(source && locations
      ? { source, positions: locations.map((location) => offsetOf(source.body, location)) }
      : {}),
  });
}

/** Offset of a line and column, both from 1, in a text. */
function offsetOf(text: string, { line, column }: SourceLocation): number {
  const starts = [0, ...[...text.matchAll(/\r\n|[\n\r]/g)].map((match) => match.index + match[0].length)];
  return (starts[line - 1] ?? 0) + column - 1;
}
