// First stop of every request: refusals that need no page, then the API's forwarder or the site's pages.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { askedPath, isOfApi } from '@inferbench/http-guard/asked-path';
import { forward } from './forward.ts';
import { setOwnHeaders } from './own-headers.ts';
import { answerProbe, isProbe } from './probes.ts';
import { bringsBody, takesBody } from './request-framing.ts';

interface Front {
  apiUrl: string;
  origin: () => string;
  page: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Listeners of one answer's end beyond which one is left behind: Next has several, each layer before it one. */
const MOST_LISTENERS = 20;

export function frontOf({ apiUrl, origin, page }: Front): RequestListener {
  return (request, response) => {
    const asked = askedPath(request.url);
    if (asked === null) {
      // Of the forms that HTTP knows, only a path is answered; Next answers what cannot be decoded with a 500.
      refuse(response, 'Malformed address.');
      return;
    }
    if (!takesBody(request.method) && bringsBody(request)) {
      refuse(response, `A ${request.method} request brings no body; send it by POST.`);
      return;
    }
    // Cleans the address here, so that everything below reads the same.
    request.url = asked.pathname + asked.search;
    response.setMaxListeners(MOST_LISTENERS);
    setOwnHeaders(request, origin());
    if (isProbe(request.url)) void answerProbe(request.url, response, apiUrl);
    else if (isOfApi(asked.pathname)) forward(request, response, apiUrl);
    else page(request, response);
  };
}

/** Ends the connection, too: nothing behind a body that nobody read is taken for a request. */
function refuse(response: ServerResponse, message: string): void {
  response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end(`${message}\n`);
}
