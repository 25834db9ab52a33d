/** Whether an `If-None-Match` header names this tag. Weak comparison, as RFC 9110 13.1.2 asks. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (header === null || header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
