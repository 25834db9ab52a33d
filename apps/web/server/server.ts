// Production server of the web app: one process on loopback that ends with its parent. `next start` would listen on
// every interface and outlive a killed parent.
import { createServer, type IncomingMessage } from 'node:http';
import { BACKLOG, guardConnections, SERVER_TIMES } from '@inferbench/http-guard/guarded-server';
import { drainable } from '@inferbench/http-guard/draining';
import { askedTogether } from '@inferbench/http-guard/asked-together';
import { compress } from '@inferbench/http-guard/compress';
import { clientAddress } from '@inferbench/http-guard/client-address';
import { demoMode } from '@inferbench/http-guard/demo-mode';
import { publicOrigin } from '@inferbench/http-guard/public-origin';
import { trustedProxies } from '@inferbench/http-guard/trusted-proxies';
import { createLogger } from '@inferbench/logging/logger';
import { startProbe } from '@inferbench/logging/metrics/probe-server';
import { frontOf } from './front.ts';
import { keptPages } from './kept-pages.ts';
import { startNext } from './next-app.ts';
import { obeyPageStatus } from './page-status.ts';
import { isApiReady, publicState } from './probes.ts';
import { startPictures } from './pictures.ts';
import { secure } from './security-headers.ts';
import { tellWhenAnswered } from './tell-request.ts';

const HOST = process.env['INFERBENCH_HOST'] ?? '127.0.0.1';
const port = Number(process.env['INFERBENCH_WEB_PORT'] ?? 3000);
const apiUrl = process.env['INFERBENCH_API_URL'] ?? 'http://127.0.0.1:4000';
/** Connections of everybody, and of one address that is no proxy. */
const CONNECTIONS = { most: 1_000, mostEach: 64 };

const settings = readSettings();
const logger = createLogger('web', process.env['INFERBENCH_LOG_LEVEL'] ?? 'info');
const server = createServer(SERVER_TIMES);
guardConnections(server, { ...CONNECTIONS, isProxy: settings.trusted });
const drain = drainable(server);
// Next takes an address for another site's unless it knows its own port, which one that is free has from here on.
if (port === 0) await listen();
const { handle } = await startNext({ server, port: boundPort() });
// src/export/picture/picture-response.ts asks it.
Reflect.set(globalThis, Symbol.for('inferbench.pictures'), startPictures());
const keeping = keptPages({ state: askedTogether(() => publicState(apiUrl)), page: handle, compress });
const front = frontOf({
  apiUrl,
  origin: () => settings.origin ?? ownAddress(),
  page(request, response) {
    // src/export/picture/picture-response.ts reads it: whose turn it is.
    request.headers['x-visitor'] = visitorOf(request).address;
    keeping(request, response);
  },
});
server.on('request', (request, response) => {
  tellWhenAnswered(logger, { request, response }, visitorOf(request));
  obeyPageStatus(secure(request, response), response);
  front(request, response);
});

if (port !== 0) await listen();
const probePort = process.env['INFERBENCH_WEB_PROBE_PORT'] ?? '';
if (probePort !== '') await startProbe(Number(probePort), () => isApiReady(apiUrl));
process.send?.({ ready: true, url: ownAddress() });

function listen(): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: HOST, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function visitorOf(request: IncomingMessage) {
  return clientAddress(request, { trusted: settings.trusted, publicOrigin: settings.origin });
}

function boundPort(): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function ownAddress(): string {
  return `http://${HOST}:${boundPort()}`;
}

/** Ends the process with a sentence where a setting is wrong. */
function readSettings() {
  try {
    // Nothing here depends on it but where this process may listen.
    demoMode({ demo: process.env['INFERBENCH_DEMO'], host: HOST });
    return {
      origin: publicOrigin({ origin: process.env['INFERBENCH_PUBLIC_ORIGIN'], host: HOST }),
      trusted: trustedProxies(process.env['INFERBENCH_TRUSTED_PROXIES'] ?? ''),
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  void drain().then(() => process.exit(0));
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop);
