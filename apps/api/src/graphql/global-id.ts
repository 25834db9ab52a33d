import { z } from 'zod';

export type GlobalType = 'Chip' | 'Model' | 'System' | 'Point' | 'Submission';

const Uuid = z.uuid();

/** Opaque id of any object: base64url of `Type:uuid`. */
export function globalId(type: GlobalType, uuid: string): string {
  return Buffer.from(`${type}:${uuid}`).toString('base64url');
}

/** The uuid of a global id of this type; null for anything else. */
export function uuidOf(type: GlobalType, id: string): string | null {
  const [found, uuid] = Buffer.from(id, 'base64url').toString('utf8').split(':');
  const parsed = Uuid.safeParse(uuid);
  return found === type && parsed.success ? parsed.data : null;
}
