/** What a line of search asks of latency and load. */
export interface AskedLimits {
  users: number | null;
  ttftMs: number | null;
  tpotMs: number | null;
}

const AT_MOST = String.raw`\s*(?:p95|at p95)?\s*(?:under|below|within|of|<=?|≤)?\s*(\d+(?:\.\d+)?)\s*(ms|s|seconds?)\b(?:\s*(?:at )?p95)?`;
const TTFT = new RegExp(`(?:ttft|time to first token)${AT_MOST}`, 'i');
const TPOT = new RegExp(`(?:tpot|itl|time per output token)${AT_MOST}`, 'i');
const USERS = /\b(\d{1,5})\s*(?:concurrent\s+)?users?\b/i;

/** Limits and users, and the line without them. */
export function readLimits(text: string): AskedLimits & { rest: string } {
  const found = [TTFT, TPOT, USERS].map((pattern) => pattern.exec(text));
  const [ttft = null, tpot = null, users = null] = found;
  const rest = found.reduce((line, match) => (match === null ? line : line.replace(match[0], ' ')), text);
  return {
    ttftMs: milliseconds(ttft),
    tpotMs: milliseconds(tpot),
    users: users === null ? null : Number(users[1]),
    rest,
  };
}

function milliseconds(match: RegExpExecArray | null): number | null {
  if (match === null) return null;
  return Number(match[1]) * (match[2] === 'ms' ? 1 : 1000);
}
