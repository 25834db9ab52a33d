// Production server of the web app: one process on loopback that ends with its parent. `next start` would listen on
// every interface and outlive a killed parent.
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { frontOf } from './front.mjs';
import { loadScriptsLate } from './late-scripts.mjs';
import { obeyPageStatus } from './page-status.mjs';
import { secure } from './security-headers.mjs';

const HOST = process.env['INFERBENCH_HOST'] ?? '127.0.0.1';
const port = Number(process.env['INFERBENCH_WEB_PORT'] ?? 3000);
const apiUrl = process.env['INFERBENCH_API_URL'] ?? 'http://127.0.0.1:4000';
const CLOSE_TIMEOUT_MS = 10_000;

const server = createServer();
const app = next({
  dev: false,
  dir: path.dirname(fileURLToPath(import.meta.url)),
  hostname: HOST,
  port,
  httpServer: server,
});
await app.prepare();
const handle = app.getRequestHandler();
const front = frontOf({
  apiUrl,
  page(request, response) {
    // src/frame/soft-navigation.ts reads it; nobody outside may set it.
    request.headers['x-soft-navigation'] = request.headers.rsc === '1' ? '1' : '0';
    loadScriptsLate(request, response, request.headers['x-nonce']);
    handle(request, response).catch(() => response.destroy());
  },
});
server.on('request', (request, response) => {
  obeyPageStatus(secure(request, response), response);
  front(request, response);
});

server.listen(port, HOST, () => {
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  process.send?.({ ready: true, url: `http://${HOST}:${bound}` });
});

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop);
