import {
  type DocumentNode,
  type ExecutionResult,
  extendSchema,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SourceLocation,
  type VariableDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

/** Runs one operation; its variables are coerced already. */
export type JitQuery = (context: unknown, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/** Null for what graphql-jit cannot compile. */
export type JitCompiler = (document: DocumentNode, operation: OperationDefinitionNode) => JitQuery | null;

const ANY = 'CoercedValue';
/** Introspection would show that scalar to clients. */
const INTROSPECTION = /\b__(schema|type)\b/;

/**
 * graphql-jit behind graphql-js's own coercion. Its coercion of variables leaves out the defaults of input fields
 * (0.8.9), so every variable is declared as a scalar that takes any value and is given what graphql-js made of it.
 */
export function jitCompiler(schema: GraphQLSchema): JitCompiler {
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

/** Where a line and column, both from 1, stand in a text. */
function offsetOf(text: string, { line, column }: SourceLocation): number {
  const starts = [0, ...[...text.matchAll(/\r\n|[\n\r]/g)].map((match) => match.index + match[0].length)];
  return (starts[line - 1] ?? 0) + column - 1;
}
