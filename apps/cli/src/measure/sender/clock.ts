const READINGS = 20;

/**
 * Microseconds since an origin on the machine's monotonic clock, which threads and processes share. `performance.now` counts from
 * another moment in each thread and is cheaper to read, so it is set against the shared clock once: by the reading that took least.
 */
export function clockSince(originNs: bigint): () => number {
  let offsetUs = 0;
  let least = Infinity;
  for (let reading = 0; reading < READINGS; reading += 1) {
    const before = performance.now();
    const shared = process.hrtime.bigint();
    const after = performance.now();
    if (after - before >= least) continue;
    least = after - before;
    offsetUs = Number(shared - originNs) / 1000 - 500 * (before + after);
  }
  return () => Math.round(offsetUs + performance.now() * 1000);
}
