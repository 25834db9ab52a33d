import { COST_BASIS_WORDS } from '@inferbench/domain/scores/cost-basis-words';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { PriceOverride } from '@inferbench/domain/scores/assumptions';
import { PAY_WORDS } from './pay-words.ts';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { rangedBy, rangedByTime } from '@inferbench/domain/terms/ranged';
import type { PayBy, UserAxis } from './request.ts';
import { bestFirst, USER_AXES } from './user-axes.ts';
import type { ShownFigure } from './shape.ts';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { pricesOf } from '@inferbench/scoring/cost-inputs';
import { formatNumber, formatUsd } from '@inferbench/units/format';
import { bandAt, fastestOf, type Measure } from './at-speed.ts';
import { pointUsd, sampleUsd } from './axes.ts';
import type { LoadCurve } from './load-curve.ts';
import { speedWords } from './slice-words.ts';

/** Reason why a simulation of a family that the engine is hardly calibrated on has no place and no digit. */
export const TOO_FEW_RUNS = 'too few runs of its family are public';

export function absent(words: string): ShownFigure {
  return { value: null, low: null, high: null, kind: null, words };
}

/** A simulated time or rate in its band; absent where the phase has none. */
export function simulatedFigure(value: number | undefined, share: number): ShownFigure {
  if (value === undefined) return absent('not simulated');
  return { ...rangedByTime(value, share), kind: 'SIMULATED', words: 'simulated' };
}

/** Price of a chip that a request states for a way to pay, USD an hour or once; null where it states none. */
export function ownPriceOf(chip: string, pay: PayBy, prices: readonly PriceOverride[]): number | null {
  const own = prices.find((price) => price.chip === chip);
  if (own === undefined || pay === 'CONTRACT' || pay === 'NONE') return null;
  return pay === 'RENTED' ? own.usdPerChipHour : own.usdPerChip;
}

/** "$6.10 an hour", and what kind of price it is where it is none that people pay on demand; "your $5 an hour" of a price that a request states. */
export function priceWords(
  chip: Chip | undefined,
  pay: PayBy,
  prices: readonly PriceOverride[] = [],
): string {
  const own = chip === undefined ? null : ownPriceOf(chip.slug, pay, prices);
  if (own !== null)
    return pay === 'RENTED' ? `your ${formatUsd(own)} an hour` : `bought at your ${formatUsd(own)}`;
  const { rental, contract, purchase } =
    chip === undefined ? { rental: null, contract: null, purchase: null } : pricesOf(chip);
  const hourly = (usd: number) => `${formatUsd(usd)} an hour`;
  if (pay === 'RENTED' && rental !== null) return hourly(rental.usdPerChipHour);
  if (pay === 'CONTRACT' && contract != null)
    return `${hourly(contract.usdPerChipHour)}, ${COST_BASIS_WORDS.CONTRACT.name}`;
  if (pay === 'OWNED' && purchase !== null) return `bought at ${formatUsd(purchase.usdPerChip)}`;
  return '';
}

/** A figure of a curve at a speed, or why it has none. */
function simulatedAt(
  curve: LoadCurve,
  speed: number,
  { words, otherwise, ...measure }: Measure & { words: string; otherwise: string },
): ShownFigure {
  const found = bandAt(curve, speed, measure);
  return found === null ? absent(otherwise) : { ...found, kind: 'SIMULATED', words };
}

export function simulatedPrice(curve: LoadCurve, speed: number, pay: PayBy): ShownFigure {
  return simulatedAt(curve, speed, {
    of: (sample) => sampleUsd(sample, pay),
    scales: 'FALLS',
    errorBar: curve.errorBar,
    words: priceWords(curve.chip, pay),
    otherwise: PAY_WORDS[pay].none,
  });
}

export function simulatedOutput(curve: LoadCurve, speed: number): ShownFigure {
  return simulatedAt(curve, speed, {
    of: ({ perChip }) => perChip,
    scales: 'GROWS',
    errorBar: curve.errorBar,
    words: '',
    otherwise: 'never reaches the line',
  });
}

export function simulatedEnergy(curve: LoadCurve, speed: number): ShownFigure {
  return simulatedAt(curve, speed, {
    of: ({ joulesPerOutputToken }) => joulesPerOutputToken,
    scales: 'FALLS',
    errorBar: curve.energyErrorBar,
    words: 'wall',
    otherwise: 'power not simulated',
  });
}

/** One user alone: the fastest that a simulated system is. */
export function simulatedAlone(curve: LoadCurve): ShownFigure {
  return { ...rangedByTime(fastestOf(curve), curve.errorBar), kind: 'SIMULATED', words: 'one user' };
}

/** The prompt of one user, nobody beside. */
export function simulatedPrompt({ promptMs: value, promptErrorBar: errorBar }: LoadCurve): ShownFigure {
  if (value === null) return absent('not simulated');
  return { ...rangedBy(value, errorBar), kind: 'SIMULATED', words: 'one user' };
}

/** Figures of a published run that are shown at the line. */
type PublishedRun = Pick<
  TradeoffPoint,
  'tokensPerSecPerChip' | 'intervalShare' | 'kind' | 'costs' | 'energy'
>;

/** A figure of a published point, in the interval of its rates. */
function publishedFigure(
  value: number | null,
  { intervalShare, kind }: Pick<PublishedRun, 'intervalShare' | 'kind'>,
  words: string,
  otherwise: string,
): ShownFigure {
  if (value === null) return absent(otherwise);
  return { ...rangedBy(value, intervalShare), kind, words };
}

export function publishedPrice(point: PublishedRun, pay: PayBy, chip: Chip | undefined): ShownFigure {
  return publishedFigure(pointUsd(point, pay), point, priceWords(chip, pay), PAY_WORDS[pay].none);
}

export function publishedOutput(point: PublishedRun): ShownFigure {
  return publishedFigure(point.tokensPerSecPerChip, point, '', 'not published');
}

/** The strongest boundary at which energy was published, in words, with what was there; null where it was nowhere. */
export function strongestEnergy<Entry extends { boundary: PowerBoundary }>(
  entries: readonly Entry[],
): { entry: Entry; words: string } | null {
  const [entry] = entries.toSorted(
    (a, b) => PowerBoundary.options.indexOf(a.boundary) - PowerBoundary.options.indexOf(b.boundary),
  );
  return entry === undefined ? null : { entry, words: entry.boundary.replaceAll('_', ' ') };
}

/** Energy at the strongest boundary that was published. */
export function publishedEnergy(point: PublishedRun): ShownFigure {
  const best = strongestEnergy(point.energy);
  return publishedFigure(
    best?.entry.joulesPerOutputToken ?? null,
    point,
    best?.words ?? '',
    'power not published',
  );
}

/** The best that a published system gives one user along the base, at whatever load that was, with its run. */
export function publishedBest(
  points: readonly TradeoffPoint[],
  x: UserAxis,
): { figure: ShownFigure; pointId: string | null } {
  const [best] = points.toSorted(bestFirst(x));
  if (best === undefined) return { figure: absent('not published'), pointId: null };
  const { concurrency, pointId } = best;
  const load =
    concurrency === null
      ? 'load not stated'
      : concurrency === 1
        ? 'one user'
        : `${formatNumber(concurrency)} users`;
  return { figure: publishedFigure(USER_AXES[x].of(best), best, load, 'not published'), pointId };
}

/** "reaches 121": the best of a system that is slower than the line. */
export function reachesWords(speed: number): string {
  return `reaches ${speedWords(Number(speed.toPrecision(3)))} tokens/s per user`;
}
