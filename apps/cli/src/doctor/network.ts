import { connect } from 'node:net';
import type { DoctorEnvironment } from '../environment/environment.ts';
import { type Check, check } from './check.ts';

const TIMEOUT_MS = 3_000;
const DEFAULT_SERVER = 'http://127.0.0.1:3000';

/** Whether somebody listens on a port of this machine. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: TIMEOUT_MS });
    const end = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** Whether a GraphQL API of ours answers at an address; a text says why not. */
async function answerOf(server: string): Promise<true | string> {
  try {
    const response = await fetch(new URL('/graphql?query={__typename}', server), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return text.includes('"__typename":"Query"') ? true : `HTTP ${response.status}, not GraphQL`;
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer';
  }
}

async function portCheck(name: string, port: number): Promise<Check> {
  if (port === 0) return check(`port ${name}`, 'ok', 'any free one');
  if (!(await isTaken(port))) return check(`port ${name}`, 'ok', `${port} is free`);
  if ((await answerOf(`http://127.0.0.1:${port}`)) === true)
    return check(`port ${name}`, 'ok', `${port} is held by a running InferBench`);
  const variable = `INFERBENCH_${name.toUpperCase()}_PORT`;
  return check(
    `port ${name}`,
    'warn',
    `${port} is held by another program`,
    `Set ${variable} to a free port.`,
  );
}

async function apiCheck(asked: string | undefined): Promise<Check> {
  const server = asked ?? DEFAULT_SERVER;
  const answer = await answerOf(server);
  const { origin } = new URL(server);
  if (answer === true) return check('api', 'ok', `${origin} answers`);
  const found = `${origin} does not answer: ${answer}`;
  const fix = 'Start it with `npm start`, or name another one with --server.';
  // Nobody said that a server should run here.
  if (asked === undefined) return check('api', 'skip', found, fix);
  return { ...check('api', 'fail', found, fix), retryable: true };
}

export async function networkChecks(
  environment: DoctorEnvironment,
  server: string | undefined,
): Promise<Check[]> {
  return Promise.all([
    portCheck('web', environment.INFERBENCH_WEB_PORT),
    portCheck('api', environment.INFERBENCH_API_PORT),
    apiCheck(server ?? environment.INFERBENCH_SERVER),
  ]);
}
