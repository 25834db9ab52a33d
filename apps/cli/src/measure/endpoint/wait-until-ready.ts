import { setTimeout as sleep } from 'node:timers/promises';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Connection } from '../sender/connection.ts';
import { addressOf } from '../sender/endpoint.ts';
import { ask } from './ask.ts';

const PAUSE_MS = 500;

/** Waits for a server that is still loading its model: until it lists its models, or refuses to. Error: UNREACHABLE. */
export async function waitUntilReady(
  connection: Connection,
  baseUrl: string,
  waitSec: number,
): Promise<void> {
  const untilMs = performance.now() + 1000 * waitSec;
  while (performance.now() < untilMs) {
    const reply = await ask(connection, addressOf(baseUrl, '/models')).catch((error: unknown) => {
      if (error instanceof InferbenchError && error.code === 'UNREACHABLE') return null;
      throw error;
    });
    // A gateway answers for a server that is not there yet.
    if (reply !== null && reply.status < 500) return;
    await sleep(PAUSE_MS);
  }
}
