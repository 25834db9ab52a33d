/**
 * Microseconds since an origin on the machine's monotonic clock, which threads and processes share. `performance.now` counts from
 * another moment in each thread and is cheaper to read, so it is set against the shared clock once.
 */
export function clockSince(originNs: bigint): () => number {
  const offsetUs = Number(process.hrtime.bigint() - originNs) / 1000 - performance.now() * 1000;
  return () => Math.round(offsetUs + performance.now() * 1000);
}
