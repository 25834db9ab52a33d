import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/prisma/client.ts';

/** One process's access to PostgreSQL: Prisma for ordinary reads and writes, one pool for the hot ones. */
export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;

export function openDatabase(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // An idle connection that the server drops is replaced on the next query; unheard, its error would end the process.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString, max: POOL_SIZE }) });
  return {
    prisma,
    pool,
    async close() {
      await Promise.all([pool.end(), prisma.$disconnect()]);
    },
  };
}
