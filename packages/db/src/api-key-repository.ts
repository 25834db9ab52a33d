import { v7 as uuidv7 } from 'uuid';
import type { PrismaClient } from './generated/prisma/client.ts';

export interface StoredApiKey {
  id: string;
  organizationId: string;
  secretHash: Uint8Array;
  scopes: string[];
}

/** The key with this public id, if it is neither revoked nor expired. */
export async function findActiveApiKey(prisma: PrismaClient, publicId: string): Promise<StoredApiKey | null> {
  const now = new Date();
  return prisma.apiKey.findFirst({
    where: { publicId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    select: { id: true, organizationId: true, secretHash: true, scopes: true },
  });
}

export interface NewApiKey {
  organization: { slug: string; name: string };
  publicId: string;
  secretHash: Uint8Array<ArrayBuffer>;
  scopes: string[];
}

/** Stores a key's hash, creating its organisation where needed. */
export async function storeApiKey(prisma: PrismaClient, { organization, ...key }: NewApiKey): Promise<void> {
  await prisma.apiKey.create({
    data: {
      id: uuidv7(),
      ...key,
      organization: {
        connectOrCreate: { where: { slug: organization.slug }, create: { id: uuidv7(), ...organization } },
      },
    },
  });
}
