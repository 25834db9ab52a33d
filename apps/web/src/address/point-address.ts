/** Where a point is found. */
export function pointAddress(id: string): string {
  return `/points/${encodeURIComponent(id)}`;
}
