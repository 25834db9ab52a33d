import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipShortName, stackNames } from '@inferbench/domain/catalogue/names';
import { classWords, extentOf } from '@inferbench/domain/board/system-class';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import type { TradeoffDocument } from '@inferbench/domain/tradeoff/tradeoff-point';
import { formatDate } from '@inferbench/units/dates';
import { formatNumber } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import { intervalOf } from '@inferbench/domain/tradeoff/interval';
import type { VerdictBasis, VerdictRow } from './shape.ts';

/** A published or measured point of a model, at the lengths that name its slice. */
export interface ObservedPoint extends TradeoffLengths {
  pointId: string;
  model: string;
  point: TradeoffDocument;
}

/** Seconds above which a wait that follows from load and rate is believed: below two it comes out twice too long. */
export const LONGEST_FIRST_TOKEN_SEC = 10;

/** A run of steady serving: its lengths are always known. */
export type ServingRow = VerdictRow & TradeoffLengths;

/** Facts of a run that every verdict row states alike, under load or not. */
type StatedRun = Pick<
  TradeoffDocument,
  | 'chip'
  | 'chips'
  | 'framework'
  | 'frameworkVersion'
  | 'intervalShare'
  | 'intervalAssumed'
  | 'measured'
  | 'configuration'
  | 'kind'
  | 'source'
>;

type Made = Pick<VerdictRow, keyof StatedRun & keyof VerdictRow> &
  Pick<VerdictRow, 'label' | 'extent' | 'intervalIs' | 'measuredFrom' | 'measuredTo' | 'words'>;

/** Completes a row by what its run states and what the catalogue says of its chip, and puts it into words. */
export function rowOf<Own extends Omit<VerdictRow, keyof Made>>(
  own: Own,
  run: StatedRun,
  { chips }: CatalogueView,
): Own & Made {
  const { chip, framework, frameworkVersion, measured, configuration, kind, source } = run;
  const entry = chips.get(chip);
  const row = {
    ...own,
    chip,
    label: entry === undefined ? chip : chipShortName(entry),
    chips: run.chips,
    extent: extentOf(run.chips, entry?.interconnect?.scaleUpChips ?? null),
    framework,
    frameworkVersion,
    ...intervalOf(run),
    measuredFrom: measured?.from ?? null,
    measuredTo: measured?.to ?? null,
    configuration,
    kind,
    source,
  };
  return { ...row, words: rowWords(row) };
}

/** Row of a run under steady load, as every sentence and table says it. */
export function verdictRow(
  { pointId, point, inputTokens, outputTokens }: ObservedPoint,
  catalogue: CatalogueView,
): ServingRow {
  const own = {
    pointId,
    pools: poolsOf(point),
    layout: point.layout,
    precision: point.precisionClass,
    technique: point.technique,
    phase: 'SERVING' as const,
    contextTokens: null,
    inputTokens,
    outputTokens,
    users: point.concurrency,
    tokensPerSecPerUser: point.tokensPerSecPerUser,
    tokensPerSecPerChip: point.tokensPerSecPerChip,
    ...firstTokenOf(point, outputTokens),
    costs: point.costs,
    energy: point.energy,
  };
  return rowOf(own, point, catalogue);
}

/** Basis of a verdict on some runs: as strong as the weaker of them; null on none. */
export function basisOf(rows: readonly Pick<VerdictRow, 'kind'>[]): VerdictBasis | null {
  if (rows.length === 0) return null;
  return rows.every(({ kind }) => kind === 'MEASURED') ? 'MEASURED' : 'PUBLISHED';
}

/** Pools of a system: where several chips have no stated layout, nobody knows whether prompts were apart. */
export function poolsOf({ chips, layout, mode }: Pick<TradeoffDocument, 'chips' | 'layout' | 'mode'>) {
  return layout === null && chips > 1 ? null : mode;
}

/** A wait that the source states, else what load and rate leave beside the answer (Little: in flight ÷ rate = time in the system). */
function firstTokenOf(
  { ttft, concurrency, tokensPerSecPerChip, tokensPerSecPerUser, chips }: TradeoffDocument,
  outputTokens: number,
): Pick<VerdictRow, 'firstTokenSec' | 'firstTokenIs'> {
  const statedMs = ttft.p50Ms ?? ttft.meanMs ?? ttft.p90Ms ?? ttft.p95Ms ?? ttft.p99Ms;
  if (statedMs !== null) return { firstTokenSec: statedMs / MS_PER_SEC, firstTokenIs: 'STATED' };
  const requestsPerSec = (tokensPerSecPerChip * chips) / outputTokens;
  const derivedSec =
    concurrency === null ? 0 : concurrency / requestsPerSec - (outputTokens - 1) / tokensPerSecPerUser;
  return derivedSec > LONGEST_FIRST_TOKEN_SEC
    ? { firstTokenSec: derivedSec, firstTokenIs: 'DERIVED' }
    : { firstTokenSec: null, firstTokenIs: 'UNKNOWN' };
}

/** "GB300 × 72, one rack, prompts apart · SGLang 0.5.8 · 4,096 users · 33 tokens/s each · 12 Feb 2026 · published". */
function rowWords(row: Omit<VerdictRow, 'words'>): string {
  const { label, chips, users, tokensPerSecPerUser, kind, contextTokens } = row;
  return [
    `${label} × ${formatNumber(chips)}, ${classWords(row)}`,
    stackWords(row) ?? 'stack not stated',
    users === null ? 'load not stated' : `${formatNumber(users)} ${users === 1 ? 'user' : 'users'}`,
    `${formatNumber(tokensPerSecPerUser)} tokens/s each`,
    ...(contextTokens === null ? [] : [`${formatNumber(contextTokens)} tokens of context`]),
    datedWords(row),
    kind === 'MEASURED' ? 'measured' : 'published',
  ].join(' · ');
}

/** "SGLang 0.5.8"; without the months of an era, which its date says; null where nobody stated the software. */
export function stackWords({
  framework,
  frameworkVersion,
}: Pick<VerdictRow, 'framework' | 'frameworkVersion'>): string | null {
  if (framework === null) return null;
  const isEra = frameworkVersion?.includes(' to ') ?? false;
  return stackNames(framework, isEra ? null : frameworkVersion).long;
}

/** "18 May 2026", "between Oct 2025 and Jul 2026", "date not published". */
export function datedWords({
  measuredFrom,
  measuredTo,
}: Pick<VerdictRow, 'measuredFrom' | 'measuredTo'>): string {
  if (measuredTo === null) return 'date not published';
  if (measuredFrom === null) return formatDate(measuredTo);
  return `between ${formatDate(measuredFrom)} and ${formatDate(measuredTo)}`;
}
