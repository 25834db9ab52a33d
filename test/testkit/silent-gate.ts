import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server on this machine that can fall silent: like a server that hangs, it takes connections and answers nothing. */
export interface SilentGate {
  port: number;
  silence(): void;
  /** Goes on where it fell silent. */
  speak(): void;
  stop(): Promise<void>;
}

export async function startSilentGate(to: number): Promise<SilentGate> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(one);
      one.on('data', (data) => other.write(data)).once('close', () => other.destroy());
      if (isSilent) one.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a TCP address');
  return {
    port: address.port,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speak() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
