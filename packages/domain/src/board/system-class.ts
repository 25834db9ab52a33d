import { z } from 'zod';
import { ServingMode } from '../terms/layout.ts';

/** How far a system reaches: one server, one scale-up domain of more than one server, several servers. */
export const Extent = z.enum(['SERVER', 'RACK', 'SERVERS']);
export type Extent = z.infer<typeof Extent>;

export const EXTENT_WORDS: Readonly<Record<Extent, string>> = {
  SERVER: 'one server',
  RACK: 'one rack',
  SERVERS: 'several servers',
};

export const POOL_WORDS: Readonly<Record<ServingMode, string>> = {
  AGGREGATED: 'together',
  DISAGGREGATED: 'apart',
};

/** Chips of a server where its domain does not say otherwise; a tray of a rack has half of them. */
const SERVER_CHIPS = 8;
const TRAY_CHIPS = 4;
/** Largest domain that is a server; a larger one joins servers. */
const LARGEST_SERVER = 16;

/** Extent of so many chips whose scale-up domain holds `scaleUpChips`; null where nobody published the domain. */
export function extentOf(chips: number, scaleUpChips: number | null): Extent {
  const domain = scaleUpChips ?? 1;
  const isRack = domain > LARGEST_SERVER;
  if (chips <= (isRack ? TRAY_CHIPS : Math.max(SERVER_CHIPS, domain))) return 'SERVER';
  return isRack && chips <= domain ? 'RACK' : 'SERVERS';
}

/** What systems have to share, beside their number of chips, before one may be said to lead another. */
export const SYSTEM_CLASS = {
  extent: Extent.describe('One server, one scale-up domain of several servers (a rack), or several servers.'),
  pools: ServingMode.nullable().describe(
    'Prompts and answers on the same chips, or apart; null where nobody stated the layout.',
  ),
};

export interface SystemClass {
  chips: number;
  extent: Extent;
  pools: ServingMode | null;
}

/** "one server", "one rack, prompts apart", "one server, layout not stated". */
export function classWords({ extent, pools }: Omit<SystemClass, 'chips'>): string {
  if (pools === null) return `${EXTENT_WORDS[extent]}, layout not stated`;
  return `${EXTENT_WORDS[extent]}${pools === 'DISAGGREGATED' ? ', prompts apart' : ''}`;
}

/**
 * Name of what systems share whose figures per chip compare at one speed of each user, whatever their numbers of chips; null of a layout that
 * nobody stated, which is like no other.
 */
export function likeKey({ extent, pools }: Omit<SystemClass, 'chips'>): string | null {
  return pools === null ? null : `${extent} ${pools}`;
}

/** Whether two systems, or a system and what a view shows, are of one class, whatever their numbers of chips. */
export function isSameClass(
  a: Omit<SystemClass, 'chips'>,
  b: { [Part in 'extent' | 'pools']: SystemClass[Part] | null },
): boolean {
  return a.extent === b.extent && a.pools === b.pools;
}

/** Name of a class of one number of chips; null of a layout that nobody stated. */
export function classKey(system: SystemClass): string | null {
  const key = likeKey(system);
  return key === null ? null : `${key} ${system.chips}`;
}

/** Systems of one size, extent and layout: only among such does anybody lead. */
export function isOneClass(systems: readonly SystemClass[]): boolean {
  const keys = new Set(systems.map(classKey));
  return keys.size === 1 && !keys.has(null);
}
