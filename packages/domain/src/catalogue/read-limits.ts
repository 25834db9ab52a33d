/** What a line of search asks of latency and load. */
export interface AskedLimits {
  users: number | null;
  requestsPerSec: number | null;
  ttftMs: number | null;
  tpotMs: number | null;
}

const AT_MOST = String.raw`\s*(?:p95|at p95)?\s*(?:under|below|within|of|<=?|≤)?\s*(\d+(?:\.\d+)?)\s*(ms|s|seconds?)\b(?:\s*(?:at )?p95)?`;
const TTFT = new RegExp(`(?:ttft|time to first token)${AT_MOST}`, 'i');
const TPOT = new RegExp(`(?:tpot|itl|time per output token)${AT_MOST}`, 'i');
const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,6})`;
const DECIMAL = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d+)?)`;
const USERS = new RegExp(`${NUMBER}\\s*(?:(?:concurrent|simultaneous)\\s+)?(?:users?|people)\\b`, 'i');
const RATE = new RegExp(
  `${DECIMAL}\\s*(?:(?:requests?|queries|req)\\s*(?:/|per|a)\\s*s(?:ec(?:ond)?)?|qps|rps)\\b`,
  'i',
);

/** Limits and users, and the line without them. */
export function readLimits(text: string): AskedLimits & { rest: string } {
  const found = [TTFT, TPOT, USERS, RATE].map((pattern) => pattern.exec(text));
  const [ttft = null, tpot = null, users = null, rate = null] = found;
  const rest = found.reduce((line, match) => (match === null ? line : line.replace(match[0], ' ')), text);
  return {
    ttftMs: milliseconds(ttft),
    tpotMs: milliseconds(tpot),
    users: numberOf(users),
    requestsPerSec: numberOf(rate),
    rest,
  };
}

const numberOf = (match: RegExpExecArray | null) =>
  match === null ? null : Number((match[1] ?? '').replaceAll(',', ''));

function milliseconds(match: RegExpExecArray | null): number | null {
  if (match === null) return null;
  return Number(match[1]) * (match[2] === 'ms' ? 1 : 1000);
}
