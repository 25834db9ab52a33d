const LEAST_BYTES_PER_SEC = 32 * 1024;
/** A slow start is no attack. */
const GRACE_MS = 5_000;
const LONGEST_MS = 60_000;
const CHECK_MS = 1_000;

/** Calls `tooSlow` once where fewer bytes have come than an honest sender's line carries. */
export function watchPace(bytes: () => number, tooSlow: () => void): { stop(): void } {
  const begun = performance.now();
  const timer = setInterval(() => {
    const elapsedMs = performance.now() - begun;
    const late = elapsedMs > GRACE_MS && bytes() < (elapsedMs / 1000) * LEAST_BYTES_PER_SEC;
    if (!late && elapsedMs <= LONGEST_MS) return;
    clearInterval(timer);
    tooSlow();
  }, CHECK_MS);
  return { stop: () => clearInterval(timer) };
}
