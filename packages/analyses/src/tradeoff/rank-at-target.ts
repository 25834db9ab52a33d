import type { Interval } from '@inferbench/domain/terms/metric';
import { rangedBy } from '@inferbench/domain/terms/ranged';
import type {
  NextPoint,
  TargetCheck,
  TradeoffEntry,
  TradeoffRanking,
  TradeoffSystem,
  UnrankedTradeoffEntry,
} from '@inferbench/domain/tradeoff/tradeoff';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { CURRENCY_DEFINITIONS, type TradeoffTarget } from '@inferbench/domain/tradeoff/tradeoff-target';
import { placeEntries } from '@inferbench/scoring/place';
import { reasonWithout, type SettledCurrency, settledCurrency, valueIn } from './currency.ts';
import { frontOf, pointsBySystem } from './curves.ts';
import { intervalOf, rateIntervalOf, ratioShare } from '@inferbench/domain/tradeoff/interval';
import { checksOf, groupOf, missesBy, type TargetGroup } from './target-checks.ts';

/** A point with what the target says of it. */
interface Judged {
  point: TradeoffPoint;
  checks: TargetCheck[];
  group: TargetGroup;
  value: number | null;
}

type Placed =
  | { group: 'RANKED' | 'TYPICAL'; entry: TradeoffEntry }
  | { group: 'UNKNOWN' | 'MISSES' | 'WITHOUT_VALUE'; entry: UnrankedTradeoffEntry };

/**
 * Every system of a slice once, in the group of its strongest point: with its best measured point that keeps the target, apart
 * where a limit is only known to be kept typically or is not known, where nothing reaches the target, or where what
 * keeps it has no value of what ranks (docs/metrics.md#trade-off-slices-curves-and-targets).
 */
export function rankAtTarget(points: readonly TradeoffPoint[], target: TradeoffTarget): TradeoffRanking {
  const systems = pointsBySystem(points);
  const settled = settledCurrency(
    target,
    systems.map(([, own]) => own),
  );
  const { unit, higherIsBetter } = CURRENCY_DEFINITIONS[target.currency];
  const placed = systems.map(([system, own]) => placeOf(system, own, { target, settled }));
  const entries = (group: 'RANKED' | 'TYPICAL') =>
    placed.flatMap((each) => (each.group === group && 'interval' in each.entry ? [each.entry] : []));
  const apart = (group: 'UNKNOWN' | 'MISSES' | 'WITHOUT_VALUE') =>
    placed.flatMap((each) => (each.group === group && 'reason' in each.entry ? [each.entry] : []));
  // Equal values stand in the order of their names.
  const ordered = (group: 'RANKED' | 'TYPICAL') =>
    placeEntries(
      entries(group).map((entry) => ({ ...entry, id: entry.system, entry })),
      higherIsBetter,
    ).map(({ entry: { entry }, place }) => ({ entry, place }));
  const kept = ordered('RANKED');
  const leads = (leader: TradeoffEntry | undefined, other: TradeoffEntry) =>
    leader !== undefined && isAhead(leader, other, higherIsBetter);
  return {
    ...settled,
    unit,
    ranked: kept
      .map(({ entry, place }) => {
        const rank = 1 + kept.filter((other) => leads(other.entry, entry)).length;
        return { ...entry, rank, place, overlapsFirst: !leads(kept[0]?.entry, entry) };
      })
      .toSorted((a, b) => a.rank - b.rank)
      .map((entry, index, all) => ({ ...entry, tied: index > 0 && !leads(all[index - 1], entry) })),
    typicalKept: ordered('TYPICAL').map(({ entry }) => entry),
    unknown: apart('UNKNOWN'),
    misses: apart('MISSES').toSorted(
      (a, b) => (a.missesBy ?? 1) - (b.missesBy ?? 1) || (a.system < b.system ? -1 : 1),
    ),
    withoutValue: apart('WITHOUT_VALUE'),
  };
}

/** Tells whether one leads another: past what its next slower run gives, too, by more than such runs scatter (docs/metrics.md#verdicts). */
function isAhead(leader: TradeoffEntry, other: TradeoffEntry, higherIsBetter: boolean): boolean {
  const gains = [other.value, other.next?.value ?? other.value];
  const ratio = higherIsBetter ? leader.value / Math.max(...gains) : Math.min(...gains) / leader.value;
  return ratio > 1 + ratioShare(rateIntervalOf(leader.point), rateIntervalOf(other.point));
}

interface Asked {
  target: TradeoffTarget;
  settled: SettledCurrency;
}

function placeOf(
  system: TradeoffSystem,
  points: readonly TradeoffPoint[],
  { target, settled }: Asked,
): Placed {
  const judged = points.map((point): Judged => {
    const checks = checksOf(target, point);
    return { point, checks, group: groupOf(checks), value: valueIn(point, settled) };
  });
  const better = betterIn(settled);
  const of = (group: TargetGroup) => judged.filter((each) => each.group === group).toSorted(better);
  const [kept] = of('KEPT');
  const [typical] = of('TYPICAL_KEPT');
  const best = kept ?? typical;
  if (best !== undefined) {
    if (best.value === null) return { group: 'WITHOUT_VALUE', entry: without(system, best, settled) };
    const next = nextOf(judged, settled);
    const entry = { ...system, ...standing(best), ...valued(best.point, best.value), next };
    return { group: kept === undefined ? 'TYPICAL' : 'RANKED', entry };
  }
  const [unknown] = of('UNKNOWN');
  if (unknown !== undefined) return { group: 'UNKNOWN', entry: withUnknownLimit(system, unknown) };
  const [nearest] = judged.toSorted((a, b) => missesBy(a.checks) - missesBy(b.checks) || better(a, b));
  if (nearest === undefined) throw new RangeError('a system has at least one point');
  return { group: 'MISSES', entry: missing(system, nearest) };
}

/** Better value first, what has none last; then more tokens a chip, then faster for one user, then the id. */
function betterIn({ currency }: SettledCurrency): (a: Judged, b: Judged) => number {
  const sign = CURRENCY_DEFINITIONS[currency].higherIsBetter ? -1 : 1;
  const sortable = ({ value }: Judged) => (value === null ? Infinity : sign * value);
  return (a, b) => {
    const [own, other] = [sortable(a), sortable(b)];
    if (own !== other) return own < other ? -1 : 1;
    return (
      b.point.tokensPerSecPerChip - a.point.tokensPerSecPerChip ||
      b.point.tokensPerSecPerUser - a.point.tokensPerSecPerUser ||
      (a.point.pointId < b.point.pointId ? -1 : 1)
    );
  };
}

const standing = ({ point, checks }: Judged) => ({ point, checks });

function valued(point: TradeoffPoint, value: number) {
  const { low, high } = rangedBy(value, intervalOf(point).intervalShare);
  const interval: Interval = { low, high, assumed: point.intervalAssumed };
  return { value, interval };
}

/** The point of the front that misses the target by least. */
function nextOf(judged: readonly Judged[], settled: SettledCurrency): NextPoint | null {
  const missed = judged.filter(({ group }) => group === 'MISSED');
  const front = new Set(frontOf(judged.map(({ point }) => point)));
  const [nearest] = missed
    .filter(({ point }) => front.has(point))
    .toSorted((a, b) => missesBy(a.checks) - missesBy(b.checks) || betterIn(settled)(a, b));
  if (nearest === undefined) return null;
  const { pointId, tokensPerSecPerUser } = nearest.point;
  return { pointId, tokensPerSecPerUser, value: nearest.value, missesBy: missesBy(nearest.checks) };
}

function without(system: TradeoffSystem, best: Judged, settled: SettledCurrency): UnrankedTradeoffEntry {
  return { ...system, ...standing(best), value: null, missesBy: null, ...reasonWithout(best.point, settled) };
}

function withUnknownLimit(system: TradeoffSystem, best: Judged): UnrankedTradeoffEntry {
  const unknown = best.checks.filter(({ verdict }) => verdict === 'UNKNOWN');
  const words = unknown.map(({ limit, statistic }) => `${limit} ${statistic ?? ''}`.trim());
  return {
    ...system,
    ...standing(best),
    value: best.value,
    reason: 'LIMIT_UNKNOWN',
    detail: `${words.join(' and ')} not published`,
    missesBy: null,
  };
}

function missing(system: TradeoffSystem, nearest: Judged): UnrankedTradeoffEntry {
  const missed = nearest.checks.filter(({ verdict }) => verdict === 'MISSED');
  return {
    ...system,
    ...standing(nearest),
    value: nearest.value,
    reason: 'MISSES_TARGET',
    detail: `misses ${missed.map(({ limit }) => (limit === 'SPEED' ? 'the speed' : limit)).join(' and ')}`,
    missesBy: missesBy(nearest.checks),
  };
}
