import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { rangedByTime } from '@inferbench/domain/terms/ranged';
import { counted } from '@inferbench/units/english';
import { formatGigabytes, formatNumber } from '@inferbench/units/format';
import { GIGA } from '@inferbench/units/si';
import { absent, priceWords, simulatedFigure } from '../load/figures.ts';
import { PAY_WORDS } from '../load/pay-words.ts';
import type { PayBy } from '../load/request.ts';
import type { ShownFigure, TradeoffChart } from '../load/shape.ts';
import type { OneUserSide } from './one-user.ts';

/** A figure of a datasheet, or a sum of such: without an interval. */
function datasheet(value: number, words: string): ShownFigure {
  return { value, low: value, high: value, kind: 'REPORTED', words };
}

function ofStep(
  { step, compared }: OneUserSide,
  figureOf: (step: SimulateResult) => ShownFigure,
): ShownFigure {
  if (step !== null) return figureOf(step);
  return absent(compared.needs.chips === null ? 'does not fit' : 'not simulated');
}

/** "needs 344 LPU v1: 71.1 of 71.2 GB", or why no number of them holds the model. */
export function chipsNeeded({ compared: { needs, label }, step }: OneUserSide): ShownFigure {
  if (needs.chips === null) return absent(needs.words);
  if (step === null) return datasheet(needs.chips, needs.words);
  const { bytesAvailable, bytesNeeded } = step.capacity;
  const sum = `${formatNumber(bytesNeeded / GIGA)} of ${formatGigabytes(bytesAvailable)}`;
  return datasheet(needs.chips, `needs ${formatNumber(needs.chips)} ${label}: ${sum}`);
}

/** The fastest run of one user alone that is published in the slice, on whatever number of the chip. */
export function publishedSpeed({ chip }: OneUserSide, { fronts, points }: TradeoffChart): ShownFigure {
  const runs = [
    ...fronts.flatMap((front) => (front.chip === chip.slug ? front.points : [])),
    ...points.filter((point) => point.chip === chip.slug),
  ];
  const [fastest] = runs
    .flatMap(({ perUser, users, ...run }) => (perUser === null || users !== 1 ? [] : [{ ...run, perUser }]))
    .toSorted((a, b) => b.perUser - a.perUser);
  if (fastest === undefined) return absent('nobody published one user');
  const { perUser, perChip, low, high, kind, chips, stack } = fastest;
  return {
    value: perUser,
    low: (perUser * low) / perChip,
    high: (perUser * high) / perChip,
    kind,
    words: `on ${counted(chips, 'chip')}${stack === null ? '' : `, ${stack}`}`,
  };
}

function inBand(value: number | undefined, share: number): ShownFigure {
  const found = simulatedFigure(value, share);
  return found.value === null ? found : { ...found, words: '' };
}

export function speed(side: OneUserSide): ShownFigure {
  return ofStep(side, ({ expected, band }) => inBand(expected.decodeTokensPerSec, band.share));
}

/** Share of what peak and bandwidth allow: the bound's time ÷ the expected one. No interval passes the bound itself. */
export function boundShare(side: OneUserSide): ShownFigure {
  return ofStep(side, ({ ideal, expected, band }) => {
    const [bound, reached] = [ideal.decodeTokensPerSec, expected.decodeTokensPerSec];
    const found = inBand(
      bound === undefined || reached === undefined ? undefined : reached / bound,
      band.share,
    );
    return { ...found, high: found.high === null ? null : Math.min(1, found.high) };
  });
}

export function watts(side: OneUserSide): ShownFigure {
  return ofStep(side, ({ power }) => {
    if (power === null) return absent('power not simulated');
    const { wallWatts: value, band } = power;
    return { value, low: value * band.low, high: value * band.high, kind: 'SIMULATED', words: '' };
  });
}

export function perWatt(side: OneUserSide): ShownFigure {
  return ofStep(side, ({ energy }) => {
    const wall = energy?.find(({ boundary }) => boundary === 'wall');
    const joules = wall?.joulesPerOutputToken ?? null;
    if (wall === undefined || joules === null) return absent('power not simulated');
    const { low, high } = wall.band;
    return {
      value: 1 / joules,
      low: 1 / (joules * high),
      high: 1 / (joules * low),
      kind: 'SIMULATED',
      words: '',
    };
  });
}

export function ridge(side: OneUserSide): ShownFigure {
  return ofStep(side, ({ ridgePoint, precision }) => datasheet(ridgePoint, precision.computed.toUpperCase()));
}

export function price(side: OneUserSide, pay: PayBy): ShownFigure {
  return ofStep(side, ({ costs, band }) => {
    const usd = costs.find(({ basis }) => basis === pay)?.usdPerMillionOutputTokens ?? null;
    return usd === null
      ? absent(PAY_WORDS[pay].none)
      : { ...rangedByTime(usd, band.share), kind: 'SIMULATED', words: priceWords(side.chip, pay) };
  });
}
