import type { Queries } from '../connection/camel-row.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** What a person calls themselves; null for no account. */
export async function accountName(prisma: PrismaClient, id: string): Promise<string | null> {
  const account = await prisma.account.findUnique({ where: { id }, select: { displayName: true } });
  return account?.displayName ?? null;
}

/** How many recovery codes an account has left. */
export async function recoveryCodesLeft(pool: Queries, accountId: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM recovery_code WHERE account_id = $1 AND used_at IS NULL',
    [accountId],
  );
  return rows[0]?.n ?? 0;
}
