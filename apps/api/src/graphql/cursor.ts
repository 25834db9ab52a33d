import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { BoardPosition } from '@inferbench/db/board/board-reader';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { z } from 'zod';

const VERSION = 2;
const TAG_BYTES = 12;
const Payload = z.tuple([z.literal(VERSION), z.unknown(), z.string()]);
const Position = z.tuple([z.number(), z.uuid()]);

export interface CursorCodec {
  /** `scope` names the list, so that a cursor of another slice or metric is refused. */
  encode(position: BoardPosition, scope: string): string;
  /** Throws BAD_CURSOR. */
  decode(cursor: string, scope: string): BoardPosition;
  /** The same for lists with other sort keys. */
  encodeKey(key: unknown, scope: string): string;
  decodeKey<T>(cursor: string, key: z.ZodType<T>, scope: string): T;
}

/** Opaque, versioned, signed keyset cursors that carry the sort key and the list they belong to. */
export function cursorCodec(secret: string): CursorCodec {
  const tagOf = (body: string) => createHmac('sha256', secret).update(body).digest().subarray(0, TAG_BYTES);
  const encodeKey: CursorCodec['encodeKey'] = (key, scope) => {
    const body = JSON.stringify([VERSION, key, scope]);
    return Buffer.concat([tagOf(body), Buffer.from(body)]).toString('base64url');
  };
  const decodeKey: CursorCodec['decodeKey'] = (cursor, key, scope) => {
    const bytes = Buffer.from(cursor, 'base64url');
    const body = bytes.subarray(TAG_BYTES).toString('utf8');
    if (bytes.length <= TAG_BYTES || !timingSafeEqual(bytes.subarray(0, TAG_BYTES), tagOf(body))) {
      throw badCursor('it was changed or cut');
    }
    const payload = Payload.safeParse(JSON.parse(body));
    if (!payload.success) throw badCursor('it comes from another version');
    const [, found, foundScope] = payload.data;
    if (foundScope !== scope) throw badCursor('it belongs to another list, slice, metric or epoch');
    const parsed = key.safeParse(found);
    if (!parsed.success) throw badCursor('it comes from another version');
    return parsed.data;
  };
  return {
    encodeKey,
    decodeKey,
    encode: ({ sortValue, systemId }, scope) => encodeKey([sortValue, systemId], scope),
    decode(cursor, scope) {
      const [sortValue, systemId] = decodeKey(cursor, Position, scope);
      return { sortValue, systemId };
    },
  };
}

/** Names what a list was asked for in the scope of its cursors: short, so that they are, whatever it is. */
export function scopeOf(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
}

function badCursor(why: string): InferbenchError {
  return new InferbenchError('BAD_CURSOR', `The cursor cannot be used: ${why}.`, {
    path: 'after',
    fix: 'Start again without `after`.',
  });
}
