import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

/** PASS hands over · SLOW waits first · ERROR answers with a GraphQL error · BROKEN with a 500 · REFUSE hangs up. */
export type Fault = 'PASS' | 'SLOW' | 'ERROR' | 'BROKEN' | 'REFUSE';

/** An API that a test can make slow, wrong or silent, in front of a real one. */
export interface FaultyApi {
  url: string;
  fault: Fault;
  /** Delay of SLOW. */
  delayMs: number;
  /** Name of the one operation that fails where all others pass; null: none. */
  fails: string | null;
  /** Names of the operations that were asked, since somebody last emptied it. */
  asked: Set<string>;
  stop(): Promise<void>;
}

const MESSAGE = 'The database is being restored.';

export async function startFaultyApi(upstream: string): Promise<FaultyApi> {
  const server = createServer((request, response) => answer(api, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server on a port has one
  const api: FaultyApi & { upstream: string } = {
    upstream,
    url: `http://127.0.0.1:${port}`,
    fault: 'PASS',
    delayMs: 5_000,
    fails: null,
    asked: new Set(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

function answer(
  api: FaultyApi & { upstream: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { fault, delayMs, upstream } = api;
  switch (fault) {
    case 'REFUSE':
      request.socket.destroy();
      return;
    case 'BROKEN':
      response.writeHead(500, { 'content-type': 'text/plain' }).end('broken');
      return;
    case 'ERROR':
      answerWithError(response);
      return;
    case 'SLOW':
      setTimeout(() => handOver(upstream, request, response), delayMs);
      return;
    case 'PASS':
      void passOn(api, request, response);
  }
}

function answerWithError(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: null, errors: [{ message: MESSAGE }] }));
}

const Operation = z.object({ operationName: z.string() });

/** Hands over all but the one operation that is to fail, and notes what was asked. */
async function passOn(
  { upstream, fails, asked }: FaultyApi & { upstream: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const named = Operation.safeParse(body.length === 0 ? null : JSON.parse(body.toString('utf8')));
  if (named.success) asked.add(named.data.operationName);
  if (named.success && named.data.operationName === fails) answerWithError(response);
  else handOver(upstream, request, response, body);
}

function handOver(upstream: string, request: IncomingMessage, response: ServerResponse, body?: Buffer): void {
  const target = new URL(request.url ?? '/', upstream);
  const headers = { ...request.headers, host: target.host };
  const outgoing = send(target, { method: request.method, headers }, (found) => {
    response.writeHead(found.statusCode ?? 502, found.headers);
    found.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  if (body === undefined) request.pipe(outgoing);
  else outgoing.end(body);
}
