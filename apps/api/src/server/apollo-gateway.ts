import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { getOperationAST, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { ApiContext } from '../graphql/context.ts';
import type { DocumentExecutor } from './document-executor.ts';

/**
 * Apollo has no option for an executor of one's own; its gateway hook takes one. There is no gateway: the schema is
 * ours and never changes while the process lives.
 */
export function asGateway(
  schema: GraphQLSchema,
  executor: DocumentExecutor,
): ApolloServerOptionsWithGateway<ApiContext>['gateway'] {
  return {
    load: () =>
      Promise.resolve({
        executor: async ({ queryHash, document, request, context }) => {
          const operation = getOperationAST(document, request.operationName);
          if (operation?.operation === OperationTypeNode.QUERY) await context.onlyReads();
          return executor({
            hash: queryHash,
            document,
            // As the client named it: Apollo's own operationName is null for a name that the document does not have.
            operationName: request.operationName ?? null,
            variables: request.variables ?? {},
            context,
          });
        },
      }),
    onSchemaLoadOrUpdate(listener) {
      listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
}
