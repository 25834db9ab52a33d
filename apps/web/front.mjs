// What every request meets first: refusals that need no page, then the API's forwarder or the site's pages.
import { forward, isForwarded } from './forward.mjs';
import { setOwnHeaders } from './own-headers.mjs';
import { answerProbe, isProbe } from './probes.mjs';
import { bringsBody, takesBody } from './request-framing.mjs';

/**
 * @param {{ apiUrl: string, origin: () => string, page: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void }} options
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function frontOf({ apiUrl, origin, page }) {
  return (request, response) => {
    const refusal = refusalOf(request);
    if (refusal !== null) {
      refuse(response, refusal);
      return;
    }
    setOwnHeaders(request, origin());
    if (isProbe(request.url)) void answerProbe(request.url, response, apiUrl);
    else if (isForwarded(request.url)) forward(request, response, apiUrl);
    else page(request, response);
  };
}

/** @returns {string | null} why a request is answered 400, whatever it asks for */
function refusalOf(request) {
  // Of the forms that HTTP knows, only a path is answered; Next answers what cannot be decoded with a 500.
  if (!request.url.startsWith('/') || request.url.startsWith('//') || !isDecodable(request.url))
    return 'Malformed address.';
  if (!takesBody(request.method) && bringsBody(request))
    return `A ${request.method} request brings no body; send it by POST.`;
  return null;
}

function isDecodable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}

/** Ends the connection, too: nothing behind a body that nobody read is taken for a request. */
function refuse(response, message) {
  response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end(`${message}\n`);
}
