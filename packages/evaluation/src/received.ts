/**
 * Time when a document was received, ISO 8601 in UTC: the core has no clock, so whoever receives tells. Dates later
 * than that are refused; no score depends on it. Left out where a document was received and judged before, or nobody
 * receives it.
 */
export interface Received {
  receivedOn?: string | null;
}
