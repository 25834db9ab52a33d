import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { openPool } from './open-pool.ts';
import { type StatementWatch, watchPool } from './watch-statements.ts';

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
