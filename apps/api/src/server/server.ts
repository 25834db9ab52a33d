import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { asGateway } from './apollo-gateway.ts';
import type { ApiContext } from '../graphql/context.ts';
import { compilingExecutor, plainExecutor } from './document-executor.ts';
import { openShared, type SharedInput } from './open-shared.ts';
import { expectedCause, isDatabaseAway } from './expected-cause.ts';
import { errorLogPlugin } from './error-log-plugin.ts';
import { formatError } from './format-error.ts';
import { requestContext, type Shared } from './request-context.ts';
import { responsePlugin } from './response-plugin.ts';
import { buildApiSchema } from './schema.ts';
import { isGraphiql, serveGraphiql } from './serve-graphiql.ts';
import { isEvidence, serveEvidence } from './serve-evidence.ts';
import type { Exchange } from './exchange.ts';
import { handleGraphql } from './http-adapter.ts';
import { answerPreflight, isPreflight } from './cors.ts';
import { sendError } from './send-error.ts';
import { isExport, serveExport } from './serve-export.ts';
import { isSession, serveSession } from './serve-session.ts';
import type { SessionDesk } from '../session/visit.ts';
import { compress } from '@inferbench/http-guard/compress';
import { askedPath } from '@inferbench/http-guard/asked-path';
import { drainable } from '@inferbench/http-guard/draining';
import { BACKLOG, guardConnections, SERVER_TIMES } from '@inferbench/http-guard/guarded-server';
import { answerProbe, isProbe } from './probes.ts';
import { costPlugin } from './cost-plugin.ts';
import { tellWhenAnswered } from './tell-request.ts';
import { MAX_TOKENS, shapeLimits } from '../limits/shape-rules.ts';

const LOOPBACK = '127.0.0.1';
/** Connections of everybody, and of one address that is no proxy. */
const CONNECTIONS = { most: 1_000, mostEach: 64 };

export interface ApiServer {
  url: string;
  close(): Promise<void>;
}

/** `jit` compiles documents that come again, `graphql` runs all by graphql-js: to compare the two. */
export type ExecutorName = 'jit' | 'graphql';

export interface ApiServerInput extends SharedInput {
  port: number;
  host?: string;
  executor?: ExecutorName;
  /** Starts the compute threads at once instead of with their first job. */
  warm?: boolean;
}

/** Starts the API, on loopback unless told otherwise; port 0 takes a free one. */
export async function startApiServer(input: ApiServerInput): Promise<ApiServer> {
  const { host = LOOPBACK } = input;
  const apollo = await startApollo(input.executor ?? 'jit');
  const shared = await openShared(input);
  if (input.warm === true) await shared.pool.warm();
  const server = createServer(SERVER_TIMES, (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    compress(request, response, () => void answer(apollo, shared, { request, response }));
  });
  guardConnections(server, { ...CONNECTIONS, isProxy: shared.addresses.trusted });
  const drain = drainable(server);
  await listen(server, { port: input.port, host });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a TCP address');
  return {
    url: `http://${host}:${address.port}`,
    // Running requests need the threads and Apollo until they are answered.
    async close() {
      await drain();
      shared.kept.close();
      await shared.pool.close();
      await apollo.stop();
    },
  };
}

async function answer(
  apollo: ApolloServer<ApiContext>,
  shared: Shared,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
): Promise<void> {
  const target = askedPath(request.url);
  if (target !== null && isProbe(target.pathname)) {
    await answerProbe(target.pathname, response, shared);
    return;
  }
  const context = requestContext(shared, request, await shared.liveCatalogue.current());
  tellWhenAnswered(context, response, target);
  try {
    if (target === null) {
      const error = new InferbenchError('BAD_REQUEST', 'The request names no address.');
      sendError(response, { error }, context);
    } else await route({ apollo, sessions: shared.sessions }, { request, response, context, target });
  } catch (error) {
    const expected = expectedCause(error);
    if (isDatabaseAway(error)) shared.outages.noticed(error);
    else if (expected === null) context.logger.error({ err: error }, 'request failed');
    const told = expected ?? new InferbenchError('INTERNAL', 'Something went wrong on our side.');
    if (response.headersSent) response.destroy();
    else sendError(response, { error: told }, context);
  }
}

async function startApollo(executor: ExecutorName): Promise<ApolloServer<ApiContext>> {
  const schema = await buildApiSchema();
  const shape = shapeLimits();
  const apollo = new ApolloServer<ApiContext>({
    gateway: asGateway(schema, executor === 'jit' ? compilingExecutor(schema) : plainExecutor(schema)),
    introspection: true,
    csrfPrevention: false, // no cookies are read here, see http-adapter.ts
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: shape.validationRules,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ...shape.plugins,
      costPlugin,
      errorLogPlugin,
      responsePlugin,
    ],
    formatError,
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  return apollo;
}

interface Answerers {
  apollo: ApolloServer<ApiContext>;
  sessions: SessionDesk;
}

async function route({ apollo, sessions }: Answerers, exchange: Exchange): Promise<void> {
  const { pathname } = exchange.target;
  if (isPreflight(exchange.request) && (pathname === '/graphql' || isExport(pathname)))
    return servePreflight(exchange);
  if (isExport(pathname)) return serveExport(pathname, exchange);
  if (pathname === '/graphql') return handleGraphql(apollo, exchange);
  if (isEvidence(pathname)) return serveEvidence(pathname, exchange);
  if (isSession(pathname)) return serveSession(pathname, exchange, sessions);
  if (isGraphiql(pathname)) return serveGraphiql(pathname, exchange);
  const error = new InferbenchError('NOT_FOUND', 'The API is at /graphql.');
  sendError(exchange.response, { error, status: 404 }, exchange.context);
}

/** Costs what any request costs. */
async function servePreflight({ response, context }: Exchange): Promise<void> {
  try {
    await context.client.admit(null);
    answerPreflight(response);
  } catch (error) {
    if (!(error instanceof InferbenchError)) throw error;
    sendError(response, { error }, context);
  }
}

function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
