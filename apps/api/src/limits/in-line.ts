import { busyLanes } from './busy-lanes.ts';

/** Operations of one visitor at a time, and those that wait: what a page of the site asks for at once, and some more. */
const OPERATIONS = { most: 4, mostWaiting: 60 };
/** Operations of a class of visitors at a time: twice what there are connections, and as many more as are done in the time that they wait. */
const PLACES = { most: 24, mostWaiting: 200, longestWaitMs: 2_000 };

export type InLine = <T>(visitor: string, work: () => Promise<T>) => Promise<T>;

/** Runs operations when the visitor's earlier ones leave room, and those of all visitors of its class. Throws BUSY. */
export function inLine(): InLine {
  const own = busyLanes(OPERATIONS);
  const places = busyLanes(PLACES);
  // The own line first: whoever asks for much at once holds no place of others meanwhile.
  return (visitor, work) =>
    own.run(visitor, () => places.run(visitor.startsWith('key:') ? 'key' : 'visitor', work));
}
