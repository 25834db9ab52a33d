import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/prisma/client.ts';

/** One process's access to PostgreSQL: Prisma for ordinary reads and writes, statements of our own for the hot ones, over one pool. */
export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  /**
   * Connections that plan a named statement once, for whatever values come: for the pages of the board, whose best plan is
   * always the same and takes longer to find than to run. A statement with optional conditions does not belong here.
   */
  pages: pg.Pool;
  close(): Promise<void>;
}

const POOL_SIZE = 20;
const PAGES_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;

export interface DatabaseOptions {
  /** A statement outside a transaction that takes longer is cancelled by the server (57014). */
  statementTimeoutMs?: number;
}

export function openDatabase(
  connectionString: string,
  { statementTimeoutMs }: DatabaseOptions = {},
): Database {
  const timeouts = statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs };
  const settings = { connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...timeouts };
  const pool = new pg.Pool({ ...settings, max: POOL_SIZE });
  const pages = new pg.Pool({
    ...settings,
    max: PAGES_SIZE,
    options: '-c plan_cache_mode=force_generic_plan',
  });
  // An idle connection that the server drops is replaced on the next query; unheard, its error would end the process.
  for (const each of [pool, pages]) each.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    pages,
    async close() {
      await prisma.$disconnect();
      await Promise.all([pool.end(), pages.end()]);
    },
  };
}
