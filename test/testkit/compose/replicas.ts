import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../../scripts/lib/ports.mjs';

export interface Replicas {
  /** Leads to all of them. */
  port: number;
  stop(): Promise<void>;
}

/**
 * The name of a service with several containers: each connection goes to the next, and to another where that does not take it, as a
 * client does to whom the engine's name server tells all addresses.
 */
export async function startReplicas(ports: readonly number[]): Promise<Replicas> {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy()).on('close', () => open.delete(client));
    turn += 1;
    passOn(client, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)]);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, stop: () => ended(server, open) };
}

function passOn(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) return void client.destroy();
  const target = connect({ port, host: '127.0.0.1' });
  target.once('error', () => passOn(client, others));
  target.once('connect', () => {
    target.removeAllListeners('error');
    target.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => target.destroy());
    client.pipe(target).pipe(client);
  });
}

function ended(server: Server, open: ReadonlySet<Socket>): Promise<void> {
  for (const socket of open) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}
