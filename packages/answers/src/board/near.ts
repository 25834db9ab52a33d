import type { Candidate } from './settle.ts';
import type { NearBoard } from './shape.ts';
import { type BoardSlice, isIn, LOAD_KEYS } from './systems.ts';
import { tokensOf } from './choices.ts';

/** Nearest boards that hold anything: fewer and more users at the same lengths, shorter and longer work for as many users. */
export function nearBoards(slice: BoardSlice, candidates: readonly Candidate[]): NearBoard[] {
  const sameLoad = candidates.filter(({ slice: other }) => isIn(other, slice, ['users']));
  const sameUsers = candidates.filter(({ slice: other }) => isIn(other, slice, LOAD_KEYS));
  const users = (of: BoardSlice) => of.users ?? 0;
  return [
    nearest('FEWER_USERS', sameLoad, (of) => users(slice) - users(of)),
    nearest('MORE_USERS', sameLoad, (of) => users(of) - users(slice)),
    nearest('SHORTER', sameUsers, (of) => tokensOf(slice) - tokensOf(of)),
    nearest('LONGER', sameUsers, (of) => tokensOf(of) - tokensOf(slice)),
  ].filter((each) => each !== null);
}

function nearest(
  direction: NearBoard['direction'],
  candidates: readonly Candidate[],
  distance: (slice: BoardSlice) => number,
): NearBoard | null {
  const [found] = candidates
    .filter(({ slice }) => distance(slice) > 0)
    .toSorted((a, b) => distance(a.slice) - distance(b.slice) || b.systems - a.systems);
  return found === undefined ? null : { direction, slice: found.slice, systems: found.systems };
}
