import type { IncomingMessage } from 'node:http';
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { FOR_EVERYBODY } from '@inferbench/http-guard/for-everybody';
import { matchesEtag } from '@inferbench/http-guard/matches-etag';
import { allowAnyOrigin, allowNoOrigin } from './cors.ts';
import { RefusedRequest, requestBody } from './request-body.ts';
import type { Exchange } from './exchange.ts';
import type { WireAnswer } from '../kept/kept-answers.ts';
import { setLimitHeaders } from './limit-headers.ts';
import { sendError } from './send-error.ts';
import type { ApiContext } from '../graphql/context.ts';
import { finishErrors } from './finish-errors.ts';
import { MAX_QUERY_CHARACTERS } from '../limits/shape-rules.ts';

/**
 * Apollo behind plain node:http instead of Express (docs/adr/0003-apollo-on-node-http.md).
 * `/graphql` reads no cookies, so there is nothing that another site's page could ride on.
 */
export async function handleGraphql(apollo: ApolloServer<ApiContext>, exchange: Exchange): Promise<void> {
  const { response, context } = exchange;
  response.setHeader('x-request-id', context.requestId);
  if (!context.hasKey) allowAnyOrigin(response);
  try {
    const body = await admittedBody(exchange);
    const { catalogueVersion } = context;
    const asked = { question: questionOf(exchange, body), catalogueVersion };
    let isOwn = false;
    const answer = await context.kept.answer(asked, () => {
      isOwn = true;
      return context.inTurn(() => executed(apollo, exchange, body));
    });
    // A kept answer costs as much as one that is made: a price depends on no luck.
    if (!isOwn) {
      Object.assign(context.answer, answer.facts);
      await context.client.pay(answer.facts.cost ?? 1);
    }
    for (const [key, value] of answer.headers) response.setHeader(key, value);
    setLimitHeaders(exchange);
    // What changes something is nothing for a page of another site, with a key or without.
    if (context.answer.changes) allowNoOrigin(response);
    sendAnswer(exchange, answer);
  } catch (error) {
    const refused = error instanceof RefusedRequest ? error : { error, status: undefined };
    if (!(refused.error instanceof InferbenchError)) throw error;
    setLimitHeaders(exchange);
    sendError(response, { error: refused.error, status: refused.status }, context);
  }
}

/** The body of a request that its client may still make; the limit comes before the body. Throws why not. */
async function admittedBody(exchange: Exchange): Promise<unknown> {
  const { context } = exchange;
  await context.client.admit(context.hasKey ? await context.caller() : null);
  const body = await requestBody(exchange);
  if (queryLength(body) <= MAX_QUERY_CHARACTERS) return body;
  throw new InferbenchError(
    'QUERY_TOO_LARGE',
    `The GraphQL document has more than ${MAX_QUERY_CHARACTERS} characters.`,
    { fix: 'Send long values as variables.' },
  );
}

function queryLength(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('query' in body)) return 0;
  return typeof body.query === 'string' ? body.query.length : 0;
}

async function executed(
  apollo: ApolloServer<ApiContext>,
  { request, context, target }: Exchange,
  body: unknown,
): Promise<WireAnswer> {
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      search: target.search,
      body,
    },
    context: () => Promise.resolve(context),
  });
  const { answer: facts } = context;
  const status = answer.status ?? 200;
  const whole = await textOf(answer);
  const text = facts.failed || status >= 400 ? finishErrors(whole, context) : whole;
  const etag = facts.cacheable && request.method === 'GET' ? context.reads.etagOf(text) : null;
  return { status, headers: [...answer.headers], text, etag, facts: { ...facts } };
}

async function textOf({ body }: HTTPGraphQLResponse): Promise<string> {
  if (body.kind === 'complete') return body.string;
  let text = '';
  for await (const chunk of body.asyncIterator) text += chunk;
  return text;
}

function sendAnswer({ request, response, context }: Exchange, { status, text, etag }: WireAnswer): void {
  response.statusCode = status;
  response.setHeader('vary', 'accept, authorization');
  response.setHeader('cache-control', context.answer.cacheable ? FOR_EVERYBODY : 'private, no-store');
  if (etag !== null) {
    response.setHeader('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.statusCode = 304;
      response.removeHeader('content-type');
      response.removeHeader('content-length');
      response.end();
      return;
    }
  }
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}

function headersOf(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [key, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(key, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** Everything of a request that its answer depends on, as one text; null where a key is shown, whoever it belongs to, or it is to be answered anew. */
function questionOf({ request, context, target }: Exchange, body: unknown): string | null {
  const { method = 'GET', headers } = request;
  if (context.hasKey || headers['cache-control']?.includes('no-cache') === true) return null;
  return JSON.stringify([
    method,
    headers.accept ?? null,
    headers['content-type'] ?? null,
    target.search,
    body,
  ]);
}
