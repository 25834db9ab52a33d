import path from 'node:path';
import type { RequestListener, Server } from 'node:http';
import next from 'next';

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
  const handle = app.getRequestHandler();
  return {
    handle: (request, response) => {
      handle(request, response).catch(() => response.destroy());
    },
    close: () => app.close(),
  };
}
