import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/prisma/client.ts';

/** One process's access to PostgreSQL: Prisma for ordinary reads and writes, statements of our own for the hot ones, over one pool. */
export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  close(): Promise<void>;
}

const POOL_SIZE = 20;
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
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...timeouts,
  });
  // An idle connection that the server drops is replaced on the next query; unheard, its error would end the process.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
