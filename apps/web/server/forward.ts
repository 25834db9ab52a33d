// Hands requests under /graphql, /session and /evidence, the export of all scores, and GraphiQL's, to the API as streams. Next's own
// rewrite cuts a body at 10 MB (the API then waits for the rest), names the API's address in a response header, and answers a lost
// API in plain text.
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { answerHasBody, messageHeaders, takesBody } from './request-framing.ts';

/**
 * Sends a request that `front.ts` let pass on and its answer back. Both are framed anew: what the visitor wrote about lengths
 * describes the visitor's connection, and the API's connections are shared by all visitors. A method without a body ends here,
 * whatever follows it.
 */
export function forward(request: IncomingMessage, response: ServerResponse, apiUrl: string): void {
  const target = new URL(request.url ?? '/', apiUrl);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const outgoing = send(
    target,
    { method: request.method, headers: headersFor(request, target) },
    (answer) => {
      sendBack(answer, request.method, response);
    },
  );
  outgoing.on('error', () => {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    // The connection may have been lost after the API acted.
    const message =
      'The API did not answer; whether it acted is not known. Repeating a submission with its idempotency key is safe.';
    response.writeHead(502, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify({ errors: [{ message, extensions: { code: 'UNREACHABLE' } }] }));
  });
  // A visitor who leaves ends the API's work as well.
  response.on('close', () => outgoing.destroy());
  if (takesBody(request.method)) request.pipe(outgoing);
  else outgoing.end();
}

function headersFor(request: IncomingMessage, target: URL): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {
    ...messageHeaders(request.headers),
    host: target.host,
    // Ours, so after the visitor's: `Connection: x-forwarded-for` would take it off.
    'x-forwarded-for': request.headers['x-forwarded-for'],
  };
  // A chunked body gets no length, and a request without a body gets neither: Node then writes the framing itself.
  if (!takesBody(request.method) || request.headers['transfer-encoding'] !== undefined)
    delete headers['content-length'];
  return headers;
}

function sendBack(answer: IncomingMessage, method: string | undefined, response: ServerResponse): void {
  const status = answer.statusCode ?? 502;
  response.writeHead(status, messageHeaders(answer.headers));
  if (!answerHasBody(method, status)) {
    answer.resume();
    response.end();
    return;
  }
  answer.on('error', () => response.destroy());
  answer.pipe(response);
}
