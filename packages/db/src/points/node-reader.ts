import type { Model } from '@inferbench/domain/models/model';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { type StoredChip, storedChip } from './chip-reader.ts';
import { parsedModel } from '../connection/parsed-document.ts';

export interface StoredModel {
  id: string;
  model: Model;
}

export interface StoredSystem {
  id: string;
  slug: string;
  chips: number;
  framework: string | null;
  chip: StoredChip;
}

export interface StoredOrganization {
  id: string;
  slug: string;
  name: string;
}

type Ids = readonly string[];

/** Objects by id, each in one statement for all ids; unknown ids are left out, the order is the database's. */
export async function chipsById(prisma: PrismaClient, ids: Ids): Promise<StoredChip[]> {
  const rows = await prisma.chip.findMany({ where: { id: { in: [...ids] }, shown: true } });
  return rows.map(storedChip);
}

export async function modelsById(prisma: PrismaClient, ids: Ids): Promise<StoredModel[]> {
  const rows = await prisma.model.findMany({ where: { id: { in: [...ids] }, shown: true } });
  return rows.map((row) => ({ id: row.id, model: parsedModel(row.contentHash, row.document) }));
}

export async function systemsById(prisma: PrismaClient, ids: Ids): Promise<StoredSystem[]> {
  const rows = await prisma.system.findMany({
    where: { id: { in: [...ids] }, runs: { some: { submission: { shown: true } } } },
    include: { chip: true },
  });
  return rows.map(({ chip, ...row }) => ({
    id: row.id,
    slug: row.slug,
    chips: row.chips,
    framework: row.framework,
    chip: storedChip(chip),
  }));
}

export async function organizationsById(prisma: PrismaClient, ids: Ids): Promise<StoredOrganization[]> {
  return prisma.organization.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, slug: true, name: true },
  });
}
