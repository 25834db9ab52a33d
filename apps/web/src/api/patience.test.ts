import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { patience } from './patience.ts';

/** Name of what ends a request to a server that never answers, while memory is collected all the time. */
async function endOf(signal: () => AbortSignal): Promise<unknown> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // what the flag above makes
  const collecting = setInterval(collect, 20);
  try {
    await fetch(`http://127.0.0.1:${port}/`, { signal: signal() });
    return 'an answer';
  } catch (error) {
    return error instanceof DOMException ? error.name : error;
  } finally {
    clearInterval(collecting);
    server.close();
  }
}

test('a request ends when its time is over, whatever memory is collected meanwhile', async () => {
  expect(await endOf(() => patience(300))).toBe('TimeoutError');
});

test('a request ends with the signal of whoever asked', async () => {
  expect(await endOf(() => patience(60_000, AbortSignal.abort()))).toBe('AbortError');
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 50);
  expect(await endOf(() => patience(60_000, controller.signal))).toBe('AbortError');
});
