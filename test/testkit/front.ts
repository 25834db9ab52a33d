import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { frontOf } from '../../apps/web/server/front.ts';
import { forward as oldForward, isForwarded } from '../fixtures/old-forwarder/forward.mjs';

export interface Front {
  url: string;
  stop(): Promise<void>;
}

const page = (_request: IncomingMessage, response: ServerResponse) => void response.end('a page');

/** The site's front over an API, with a page that needs no build. */
export function startFront(apiUrl: string, origin = 'http://site.test'): Promise<Front> {
  return serve(frontOf({ apiUrl, origin: () => origin, page }));
}

/** The front as it stood before bodies were framed anew: what every check of framing has to notice. */
export function startOldFront(apiUrl: string): Promise<Front> {
  return serve((request, response) => {
    if (isForwarded(request.url ?? '')) oldForward(request, response, apiUrl);
    else page(request, response);
  });
}

async function serve(listener: RequestListener): Promise<Front> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a TCP address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
