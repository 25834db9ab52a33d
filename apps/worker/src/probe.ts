import { createServer, type Server } from 'node:http';

const LOOPBACK = '127.0.0.1';

/** Answers `/livez` and `/readyz` on loopback, for whoever restarts containers: 200 while the worker's upkeep succeeds, else 503. */
export async function startProbe(port: number, isHealthy: () => boolean): Promise<Server> {
  const server = createServer((request, response) => {
    const known = request.url === '/livez' || request.url === '/readyz';
    const good = request.url === '/livez' || isHealthy();
    response.writeHead(known ? (good ? 200 : 503) : 404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(good ? 'ok\n' : 'not ready\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  return server;
}
