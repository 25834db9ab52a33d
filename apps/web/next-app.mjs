// Next as the production server of this folder's build; server.mjs puts everything else around it.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';

/**
 * @param {{ server: import('node:http').Server, port: number }} options
 * @returns {Promise<{ handle: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>, close: () => Promise<void> }>}
 */
export async function startNext({ server, port }) {
  const app = next({
    dev: false,
    dir: path.dirname(fileURLToPath(import.meta.url)),
    // Next writes every loopback address so: by any other name its own pages are another site's, which it asks over the network.
    hostname: 'localhost',
    port,
    httpServer: server,
  });
  await app.prepare();
  return { handle: app.getRequestHandler(), close: () => app.close() };
}
