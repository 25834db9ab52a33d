import { COST_BASIS_WORDS } from '@inferbench/domain/scores/cost-basis-words';
import { stackNames } from '@inferbench/domain/catalogue/names';
import type { Tradeoff, TradeoffLengths, TradeoffRanking } from '@inferbench/domain/tradeoff/tradeoff';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import {
  CURRENCY_DEFINITIONS,
  type LatencyLimit,
  type TradeoffTarget,
} from '@inferbench/domain/tradeoff/tradeoff-target';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';

/** "8k/1k" for 8,192 and 1,024 tokens. */
export function lengthsWords({ inputTokens, outputTokens }: TradeoffLengths): string {
  const word = (tokens: number) => (tokens % 1024 === 0 ? `${tokens / 1024}k` : formatNumber(tokens));
  return `${word(inputTokens)}/${word(outputTokens)}`;
}

/** What was asked for: "≥ 40 tokens/s per user, TTFT p95 ≤ 500 ms"; null where nothing was. */
export function targetWords({ tokensPerSecPerUser, ttft, tpot, e2e }: TradeoffTarget): string | null {
  const limit = (name: string, asked: LatencyLimit | null) =>
    asked === null ? [] : [`${name} ${asked.statistic.toLowerCase()} ≤ ${formatNumber(asked.ms)} ms`];
  const words = [
    ...(tokensPerSecPerUser === null ? [] : [`≥ ${formatNumber(tokensPerSecPerUser)} tokens/s per user`]),
    ...limit('TTFT', ttft),
    ...limit('TPOT', tpot),
    ...limit('E2E', e2e),
  ];
  return words.length === 0 ? null : words.join(', ');
}

/** The basis on which a ranking stands: " (rented)"; nothing where it needs none. */
function basisWords({ currency, costBasis, powerBoundary }: TradeoffRanking): string {
  if (currency === 'USD_PER_MTOK' && costBasis !== null) return ` (${COST_BASIS_WORDS[costBasis].name})`;
  if (currency === 'JOULES_PER_TOKEN' && powerBoundary !== null)
    return ` (${powerBoundary.replaceAll('_', ' ')})`;
  return '';
}

/** How the leader ran: "8 chips, tp8/ep8, FP8, 64 in flight". */
export function configurationWords({
  chips,
  layout,
  precision,
  concurrency,
}: Pick<TradeoffPoint, 'chips' | 'layout' | 'precision' | 'concurrency'>): string {
  const words = [
    counted(chips, 'chip'),
    layout,
    precision,
    concurrency === null ? null : `${formatNumber(concurrency)} in flight`,
  ];
  return words.filter((word) => word !== null).join(', ');
}

/** A system that is named beside its configuration, with the version that ran. */
export function stackWords({
  framework,
  frameworkVersion,
}: Pick<TradeoffPoint, 'framework' | 'frameworkVersion'>): string {
  return framework === null ? (frameworkVersion ?? '') : stackNames(framework, frameworkVersion).long;
}

type Answered = Pick<Tradeoff, 'modelName' | 'lengths' | 'precision' | 'technique' | 'target' | 'ranking'>;

/** The answer to a question such as "DeepSeek R1, 8k/1k, ≥ 40 tokens/s per user, cheapest". */
export function tradeoffSentence(answer: Answered): string {
  const { modelName, lengths, precision, technique, target, ranking } = answer;
  const { best } = CURRENCY_DEFINITIONS[target.currency];
  const question = [
    modelName,
    lengthsWords(lengths),
    precision,
    technique === 'DRAFTING' ? 'drafting' : null,
    targetWords(target),
    `${best}${basisWords(ranking)}`,
  ];
  return `${question.filter((word) => word !== null).join(', ')}: ${leadWords(ranking)}${restWords(ranking)}.`;
}

/** Says who leads, where all are of one number of chips, one layout and one precision; else how many there are. */
function leadWords({ ranked, unit }: TradeoffRanking): string {
  const [first, ...others] = ranked;
  if (first === undefined) return 'no system ranks';
  const classes = new Set(ranked.map(({ point }) => `${point.chips} ${point.mode} ${point.precisionClass}`));
  if (classes.size > 1 || ranked.some(({ point }) => point.layout === null))
    return `${counted(ranked.length, 'system')} of different sizes, layouts or precisions, by value`;
  const tied = others.filter(({ overlapsFirst }) => overlapsFirst).length;
  const value = `${formatNumber(first.value)} ${unit} (${configurationWords(first.point)})`;
  if (others.length === 0) return `${first.label} stands alone with ${value}`;
  return tied === 0
    ? `${first.label} leads ${counted(others.length, 'other system')} with ${value}`
    : `${first.label} is first by value with ${value}; ${tied} of ${counted(others.length, 'other system')} cannot be told apart from it`;
}

function restWords({ typicalKept, unknown, misses, withoutValue }: TradeoffRanking): string {
  const rest = [
    [typicalKept.length, 'kept typically, the percentile unknown'],
    [unknown.length, 'latency not published'],
    [misses.length, 'target not reached'],
    [withoutValue.length, 'without a value of what ranks'],
  ] as const;
  return rest
    .filter(([count]) => count > 0)
    .map(([count, words]) => `; ${words}: ${formatNumber(count)}`)
    .join('');
}
