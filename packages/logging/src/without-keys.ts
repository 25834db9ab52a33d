const KEY = /\b(ib_live_[0-9A-Za-z]{8})_[0-9A-Za-z]{43}(_[0-9A-Za-z]{1,6})?/g;
/** The value of a cookie, what stands in the link of an invitation, the token of a session. */
const PERSONAL = /\b(ib_(?:cookie|invite|session))_[\w-]{20,}(?:\.[\w-]+)?/g;

/** A text with every secret of ours in it taken out, but for what tells its kind: GraphQL's own errors repeat what the client sent. */
export function withoutKeys(text: string): string {
  return text.replace(KEY, '$1_[redacted]').replace(PERSONAL, '$1_[redacted]');
}
