/**
 * Whether an `If-None-Match` header names this tag. Weak comparison, as RFC 9110 13.1.2 asks.
 * @param {string | null | undefined} header
 * @param {string} etag
 * @returns {boolean}
 */
export function matchesEtag(header, etag) {
  if (header === null || header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
