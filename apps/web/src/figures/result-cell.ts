import type { Cell } from '@inferbench/chart/table';
import { counted } from '@inferbench/units/english';
import { pointAddress } from '../address/pages.ts';

/** A link to a result that says what the result is; files hold its id. Null of a row that has none. */
export function resultCell(pointId: string | null, words: string): Cell {
  return pointId === null ? null : { words, href: pointAddress(pointId), id: pointId };
}

/** "B200 ×8, 64 users", "B200 ×8". */
export function resultOf(system: string, users: number | null): string {
  return users === null ? system : `${system}, ${counted(Math.round(users), 'user')}`;
}
