import type { ApolloServerPlugin } from '@apollo/server';
import type { ApiContext } from '../graphql/context.ts';
import { isDatabaseAway } from './expected-cause.ts';
import { isExpected } from './format-error.ts';

/** Unexpected errors go to the log with their cause; their answer is masked by formatError. That the database is away is told once. */
export const errorLogPlugin: ApolloServerPlugin<ApiContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors: ({ errors, contextValue }) => {
        for (const error of errors) {
          if (isDatabaseAway(error)) contextValue.outages.noticed(error);
          if (isExpected(error)) continue;
          // Without a cause it is GraphQL's own, such as null in a field that is never null: a bug just as well.
          contextValue.logger.error(
            { err: error.originalError ?? error, path: error.path },
            'resolver failed',
          );
        }
        return Promise.resolve();
      },
    }),
};
