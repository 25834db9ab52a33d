import { compareVersions } from '@inferbench/domain/tradeoff/compare-versions';
import type { ConfigurationHistory, SoftwareGain } from '@inferbench/domain/tradeoff/configuration-history';
import type { MeasuredOn } from '@inferbench/domain/terms/measured-on';
import type { SplitFactors, TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { epochSec } from '@inferbench/units/utc-time';
import { systemOf } from './curves.ts';
import { rateIntervalOf, ratioShare } from '@inferbench/domain/tradeoff/interval';
import { configurationWords, stackWords } from './sentence.ts';

interface Dated extends TradeoffPoint {
  measured: MeasuredOn;
}

/** A median over an era belongs to no date: it is neither newest nor first nor last. */
function isDated(point: TradeoffPoint): point is Dated {
  return point.measured !== null && point.measured.from === null;
}

/** Oldest first; of one date, the lower version, then the id. */
function oldestFirst(a: Dated, b: Dated): number {
  if (a.measured.to !== b.measured.to) return a.measured.to < b.measured.to ? -1 : 1;
  const order = compareVersions(a.frameworkVersion ?? '', b.frameworkVersion ?? '');
  return order === 0 ? byId(a, b) : order;
}

function byId(a: TradeoffPoint, b: TradeoffPoint): number {
  if (a.pointId === b.pointId) return 0;
  return a.pointId < b.pointId ? -1 : 1;
}

/** One configuration over dates and versions, and what changed between the first and the last. */
export function configurationHistory(
  { configuration, model }: Pick<ConfigurationHistory, 'configuration' | 'model'>,
  all: readonly TradeoffPoint[],
): ConfigurationHistory {
  const points = all.filter(isDated).toSorted(oldestFirst);
  const [first, last] = [points[0], points.at(-1)];
  const gain = first === undefined || last === undefined ? null : gainOf(first, last);
  const [named] = all.toSorted(byId);
  return {
    configuration,
    model,
    // Versions are what changes.
    label:
      named === undefined
        ? model
        : `${systemOf({ ...named, versionGroup: null }).label}: ${configurationWords(named)}`,
    points,
    eras: all.length - points.length,
    gain,
    sentence: sentenceOf(gain, { first, last, dates: points.length }),
  };
}

/** Null where both are of one date, or where one date holds the other: nobody then knows which came first. */
function gainOf(first: Dated, last: Dated): SoftwareGain | null {
  const [from, to] = [first.measured.to, last.measured.to];
  if (from.startsWith(to) || to.startsWith(from)) return null;
  const factor = last.tokensPerSecPerChip / first.tokensPerSecPerChip;
  return {
    firstPointId: first.pointId,
    lastPointId: last.pointId,
    tokensPerSecPerChip: factor,
    isClear: factor / (1 + shareOf(first, last)) > 1,
    tokensPerSecPerUser: last.tokensPerSecPerUser / first.tokensPerSecPerUser,
    months: monthOf(to) - monthOf(from),
    split: splitGain(first.split, last.split),
  };
}

const shareOf = (first: Dated, last: Dated) => ratioShare(rateIntervalOf(first), rateIntervalOf(last));

function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month;
}

function splitGain(first: SplitFactors | null, last: SplitFactors | null): SplitFactors | null {
  if (first === null || last === null) return null;
  return {
    algorithm: last.algorithm / first.algorithm,
    hardware: last.hardware / first.hardware,
    software: last.software / first.software,
  };
}

function sentenceOf(
  gain: SoftwareGain | null,
  { first, last, dates }: { first: Dated | undefined; last: Dated | undefined; dates: number },
): string {
  if (gain === null || first === undefined || last === undefined)
    return `${counted(dates, 'dated point')}: nothing to compare.`;
  const words = ({ tokensPerSecPerChip, measured, ...point }: Dated) =>
    `${formatNumber(tokensPerSecPerChip)} tokens/s per chip (${[stackWords(point), measured.to].filter((word) => word !== '').join(', ')})`;
  const span = spanWords(first.measured.to, last.measured.to);
  return `Software ${changeWords(gain, shareOf(first, last))} ${span}: from ${words(first)} to ${words(last)}.`;
}

/** Runs that their intervals do not tell apart show neither a gain nor a fall. */
function changeWords({ tokensPerSecPerChip, isClear }: SoftwareGain, share: number): string {
  const factor = formatNumber(tokensPerSecPerChip);
  if (isClear) return `gained × ${factor}`;
  return tokensPerSecPerChip * (1 + share) < 1
    ? `fell to × ${factor}`
    : `changed nothing clearly (× ${factor})`;
}

const SEC_PER_DAY = 86_400;
const MOST_DAYS = 60;

/** "in 9 days" of two days that are near each other, "in 8 months" of others. */
function spanWords(from: string, to: string): string {
  const [first, last] = [from, to].map((day) => epochSec(`${day}T00:00:00Z`));
  const days = first == null || last == null ? Infinity : Math.round((last - first) / SEC_PER_DAY);
  return `in ${days < MOST_DAYS ? counted(days, 'day') : counted(monthOf(to) - monthOf(from), 'month')}`;
}
