import type { Lifecycle } from '@inferbench/domain/lifecycle';
import type { Lifecycle as StoredLifecycle } from './generated/prisma/enums.ts';

type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Fails to compile when a database enum and its domain enum stop having the same members. */
export const ENUMS_MATCH: { lifecycle: Equal<Lifecycle, StoredLifecycle> } = { lifecycle: true };
