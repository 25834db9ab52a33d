import type { LedgerSummary } from '@inferbench/graphql-documents/ledger';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { listedUpTo } from '@inferbench/units/english';
import { formatNumber, formatPercent, formatValue } from '@inferbench/units/format';
import { MS_PER_SEC, SECONDS_PER_HOUR } from '@inferbench/units/si';

export type LedgerGroup = LedgerSummary['groups'][number];

interface LedgerMetricWords {
  /** Name of one in a row: "output". */
  words: string;
  /** Name of many: "times of a prompt". */
  many: string;
  unit: string;
}

export const LEDGER_METRICS: Readonly<Record<LedgerGroup['metric'], LedgerMetricWords>> = {
  OUTPUT_TOKENS_PER_S_PER_CHIP: { words: 'output', many: 'outputs of a server', unit: 'tokens/s per chip' },
  TPOT_MS: { words: 'time per token', many: 'times per token', unit: 'ms' },
  TTFT_MS: { words: 'first token', many: 'times to the first token', unit: 'ms' },
  REQUEST_LATENCY_S: { words: 'whole request', many: 'times of whole requests', unit: 's' },
  REQUESTS_PER_S: { words: 'requests', many: 'rates of requests', unit: 'requests/s' },
  PREFILL_LATENCY_MS: { words: 'prompt alone', many: 'times of a prompt', unit: 'ms' },
  DECODE_TOKENS_PER_S: { words: 'answer alone', many: 'speeds of one answer', unit: 'tokens/s' },
  PROMPT_TOKENS_PER_S: { words: 'prompt alone', many: 'speeds of a prompt', unit: 'tokens/s' },
};

const UNSEEN: ReadonlySet<LedgerGroup['set']> = new Set(['GRID', 'NEW_POINTS']);

export function unseenGroups({ groups }: LedgerSummary): LedgerGroup[] {
  return groups.filter(({ set }) => UNSEEN.has(set));
}

/** Groups that stand in no headline: the engine had seen another figure of the same run. */
export function seenGroups({ groups }: LedgerSummary): LedgerGroup[] {
  return groups.filter(({ set }) => set === 'SECOND_TABLE');
}

/** "3.4 × too low", "4 % too high": what was said, against what was published. */
export function offWords(ratio: number): string {
  const factor = Math.max(ratio, 1 / ratio);
  const way = ratio > 1 ? 'too low' : 'too high';
  if (factor < 1.005) return 'as said';
  return factor < 1.1 ? `${formatPercent(factor - 1)} ${way}` : `${factor.toPrecision(2)} × ${way}`;
}

/** "5 of 6 missed", "all 7 held". */
export function shareWords({ held, missed }: Pick<LedgerGroup, 'held' | 'missed'>): string {
  const all = held + missed;
  if (missed === 0) return all === 1 ? 'held' : `all ${all} held`;
  if (held === 0) return all === 1 ? 'missed' : `all ${all} missed`;
  return `${missed} of ${all} missed`;
}

export function isMiss({ held, missed }: Pick<LedgerGroup, 'held' | 'missed'>): boolean {
  return missed >= held;
}

/** "38 of 74 published figures lie in the band that we gave; bands are meant to hold two of three." */
export function bandSentence({ headline: { held, missed } }: Pick<LedgerSummary, 'headline'>): string {
  return `${formatNumber(held)} of ${formatNumber(held + missed)} published figures lie in the band that we gave; bands are meant to hold two of three.`;
}

/** Sentence "Of 256 more, of runs that the engine had seen by another figure, 246 missed."; empty where there are none. */
export function seenSentence({
  sets,
}: {
  sets: readonly Pick<LedgerSummary['sets'][number], 'set' | 'held' | 'missed'>[];
}): string {
  const seen = sets.find(({ set }) => set === 'SECOND_TABLE');
  if (seen === undefined || seen.held + seen.missed === 0) return '';
  return `Of ${formatNumber(seen.held + seen.missed)} more, of runs that the engine had seen by another figure, ${formatNumber(seen.missed)} missed.`;
}

/** Names the kinds of figures that most misses are of, and which way they go. */
export function ledgerSentence(groups: readonly LedgerGroup[]): string {
  const total = groups.reduce((sum, { missed }) => sum + missed, 0);
  if (total === 0) return 'Every published figure lies in the band that was given for it';
  const byMetric = groupBy(groups, ({ metric }) => metric);
  const most = Math.max(...byMetric.map((of) => missedIn(of).length));
  const first = byMetric.filter((of) => missedIn(of).length === most).flat();
  const ratios = missedIn(first);
  const kinds = [...new Set(first.map(({ metric }) => LEDGER_METRICS[metric].many))];
  const low = ratios.filter((ratio) => ratio > 1).length;
  const way = low * 2 >= ratios.length ? `too low in ${low}` : `too high in ${ratios.length - low}`;
  const start = `${ratios.length} of ${total} misses are ${listedUpTo(2, kinds)}`;
  return kinds.length === 1 ? `${start}: we said ${way} of them` : start;
}

const missedIn = (groups: readonly LedgerGroup[]): number[] =>
  groups.flatMap(({ missedRatios }) => missedRatios);

/** Seconds of a unit in which a time is predicted. */
const SECONDS: Readonly<Record<string, number>> = { ms: 1 / MS_PER_SEC, s: 1 };

/** The unit that a person reads a figure in: a long time in minutes or hours, never in 1,020,000 ms. */
function readIn({ metric, value }: { metric: LedgerGroup['metric']; value: number }) {
  const { unit } = LEDGER_METRICS[metric];
  const each = SECONDS[unit];
  if (each === undefined) return { unit, per: 1 };
  const seconds = value * each;
  if (seconds >= 2 * SECONDS_PER_HOUR) return { unit: 'h', per: SECONDS_PER_HOUR / each };
  if (seconds >= 120) return { unit: 'min', per: 60 / each };
  return seconds >= 1 ? { unit: 's', per: 1 / each } : { unit: 'ms', per: 1 / MS_PER_SEC / each };
}

/** "17 min", "246 tokens/s per chip". */
export function figureWords(metric: LedgerGroup['metric'], value: number): string {
  const { unit, per } = readIn({ metric, value });
  return `${formatValue(value / per)} ${unit}`;
}

/** "14.6 to 19.8 min". */
export function rangeWords(metric: LedgerGroup['metric'], low: number, high: number): string {
  const { unit, per } = readIn({ metric, value: high });
  return `${formatValue(low / per)} to ${formatValue(high / per)} ${unit}`;
}
