import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';

const LOOPBACK = '127.0.0.1';
/** Precision with which delays of the event loop are seen: finer costs more than it tells. */
const LOOP_PRECISION_MS = 20;
/** Longest wait for what readiness asks: who probes has left by then. */
const PATIENCE_MS = 2_000;

/**
 * Answers on loopback, for whoever restarts and watches processes: `/livez`, `/readyz`, which is 503 where `isReady` says no, fails or
 * takes too long, and `/metrics` for Prometheus.
 */
export async function startProbe(port: number, isReady: () => Promise<boolean>): Promise<Server> {
  collectDefaultMetrics({ eventLoopMonitoringPrecision: LOOP_PRECISION_MS });
  const server = createServer((request, response) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    const fail = () => answer(503, 'not ready\n');
    if (request.url === '/livez') answer(200, 'ok\n');
    else if (request.url === '/readyz')
      inTime(isReady()).then((ready) => (ready ? answer(200, 'ok\n') : fail()), fail);
    else if (request.url === '/metrics')
      register.metrics().then((text) => answer(200, text, register.contentType), fail);
    else answer(404, 'not found\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  return server;
}

async function inTime(asked: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
