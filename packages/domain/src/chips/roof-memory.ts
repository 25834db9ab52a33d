interface Memories {
  memory: { bandwidthBytesPerSec: number | null } | null;
  onChip: { bandwidthBytesPerSec: number | null } | null;
}

/** The memory whose bandwidth is the slope of a roofline: off-chip, or on-chip for chips that have no other. */
export function roofMemory({
  memory,
  onChip,
}: Memories): { bandwidthBytesPerSec: number; onChip: boolean } | null {
  const offChip = memory?.bandwidthBytesPerSec ?? null;
  if (offChip !== null) return { bandwidthBytesPerSec: offChip, onChip: false };
  const inner = memory === null ? (onChip?.bandwidthBytesPerSec ?? null) : null;
  return inner === null ? null : { bandwidthBytesPerSec: inner, onChip: true };
}
