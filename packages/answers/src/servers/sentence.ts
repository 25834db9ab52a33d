import { counted, listedUpTo } from '@inferbench/units/english';
import { formatDuration, formatNumber, formatUsd, formatValue } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { ServersRequest } from './request.ts';
import type { ServersSystem } from './shape.ts';

export interface ToldServers {
  request: ServersRequest;
  priced: readonly ServersSystem[];
  unpriced: readonly ServersSystem[];
  /** Kinds of server that were simulated, and those that hold the model and were not. */
  simulated: number;
  more: number;
}

/** " of the 12 simulated" where more were not; nothing where these are all. */
export function amongWords({ simulated, more }: Pick<ToldServers, 'simulated' | 'more'>): string {
  return more === 0 ? '' : ` of the ${formatNumber(simulated)} simulated`;
}

/** Chips that a sentence names. */
const MOST_NAMED = 3;

/** "2 × 8 MI300X"; of one chip each "3 × H100". */
export function serversWords({
  servers,
  chipsEach,
  label,
}: Pick<ServersSystem, 'servers' | 'chipsEach' | 'label'>) {
  return chipsEach === 1
    ? `${formatNumber(servers)} × ${label}`
    : `${formatNumber(servers)} × ${formatNumber(chipsEach)} ${label}`;
}

/** "1 to 4 servers within the error", which of the number is that of the simulated times. */
export function errorWords({
  servers,
  serversLow,
  serversHigh,
}: Pick<ServersSystem, 'servers' | 'serversLow' | 'serversHigh'>): string {
  if (serversHigh === null) return `${counted(serversLow, 'server')} or more within the error`;
  if (serversLow === servers && serversHigh === servers) return 'as many at both ends of the error';
  return `${formatNumber(serversLow)} to ${formatNumber(serversHigh)} servers within the error`;
}

/** Sentences on the first: cost, speed, what its error allows, who cannot be told apart from it. */
export function sentenceOf(told: ToldServers): string {
  const { priced, unpriced } = told;
  const first = priced[0] ?? unpriced[0];
  if (first === undefined)
    return `${noneWords(told)}. Ask for a longer wait, a slower answer or a shorter prompt.`;
  return [
    `${moneyWords(first)}${first.latency}.`,
    `Simulated: ${first.error}.`,
    priced.length === 0 ? '' : besideWords(told),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/** Says that nothing does it: of all that can be simulated, or of those that were. */
export function noneWords(told: ToldServers): string {
  return told.more === 0
    ? 'No server that we can simulate keeps these limits'
    : `No server${amongWords(told)} keeps these limits`;
}

function moneyWords({ usdPerMonth: { value, words } }: ServersSystem): string {
  return value === null ? `${words}: ` : `${formatUsd(value)} a month, `;
}

/** "first token 0.70 s p95 (0.35 to 1.40), 24 tokens/s each". */
export function latencyWords({ ttft, speed }: Pick<ServersSystem, 'ttft' | 'speed'>): string {
  const { value, low, high } = ttft;
  const wait =
    value === null || low === null || high === null
      ? `first token ${ttft.words}`
      : `first token ${waitWords(value)} p95 (${waitWords(low)} to ${waitWords(high)})`;
  return `${wait}, ${speed.value === null ? speed.words : `${formatValue(speed.value)} tokens/s each`}`;
}

const waitWords = (ms: number) => formatDuration(ms / MS_PER_SEC);

/** Names those that cost no more within the errors; else says that the first is clearly cheaper. */
function besideWords(told: ToldServers): string {
  const [first, ...others] = told.priced;
  if (first === undefined) return '';
  if (others.length === 0) return `No other server${amongWords(told)} that does it has such a price.`;
  const most = first.usdPerMonth.high;
  const tied = others.filter(({ usdPerMonth: { low } }) => most === null || (low !== null && low <= most));
  return tied.length === 0
    ? `Clearly cheaper than the next${amongWords(told)}, ${others[0]?.label ?? ''}.`
    : `Cheapest by value only: ${listedUpTo(
        MOST_NAMED,
        tied.map(({ label }) => label),
      )} cannot be told apart from it.`;
}

/** "Simulated, five systems would do it for $21,000 to $70,000 a month". */
export function costTitle(priced: readonly ServersSystem[]): string | null {
  const sums = priced.flatMap(({ usdPerMonth: { value } }) => value ?? []);
  const [first, last] = [sums[0], sums.at(-1)];
  if (first === undefined || last === undefined) return null;
  return sums.length === 1
    ? `one kind of server would do it for ${formatUsd(first)} a month`
    : `${counted(sums.length, 'kind')} of server would do it for ${formatUsd(first)} to ${formatUsd(last)} a month`;
}
