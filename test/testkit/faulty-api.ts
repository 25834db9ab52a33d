import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** PASS hands over · SLOW waits first · ERROR answers with a GraphQL error · BROKEN with a 500 · REFUSE hangs up. */
export type Fault = 'PASS' | 'SLOW' | 'ERROR' | 'BROKEN' | 'REFUSE';

/** An API that a test can make slow, wrong or silent, in front of a real one. */
export interface FaultyApi {
  url: string;
  fault: Fault;
  /** Of SLOW. */
  delayMs: number;
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
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

function answer(
  { fault, delayMs, upstream }: FaultyApi & { upstream: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  switch (fault) {
    case 'REFUSE':
      request.socket.destroy();
      return;
    case 'BROKEN':
      response.writeHead(500, { 'content-type': 'text/plain' }).end('broken');
      return;
    case 'ERROR':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: null, errors: [{ message: MESSAGE }] }));
      return;
    case 'SLOW':
      setTimeout(() => handOver(upstream, request, response), delayMs);
      return;
    case 'PASS':
      handOver(upstream, request, response);
  }
}

function handOver(upstream: string, request: IncomingMessage, response: ServerResponse): void {
  const target = new URL(request.url ?? '/', upstream);
  const headers = { ...request.headers, host: target.host };
  const outgoing = send(target, { method: request.method, headers }, (found) => {
    response.writeHead(found.statusCode ?? 502, found.headers);
    found.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  request.pipe(outgoing);
}
