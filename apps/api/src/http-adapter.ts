import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { ApiContext } from './graphql/context.ts';

/** A submitted document travels inside JSON, where escapes can double it. */
export const MAX_BODY_BYTES = 32 * 1024 * 1024;

type ReadBody = { ok: true; body: unknown } | { ok: false; status: number; code: string; message: string };

/** Reads a JSON body up to the limit; a larger one is refused without being kept. */
async function readBody(request: IncomingMessage): Promise<ReadBody> {
  if (request.method !== 'POST') return { ok: true, body: null };
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return { ok: false, status: 415, code: 'BAD_REQUEST', message: 'Send application/json.' };
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    // A little more is read and dropped so that the client sees the answer; then the connection ends.
    else if (bytes > 2 * MAX_BODY_BYTES) break;
  }
  if (bytes > MAX_BODY_BYTES) {
    return {
      ok: false,
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      message: `The request is larger than ${MAX_BODY_BYTES} bytes.`,
    };
  }
  try {
    return { ok: true, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { ok: false, status: 400, code: 'BAD_REQUEST', message: 'The request body is not JSON.' };
  }
}

function headersOf(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [key, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(key, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

function sendError(
  response: ServerResponse,
  { status, code, message }: { status: number; code: string; message: string },
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code, docs: 'docs/errors.md' } }] }));
}

/**
 * Apollo behind plain node:http instead of Express (docs/adr/0003-apollo-on-node-http.md).
 * `/graphql` reads no cookies, so there is nothing that another site's page could ride on.
 */
export async function handleGraphql(
  apollo: ApolloServer<ApiContext>,
  exchange: { request: IncomingMessage; response: ServerResponse; context: ApiContext },
): Promise<void> {
  const { request, response, context } = exchange;
  const read = await readBody(request);
  if (!read.ok) {
    sendError(response, read);
    return;
  }
  const { body, status, headers } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      search: new URL(request.url ?? '/', 'http://localhost').search,
      body: read.body,
    },
    context: () => Promise.resolve(context),
  });
  response.statusCode = status ?? 200;
  for (const [key, value] of headers) response.setHeader(key, value);
  response.setHeader('x-request-id', context.requestId);
  if (body.kind === 'complete') {
    response.end(body.string);
    return;
  }
  for await (const chunk of body.asyncIterator) response.write(chunk);
  response.end();
}
