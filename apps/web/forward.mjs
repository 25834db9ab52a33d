// Hands requests under /graphql and /evidence, and GraphiQL's, to the API as streams. Next's own rewrite cuts a body at 10 MB (the API
// then waits for the rest), names the API's address in a response header, and answers a lost API in plain text.
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

// Headers that describe one connection and not the message.
const PER_CONNECTION = new Set(['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

function messageHeaders(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !PER_CONNECTION.has(name)));
}

export function isForwarded(url) {
  return /^\/graphi?ql($|\?)|^\/(?:graphiql|evidence)\//.test(url);
}

export function isDecodable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}

export function forward(request, response, apiUrl) {
  const target = new URL(request.url, apiUrl);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  // Last: who really asks here. The API limits each visitor, and believes no earlier address.
  const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
    .filter(Boolean)
    .join(', ');
  const headers = { ...messageHeaders(request.headers), host: target.host, 'x-forwarded-for': forwarded };
  const outgoing = send(target, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode, messageHeaders(answer.headers));
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
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
  request.pipe(outgoing);
}
