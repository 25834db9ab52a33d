import type {
  RankedTradeoffEntry,
  TradeoffSystem,
  UnrankedTradeoffEntry,
} from '@inferbench/domain/tradeoff/tradeoff';
import type { SameLoad, UnplacedReason } from './shape.ts';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { TradeoffTarget } from '@inferbench/domain/tradeoff/tradeoff-target';
import { extentOf, type SystemClass } from '@inferbench/domain/board/system-class';
import { pointsBySystem } from '@inferbench/analyses/tradeoff/curves';
import { rankAtTarget } from '@inferbench/analyses/tradeoff/rank-at-target';
import { formatNumber } from '@inferbench/units/format';
import { AXIS_WORDS, basisOf } from './axes.ts';
import {
  absent,
  fastestRun,
  publishedAlone,
  publishedEnergy,
  publishedOutput,
  publishedPrice,
  reachesWords,
} from './figures.ts';
import { chipIdentity, publishedName } from './identity.ts';
import { NEAR } from '../verdict/at-line.ts';
import { poolsOf } from '../verdict/runs.ts';
import { comparisonWords, sameLoad } from './same-load.ts';
import type { ShownChart } from './shown.ts';
import type { Apart, Unranked } from './simulated-rows.ts';

export interface PublishedRows {
  rows: Unranked[];
  /** Comparisons of each system whose point ran as is simulated: the same load on its curve, and both in words. */
  compared: { key: string; same: SameLoad; words: string }[];
  apart: Apart[];
}

/** Published systems at the line: each with the point that `tradeoff` ranks it by. */
export function publishedRows(ofFronts: readonly TradeoffPoint[], shown: ShownChart): PublishedRows {
  const { at, axis, pay } = shown.slice;
  const { currency } = AXIS_WORDS[axis];
  const target = TradeoffTarget.parse({ tokensPerSecPerUser: at, currency, costBasis: basisOf(pay) });
  const { ranked: keeping, misses, withoutValue } = rankAtTarget(ofFronts, target);
  const own = new Map(pointsBySystem(ofFronts).map(([{ system }, points]) => [system, points]));
  const isNear = ({ system, point }: RankedTradeoffEntry) => ranNear(point, own.get(system) ?? [point], at);
  const ranked = keeping.filter(isNear);
  const beyond = keeping.filter((entry) => !isNear(entry));
  return {
    rows: ranked.map(({ point, value, interval, ...system }) => {
      // Dollars per token rank; tokens per dollar are shown.
      const perUsd = currency === 'USD_PER_MTOK';
      const shownValue = perUsd
        ? { value: 1 / value, low: 1 / interval.high, high: 1 / interval.low }
        : { value, low: interval.low, high: interval.high };
      return {
        ...identityOf(system, point, shown),
        ...classOf(point, shown),
        kind: point.kind,
        ...shownValue,
        users: point.concurrency,
        pointId: point.pointId,
        output: publishedOutput(point),
        price: publishedPrice(point, pay, shown.catalogue.chips.get(point.chip)),
        energy: publishedEnergy(point),
        alone: publishedAlone(own.get(system.system) ?? [point]),
        alonePointId: fastestRun(own.get(system.system) ?? [point])?.pointId ?? null,
        prompt: absent('not published without others beside'),
      };
    }),
    compared: ranked.flatMap(({ point, system: key }) => {
      const same = sameLoad(point, shown);
      return same === null ? [] : [{ key, same, words: comparisonWords(point, same) }];
    }),
    apart: [
      ...beyond.map((entry) => beyondOf(entry, shown)),
      ...misses.map((entry) => apartOf(entry, own.get(entry.system) ?? [entry.point], shown)),
      ...withoutValue.map((entry) => apartOf(entry, own.get(entry.system) ?? [entry.point], shown)),
    ],
  };
}

/** Class of the system that ran; where no layout is stated, nobody knows whether prompts were apart. */
function classOf(point: TradeoffPoint, { catalogue }: ShownChart): Pick<SystemClass, 'extent' | 'pools'> {
  const domain = catalogue.chips.get(point.chip)?.interconnect?.scaleUpChips ?? null;
  return { extent: extentOf(point.chips, domain), pools: poolsOf(point) };
}

function identityOf(system: TradeoffSystem, point: TradeoffPoint, { catalogue }: ShownChart) {
  const identity = chipIdentity(system.chip, catalogue);
  return {
    key: system.system,
    ...identity,
    system: publishedName(identity.label, system),
    chips: point.chips,
  };
}

/** Whether a system was run near a line, as verdicts have it: else it gives at least so much there, at a price that nobody knows. */
function ranNear(
  { tokensPerSecPerUser: speed }: TradeoffPoint,
  own: readonly TradeoffPoint[],
  at: number,
): boolean {
  const slowest = Math.min(...own.map(({ tokensPerSecPerUser }) => tokensPerSecPerUser));
  return speed <= NEAR.run * at || (speed <= NEAR.best * at && slowest <= NEAR.run * at);
}

function beyondOf({ point, next, ...system }: RankedTradeoffEntry, shown: ShownChart): Apart {
  const { tokensPerSecPerUser, tokensPerSecPerChip, kind } = point;
  const words = `at least ${formatNumber(tokensPerSecPerChip)} tokens/s per chip (${next === null ? 'slowest' : 'nearest'} run: ${formatNumber(tokensPerSecPerUser)} tokens/s each)`;
  return {
    ...identityOf(system, point, shown),
    reason: 'RUN_FASTER',
    words,
    value: { value: tokensPerSecPerChip, low: tokensPerSecPerChip, high: null, kind, words },
    chipsNeeded: null,
    pointId: point.pointId,
  };
}

const REASONS: Readonly<Record<UnrankedTradeoffEntry['reason'], UnplacedReason>> = {
  MISSES_TARGET: 'NEVER_REACHES',
  LIMIT_UNKNOWN: 'NEVER_REACHES',
  NO_PRICE: 'NO_PRICE',
  NO_POWER: 'NO_POWER',
  OTHER_BASIS: 'NO_PRICE',
};

function apartOf(
  { point, reason, detail, ...system }: UnrankedTradeoffEntry,
  own: readonly TradeoffPoint[],
  shown: ShownChart,
): Apart {
  const alone = publishedAlone(own);
  const slow = reason === 'MISSES_TARGET';
  const words = slow ? `published, ${reachesWords(alone.value ?? 0)}` : detail;
  return {
    ...identityOf(system, point, shown),
    reason: REASONS[reason],
    words,
    value: slow ? alone : absent(words),
    chipsNeeded: null,
    pointId: point.pointId,
  };
}
