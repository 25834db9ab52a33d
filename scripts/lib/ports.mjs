import { createServer } from 'node:net';
import { ScriptError } from './script-error.mjs';

/**
 * Binds a port of 127.0.0.1 for a moment.
 * @param {number} port 0 = any
 * @returns {Promise<number>} the port bound
 */
function tryPort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const bound = server.address().port;
      server.close(() => resolve(bound));
    });
  });
}

/**
 * A port of 127.0.0.1 that nothing listened on a moment ago.
 * @returns {Promise<number>}
 */
export function freePort() {
  return tryPort(0);
}

/**
 * Throws an error that names the port and the variable that changes it, unless the port can be bound.
 * @param {number} port
 * @param {string} environmentName
 */
export async function assertPortFree(port, environmentName) {
  try {
    await tryPort(port);
  } catch (error) {
    const reason =
      error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`;
    throw new ScriptError(
      `Port ${port} of 127.0.0.1 ${reason}. Choose another one: ${environmentName}=<port>, or ${environmentName}=0 for any free one.`,
    );
  }
}

/**
 * The wanted port after a check that it is free, or any free one for 0.
 * @param {number} port
 * @param {string} environmentName
 * @returns {Promise<number>}
 */
export async function claimPort(port, environmentName) {
  if (port === 0) return freePort();
  await assertPortFree(port, environmentName);
  return port;
}
