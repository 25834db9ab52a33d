import type { Database } from '@inferbench/db/connection/database';
import type { Lanes } from '@inferbench/http-guard/lanes';
import { busyLanes } from './busy-lanes.ts';

/** Connections that one request has at a time: its statements wait for each other, not all visitors for them. */
const MOST_CONNECTIONS = 2;

type Pool = Database['pool'];

/** The database as one request has it. Transactions take a connection of their own, and a request runs one at a time. */
export function limitedDatabase(database: Database): Database {
  const lanes = busyLanes({ most: MOST_CONNECTIONS, mostWaiting: Number.POSITIVE_INFINITY });
  return { ...database, pool: limitedPool(database.pool, lanes), pages: limitedPool(database.pages, lanes) };
}

function limitedPool(pool: Pool, lanes: Lanes): Pool {
  const query = (...args: unknown[]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same overloads, passed through
    lanes.run('', () => (pool.query as (...all: unknown[]) => Promise<unknown>)(...args));
  return new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : bound(target, Reflect.get(target, name))),
  });
}

function bound(target: Pool, member: unknown): unknown {
  return typeof member === 'function' ? (member.bind(target) as unknown) : member;
}
