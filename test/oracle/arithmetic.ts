import type { Cost, Energy, ExpectedPoint, Value } from './expected.ts';

/** Hours in the three years over which a chip is written off, at full availability: 3 × 8,760. */
export const HOURS = 3 * 8760;
/** 13 % of the chip's price for the server around it. */
export const SERVER = 1.13;
/** Facility power ÷ wall power. */
export const PUE = 1.3;
/** US Virginia, industrial, 2023. */
export const USD_PER_KWH = 0.0892;
/** A chip's share of its host, losses of the power supplies included. */
export const HOST_WATTS = 217;

export const is = (value: number): Value => ({ kind: 'exact', value });
export const near = (value: number, relative: number, why: string): Value => ({
  kind: 'band',
  low: value * (1 - relative),
  high: value * (1 + relative),
  why,
});
export const between = (low: number, high: number, why: string): Value => ({ kind: 'band', low, high, why });
export const open = (why: string): Value => ({ kind: 'open', why });
export const missing = (reason: string): Value => ({ kind: 'missing', reason });

/** Capital of one chip and its share of a server for one hour. */
export const capitalPerHour = (usd: number): number => (usd * SERVER) / HOURS;

/** Electricity of one hour for so many watts at the wall. */
export const powerPerHour = (wallWatts: number): number => (wallWatts / 1000) * PUE * USD_PER_KWH;

/** Prices of all chips an hour. CONTRACT is stated for some points only: the others are not compared. */
export interface Prices {
  RENTED: number | null;
  OWNED: Value | null;
  CONTRACT?: number;
}

/** What the published figures give before prices: FLOPs, seconds, tokens. */
export interface Facts {
  rows: readonly string[];
  title: string;
  phase: ExpectedPoint['phase'];
  chips: number;
  /** Dense rate of one chip at the point's precision. */
  peakPerChip: number;
  /** Null: prompt or answer lengths are not published, so nobody can count the work. */
  flops: { prefill: number; decode: number } | null;
  /** Wall time of the work, and the work. */
  seconds: number;
  requests: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  images: number | null;
  tokensPerSecPerUser: Value;
  /** Ideal time of the same work, fastest and slowest reading of what the documents leave open. */
  idealSeconds: { low: number; high: number; why: string } | 'DOES_NOT_FIT' | null;
  /** Prices of one hour for all chips. */
  prices: Prices;
  power: { boundary: string; watts: number; publishedJoulesRelative: number } | null;
  slice: ExpectedPoint['slice'];
}

/** A value over another, where both are known. */
const per = (a: number | null, b: number): number | null => (a === null ? null : a / b);

function scaled(value: Value, factor: (x: number) => number): Value {
  if (value.kind === 'exact') return is(factor(value.value));
  if (value.kind !== 'band') return value;
  const [a, b] = [factor(value.low), factor(value.high)];
  return between(Math.min(a, b), Math.max(a, b), value.why);
}

function cost(usdPerHour: Value, facts: Facts, flopsPerSec: number | null): Cost {
  // USD an hour ÷ tokens an hour × a million.
  const perMillion = (tokens: number | null): Value =>
    tokens === null
      ? missing('NOT_APPLICABLE')
      : scaled(usdPerHour, (usd) => (usd / ((tokens / facts.seconds) * 3600)) * 1e6);
  return {
    usdPerHour,
    usdPerMillionOutputTokens: perMillion(facts.phase === 'PREFILL' ? null : facts.outputTokens),
    usdPerMillionInputTokens: perMillion(facts.phase === 'DECODE' ? null : facts.inputTokens),
    // Useful TOPS of all chips ÷ USD an hour of all chips.
    efficiency:
      flopsPerSec === null ? missing('NOT_REPORTED') : scaled(usdPerHour, (usd) => flopsPerSec / 1e12 / usd),
  };
}

function energyOf(facts: Facts, flopsPerSec: number | null): Energy | null {
  if (facts.power === null) return null;
  const { boundary, watts, publishedJoulesRelative } = facts.power;
  const joules = watts * facts.seconds;
  // A source prints joules and watts with five digits each; which of them a value rests on is not a difference.
  const each = (count: number | null): Value =>
    count === null
      ? missing('NOT_APPLICABLE')
      : publishedJoulesRelative === 0
        ? is(joules / count)
        : near(joules / count, publishedJoulesRelative, 'joules and watts are both published, rounded');
  return {
    boundary,
    watts,
    joulesPerOutputToken: each(facts.outputTokens),
    joulesPerRequest:
      facts.phase === 'IMAGE' ? open('a request for an image is not defined') : each(facts.requests),
    joulesPerImage: each(facts.images),
    efficiency: flopsPerSec === null ? missing('NOT_REPORTED') : is(flopsPerSec / 1e12 / watts),
  };
}

/** Every metric of a point, from its facts. */
export function finish(facts: Facts): ExpectedPoint {
  const { chips, flops, seconds, phase } = facts;
  const peak = facts.peakPerChip * chips;
  const total = flops === null ? null : flops.prefill + flops.decode;
  const flopsPerSec = per(total, seconds);
  const tokens = facts.outputTokens;
  const unknown = missing('NOT_REPORTED');
  const { idealSeconds, prices } = facts;
  return {
    rows: facts.rows,
    title: facts.title,
    phase,
    chips,
    peakOpsPerSec: peak,
    flopsPerSec,
    prefillShare: flops === null || total === null ? null : flops.prefill / total,
    usefulTops: flopsPerSec === null ? unknown : is(flopsPerSec / 1e12 / chips),
    utilisation: per(flopsPerSec, peak),
    tokensPerSecPerUser: facts.tokensPerSecPerUser,
    // The documents define it for decode steps, B ÷ (time × chips): neither prompts nor images decode.
    tokensPerSecPerChip:
      phase === 'IMAGE' || phase === 'PREFILL'
        ? missing('NOT_APPLICABLE')
        : tokens === null
          ? unknown
          : is(tokens / seconds / chips),
    imagesPerSec: per(facts.images, seconds),
    costs: {
      RENTED: prices.RENTED === null ? null : cost(is(prices.RENTED), facts, flopsPerSec),
      OWNED: prices.OWNED === null ? null : cost(prices.OWNED, facts, flopsPerSec),
      CONTRACT: prices.CONTRACT === undefined ? undefined : cost(is(prices.CONTRACT), facts, flopsPerSec),
    },
    energy: energyOf(facts, flopsPerSec),
    // Ideal useful rate ÷ peak. The longer the ideal time, the smaller the factor.
    algorithm:
      idealSeconds === null || total === null
        ? missing('NOT_REPORTED')
        : idealSeconds === 'DOES_NOT_FIT'
          ? missing('DOES_NOT_FIT')
          : between(total / idealSeconds.high / peak, total / idealSeconds.low / peak, idealSeconds.why),
    slice: facts.slice,
  };
}

/** Owning, with the watts at the wall known: of all chips. */
export function owned(chips: number, usdPerChip: number, wallWatts: number): Value {
  return is(chips * capitalPerHour(usdPerChip) + powerPerHour(wallWatts));
}

/** Owning, where no power was measured: between a chip that draws nothing and one at its limit, the host always on. */
export function ownedUnmeasured(chips: number, usdPerChip: number, limitWatts: number): Value {
  const capital = chips * capitalPerHour(usdPerChip);
  return between(
    capital + powerPerHour(chips * HOST_WATTS),
    capital + powerPerHour(chips * (limitWatts + HOST_WATTS)),
    'the power is modelled: its coefficients are fitted, not stated by the documents',
  );
}
