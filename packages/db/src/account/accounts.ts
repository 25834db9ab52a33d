import type { PrismaClient } from '../generated/prisma/client.ts';

/** What a person calls themselves; null for no account. */
export async function accountName(prisma: PrismaClient, id: string): Promise<string | null> {
  const account = await prisma.account.findUnique({ where: { id }, select: { displayName: true } });
  return account?.displayName ?? null;
}
