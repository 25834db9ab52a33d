import type { Database } from '@inferbench/db/connection/database';
import { isAway } from '@inferbench/db/connection/is-away';
import type { Pools } from '@inferbench/db/connection/pools';
import type { Lanes } from '@inferbench/http-guard/lanes';
import { busyLanes } from './busy-lanes.ts';

/** Connections that one request has at a time: its statements wait for each other, not all visitors for them. */
const MOST_CONNECTIONS = 2;

/** The database as one request has it. */
export interface RequestDatabase extends Database {
  /**
   * Sends its reads to the standby from now on, where that may be read; true where they go there because the primary says nothing.
   * One that finds the standby away goes on at the primary, and stays there: what was read before a version must not be kept as of it.
   */
  onlyReads(): Promise<boolean>;
}

/** Transactions take a connection of their own, always of the primary, and a request runs one at a time. */
export function limitedDatabase(database: Database): RequestDatabase {
  const lanes = busyLanes({ most: MOST_CONNECTIONS, mostWaiting: Number.POSITIVE_INFINITY });
  let at: Pools = database;
  let state: string | null = null;
  const pool = (name: 'pool' | 'pages') =>
    limitedPool(database[name], lanes, async (ask) => {
      const asked = at;
      try {
        return await ask(asked[name]);
      } catch (error) {
        // A standby that hangs tells those who come later only that its connections are taken.
        const isOut = isAway(error) || database.standby?.standing.inUse === false;
        if (asked === database || !isOut) throw error;
        at = database;
        return ask(database[name]);
      }
    });
  return {
    ...database,
    pool: pool('pool'),
    pages: pool('pages'),
    // A query of Prisma cannot be sent elsewhere when the standby hangs; the primary, while there is one, has at least as much.
    get prisma() {
      return state === null ? at.prisma : database.prisma;
    },
    state: () => (at === database ? database.state() : Promise.resolve(state)),
    async onlyReads() {
      const placed = (await database.standby?.place()) ?? null;
      if (placed === null) return false;
      ({ pools: at, state } = placed);
      return state === null;
    },
  };
}

type Pool = Database['pool'];
type Ask = (pool: Pool) => Promise<unknown>;

function limitedPool(pool: Pool, lanes: Lanes, somewhere: (ask: Ask) => Promise<unknown>): Pool {
  const query = (...args: unknown[]) =>
    lanes.run('', () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same overloads, passed through
      somewhere((one) => (one.query as (...all: unknown[]) => Promise<unknown>)(...args)),
    );
  return new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : bound(target, Reflect.get(target, name))),
  });
}

function bound(target: Pool, member: unknown): unknown {
  return typeof member === 'function' ? (member.bind(target) as unknown) : member;
}
