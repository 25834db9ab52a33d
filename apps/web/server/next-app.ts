import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import type { RequestListener, Server } from 'node:http';
import next from 'next';

/** Read by src/chart/ready: what React is told of a page that the browser gets whole does not repeat its markup. */
const pages = new AsyncLocalStorage<Map<string, string>>();

/** Starts Next as the production server of this app's build; server.ts puts everything else around it. */
export async function startNext({ server, port }: { server: Server; port: number }): Promise<{
  handle: RequestListener;
  close(): Promise<void>;
}> {
  const app = next({
    dev: false,
    // From source, for tests, and from what the build makes of it in dist/.
    dir: path.dirname(import.meta.dirname),
    // Next writes every loopback address so: by any other name its own pages are another site's, which it asks over the network.
    hostname: 'localhost',
    port,
    httpServer: server,
  });
  await app.prepare();
  Object.assign(globalThis, { markupOfPage: pages });
  const handle = app.getRequestHandler();
  return {
    handle: (request, response) => {
      const answer = () => void handle(request, response).catch(() => response.destroy());
      if (request.headers.rsc === undefined) pages.run(new Map(), answer);
      else answer();
    },
    close: () => app.close(),
  };
}
