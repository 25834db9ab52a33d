import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { openPool } from './open-pool.ts';

/** Access to one server: Prisma for ordinary reads and writes, statements of our own for the hot ones, over one pool. */
export interface Pools {
  prisma: PrismaClient;
  pool: pg.Pool;
  /**
   * Connections that plan a named statement once, for whatever values come: for the pages of the board, whose best plan is
   * always the same and takes longer to find than to run. A statement with optional conditions does not belong here.
   */
  pages: pg.Pool;
}

/** Together, and one for what changed, the most connections of a process, so that a dozen processes need no pooler. */
const POOL_SIZE = 8;
const PAGES_SIZE = 4;
/** Time for which a transaction of a process that answers requests may stand still: one that hangs would hold up all who need its rows. */
const IDLE_TRANSACTION_MS = 10_000;

export interface PoolsOptions {
  /** A statement outside a transaction that takes longer is cancelled by the server (57014). */
  statementTimeoutMs?: number;
  /** Most connections of its `pool`, where a process opens others beside these. */
  poolSize?: number;
  /** Longest wait for a connection and for a statement, where the server may be given up for another; left out: 5 s, and none. */
  patienceMs?: number | undefined;
  /** Is told of every statement and of every wait for a connection. */
  watch?: StatementWatch;
}

/** Connections to one server, each opened with the first query that needs it. */
export function openPools(
  connectionString: string,
  { statementTimeoutMs, poolSize = POOL_SIZE, patienceMs, watch }: PoolsOptions,
): Pools {
  const session: Record<string, string> =
    statementTimeoutMs === undefined
      ? {}
      : {
          statement_timeout: String(statementTimeoutMs),
          idle_in_transaction_session_timeout: String(IDLE_TRANSACTION_MS),
        };
  const pool = openPool(connectionString, { max: poolSize, session, patienceMs });
  const pages = openPool(connectionString, {
    max: PAGES_SIZE,
    patienceMs,
    session: { ...session, plan_cache_mode: 'force_generic_plan' },
  });
  if (watch !== undefined) for (const each of [pool, pages]) watchPool(each, watch);
  return { prisma: new PrismaClient({ adapter: new PrismaPg(pool) }), pool, pages };
}

/** Ends every connection. */
export async function closePools({ prisma, pool, pages }: Pools): Promise<void> {
  await prisma.$disconnect();
  await Promise.all([pool.end(), pages.end()]);
}

/** A statement that ended; `error` is null where it gave its rows. */
interface EndedStatement {
  /** Name of a prepared one, else its first words. Never a value: those are parameters. */
  name: string;
  ms: number;
  error: unknown;
}

/** Told of every statement of a process and of every wait for a connection. */
interface StatementWatch {
  ended(statement: EndedStatement): void;
  waited(ms: number): void;
}

const SHOWN_CHARACTERS = 120;

/** Tells of what the connections of a pool do from now on. */
function watchPool(pool: pg.Pool, watch: StatementWatch): void {
  pool.on('connect', (client) => watchClient(client, watch));
  const connect: Call = pool.connect.bind(pool);
  Reflect.set(pool, 'connect', (...args: unknown[]) => {
    const begun = performance.now();
    return followed(connect, args, () => watch.waited(performance.now() - begun));
  });
}

/** A function of the driver, of which each has several forms. */
// oxlint-disable-next-line typescript/no-explicit-any -- its forms have no parameters in common
type Call = (...args: any[]) => unknown;

function watchClient(client: pg.ClientBase, watch: StatementWatch): void {
  const query: Call = client.query.bind(client);
  Reflect.set(client, 'query', (...args: unknown[]) => {
    const begun = performance.now();
    return followed(query, args, (error) =>
      watch.ended({ name: nameOf(args[0]), ms: performance.now() - begun, error }),
    );
  });
}

/** Calls a function of the driver, which answers by its last argument or by a promise, and says how that ended. */
function followed(call: Call, args: readonly unknown[], ended: (error: unknown) => void): unknown {
  const last = args.at(-1);
  if (typeof last === 'function') {
    const told = (error: unknown, ...rest: unknown[]) => {
      ended(error ?? null);
      Reflect.apply(last, undefined, [error, ...rest]);
    };
    return call(...args.slice(0, -1), told);
  }
  const answer = call(...args);
  if (answer instanceof Promise) answer.then(() => ended(null), ended);
  return answer;
}

function nameOf(statement: unknown): string {
  const part = (key: string): unknown =>
    typeof statement === 'object' && statement !== null ? Reflect.get(statement, key) : undefined;
  const said = part('name') ?? part('text') ?? statement;
  return String(said).replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS);
}
