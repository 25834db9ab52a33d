/** What a draw is for: streams are independent of each other. */
export const STREAM = { arrival: 1, input: 2, output: 3, yields: 4, stages: 5, prefix: 6 } as const;
type Stream = (typeof STREAM)[keyof typeof STREAM];

/** A key of one seed and stream, from which `uniform` draws. */
export function streamKey(seed: number, stream: Stream): number {
  return mixed(mixed(seed | 0) ^ Math.imul(stream, 0x9e3779b1));
}

/**
 * A number strictly between 0 and 1 for one draw of one request: the bits of its place, mixed (finaliser of MurmurHash3,
 * A. Appleby, public domain), not the next of a sequence. So it does not depend on the order of events, and every system and every
 * load sees the same requests.
 */
export function uniform(key: number, request: number, draw = 0): number {
  const bits = mixed(mixed(key ^ Math.imul(request + 1, 0x85ebca6b)) ^ Math.imul(draw + 1, 0xc2b2ae35));
  return ((bits >>> 0) + 0.5) / 4_294_967_296;
}

/** The seed of one of several runs of a load; of the first, the load's own. */
export function replicationSeed(seed: number, replication: number): number {
  return replication === 0 ? seed : mixed(mixed(seed | 0) ^ Math.imul(replication, 0x27d4eb2f));
}

function mixed(bits: number): number {
  let h = bits ^ (bits >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
