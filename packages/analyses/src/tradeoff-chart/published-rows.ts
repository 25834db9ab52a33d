import type { TradeoffSystem, UnrankedTradeoffEntry } from '@inferbench/domain/tradeoff';
import type { SameLoad, UnplacedReason } from '@inferbench/domain/tradeoff-chart';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff-point';
import { TradeoffTarget } from '@inferbench/domain/tradeoff-target';
import { extentOf, type SystemClass } from '@inferbench/domain/system-class';
import { pointsBySystem } from '../tradeoff/curves.ts';
import { rankAtTarget } from '../tradeoff/rank-at-target.ts';
import { AXIS_WORDS, basisOf } from './axes.ts';
import {
  absent,
  publishedAlone,
  publishedEnergy,
  publishedOutput,
  publishedPrice,
  reachesWords,
} from './figures.ts';
import { chipIdentity, publishedName } from './identity.ts';
import { comparisonWords, sameLoad } from './same-load.ts';
import type { ShownChart } from './shown.ts';
import type { Apart, Unranked } from './simulated-rows.ts';

export interface PublishedRows {
  rows: Unranked[];
  /** Of each system whose point ran as is simulated: the same load on its curve, and both in words. */
  compared: { key: string; same: SameLoad; words: string }[];
  apart: Apart[];
}

/** Published systems at the line: each with the point that `tradeoff` ranks it by. */
export function publishedRows(ofFronts: readonly TradeoffPoint[], shown: ShownChart): PublishedRows {
  const { at, axis, pay } = shown.slice;
  const { currency } = AXIS_WORDS[axis];
  const target = TradeoffTarget.parse({ tokensPerSecPerUser: at, currency, costBasis: basisOf(pay) });
  const { ranked, misses, withoutValue } = rankAtTarget(ofFronts, target);
  const own = new Map(pointsBySystem(ofFronts).map(([{ system }, points]) => [system, points]));
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
        prompt: absent('not published without others beside'),
      };
    }),
    compared: ranked.flatMap(({ point, system: key }) => {
      const same = sameLoad(point, shown);
      return same === null ? [] : [{ key, same, words: comparisonWords(point, same) }];
    }),
    apart: [
      ...misses.map((entry) => apartOf(entry, own.get(entry.system) ?? [entry.point], shown)),
      ...withoutValue.map((entry) => apartOf(entry, own.get(entry.system) ?? [entry.point], shown)),
    ],
  };
}

/** Class of the system that ran; where no layout is stated, nobody knows whether prompts were apart. */
function classOf(
  { chip, chips, layout, mode }: TradeoffPoint,
  { catalogue }: ShownChart,
): Pick<SystemClass, 'extent' | 'pools'> {
  const domain = catalogue.chips.get(chip)?.interconnect?.scaleUpChips ?? null;
  return { extent: extentOf(chips, domain), pools: layout === null ? null : mode };
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
