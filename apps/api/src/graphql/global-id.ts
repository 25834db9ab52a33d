import { ID } from 'type-graphql';
import { z } from 'zod';
import { shownAs } from './shown-as.ts';

/** Every type with a global id. One that `node` shall find has an entry in server/node-sources.ts as well. */
const GlobalType = z.enum([
  'Chip',
  'Model',
  'System',
  'Slice',
  'Run',
  'Point',
  'Submission',
  'Organization',
  'ApiKey',
  'Draft',
  'Member',
  'Invitation',
  'Passkey',
]);
export type GlobalType = z.infer<typeof GlobalType>;

/** A slice is named by what it is, so that every slice has an id, with results or without. */
const SliceKey = z.string().regex(/^[a-z0-9.-]{2,80}(~[A-Z0-9_]*){5}$/);
const Parts = z.union([
  z.tuple([z.literal('Slice'), SliceKey]),
  z.tuple([GlobalType.exclude(['Slice']), z.uuid()]),
]);

/** A global id, as a key of a zod object. */
export const Id = shownAs(z.string(), ID);

/** Opaque id of any object: base64url of `Type:uuid`, of a slice `Slice:key`. */
export function globalId(type: GlobalType, uuid: string): string {
  return Buffer.from(`${type}:${uuid}`).toString('base64url');
}

/** A row of a point with the id that visitors see. */
export function withPointId<Row extends { pointId: string }>(row: Row): Row {
  return { ...row, pointId: globalId('Point', row.pointId) };
}

/** Type and uuid (of a slice its key) of a global id; null for anything else. */
export function parseGlobalId(id: string): { type: GlobalType; uuid: string } | null {
  const parsed = Parts.safeParse(Buffer.from(id, 'base64url').toString('utf8').split(':'));
  return parsed.success ? { type: parsed.data[0], uuid: parsed.data[1] } : null;
}

/** The uuid of a global id of this type; null for anything else. */
export function uuidOf(type: GlobalType, id: string): string | null {
  const parsed = parseGlobalId(id);
  return parsed?.type === type ? parsed.uuid : null;
}
