import { type BoardSlice, type BoardSystem, isIn, LOAD_KEYS, type SliceKey, sliceOf } from './systems.ts';
import type { BoardChoice } from './shape.ts';

/** One field, or the lengths together. */
const FIELDS = {
  phase: ['phase'],
  load: LOAD_KEYS,
  users: ['users'],
  precision: ['precision'],
  extent: ['extent'],
  pools: ['pools'],
  technique: ['technique'],
} as const satisfies Readonly<Record<string, readonly SliceKey[]>>;
export type BoardField = keyof typeof FIELDS;

/** Order in which lengths and users are offered: by size. */
function bySize(a: BoardSlice, b: BoardSlice): number {
  return (
    tokensOf(a) - tokensOf(b) ||
    (a.outputTokens ?? 0) - (b.outputTokens ?? 0) ||
    (a.users ?? 0) - (b.users ?? 0)
  );
}

/** Tokens of a load: prompt and answer together, or its context. */
export function tokensOf({ inputTokens, outputTokens, contextTokens }: BoardSlice): number {
  return (inputTokens ?? 0) + (outputTokens ?? 0) + (contextTokens ?? 0);
}

/**
 * What a field can be changed to: the slice that it leads to, and its systems with that one field changed. Work is chosen with
 * all else open, so its count is that of all its systems.
 */
export function choicesOf(
  field: BoardField,
  slice: BoardSlice,
  systems: readonly BoardSystem[],
): BoardChoice[] {
  const keys = FIELDS[field];
  const offered = new Map<string, BoardChoice>();
  for (const system of systems) {
    if (field !== 'phase' && system.phase !== slice.phase) continue;
    const own = sliceOf(system);
    const key = keys.map((each) => String(own[each])).join(' ');
    const known = offered.get(key);
    const counts = field === 'phase' || isIn(system, slice, keys) ? 1 : 0;
    if (known !== undefined) known.systems += counts;
    else
      offered.set(key, {
        slice: { ...slice, ...Object.fromEntries(keys.map((each) => [each, own[each]])) },
        systems: counts,
        chosen: keys.every((each) => own[each] === slice[each]),
      });
  }
  const found = [...offered.values()];
  // The shown value is offered though nobody ran it: a list without it would say another.
  if (!found.some(({ chosen }) => chosen)) found.push({ slice, systems: 0, chosen: true });
  const all = found.toSorted((a, b) => bySize(a.slice, b.slice));
  // A list of lengths or users is long: those that lead to nothing are left out of it.
  return field === 'load' || field === 'users'
    ? all.filter(({ systems: n, chosen }) => n > 0 || chosen)
    : all;
}
