import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { Database } from '@inferbench/db/database';
import { readCatalogue } from '@inferbench/db/load-catalogue';
import type { Logger } from '@inferbench/logging/logger';
import type { ApiContext } from './graphql/context.ts';
import { cursorCodec } from './graphql/cursor.ts';
import { formatError } from './graphql/format-error.ts';
import { buildApiSchema } from './graphql/schema.ts';
import { handleGraphql } from './http-adapter.ts';

const MAX_QUERY_TOKENS = 4_000;
const LOOPBACK = '127.0.0.1';
const CLOSE_TIMEOUT_MS = 10_000;

export interface ApiServer {
  url: string;
  close(): Promise<void>;
}

export interface ApiServerInput {
  database: Database;
  logger: Logger;
  cursorSecret: string;
  port: number;
  host?: string;
}

/** Starts the API, on loopback unless told otherwise; port 0 takes a free one. */
export async function startApiServer({
  database,
  logger,
  cursorSecret,
  port,
  host = LOOPBACK,
}: ApiServerInput): Promise<ApiServer> {
  const apollo = new ApolloServer<ApiContext>({
    schema: await buildApiSchema(),
    introspection: true,
    csrfPrevention: false, // no cookies are read here, see http-adapter.ts
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_QUERY_TOKENS },
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      errorLogPlugin(),
    ],
    formatError,
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const shared = {
    database,
    catalogue: await readCatalogue(database.prisma),
    cursors: cursorCodec(cursorSecret),
  };

  const server = createServer((request, response) => {
    const requestId = randomUUID();
    response.setHeader('x-content-type-options', 'nosniff');
    const context: ApiContext = {
      ...shared,
      logger: logger.child({ requestId }),
      requestId,
      authorization: request.headers.authorization ?? null,
    };
    route(apollo, { request, response, context }).catch((error: unknown) => {
      context.logger.error({ err: error }, 'request failed');
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          errors: [
            { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL', requestId } },
          ],
        }),
      );
    });
  });
  await listen(server, { port, host });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a TCP address');
  return { url: `http://${host}:${address.port}`, close: () => close(server, apollo) };
}

async function route(
  apollo: ApolloServer<ApiContext>,
  exchange: { request: IncomingMessage; response: ServerResponse; context: ApiContext },
): Promise<void> {
  const { pathname } = new URL(exchange.request.url ?? '/', 'http://localhost');
  if (pathname === '/graphql') return handleGraphql(apollo, exchange);
  exchange.response.writeHead(404, { 'content-type': 'application/json' });
  exchange.response.end(
    JSON.stringify({ errors: [{ message: 'The API is at /graphql.', extensions: { code: 'NOT_FOUND' } }] }),
  );
}

/** Unexpected errors go to the log with their cause; their answer is masked by formatError. */
function errorLogPlugin() {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didEncounterErrors: ({
          errors,
          contextValue,
        }: {
          errors: readonly Error[];
          contextValue: ApiContext;
        }) => {
          for (const error of errors) {
            const cause =
              'originalError' in error && error.originalError instanceof Error ? error.originalError : null;
            if (cause !== null && cause.name !== 'InferbenchError')
              contextValue.logger.error({ err: cause }, 'resolver failed');
          }
          return Promise.resolve();
        },
      }),
  };
}

function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** No new connections, running requests finish, then Apollo; a hanging client is cut off. */
async function close(server: Server, apollo: ApolloServer<ApiContext>): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(cut);
  await apollo.stop();
}
