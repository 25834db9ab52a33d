import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { PlacedRow, ShownFigure, UnplacedRow } from './shape.ts';
import { extentOf } from '@inferbench/domain/board/system-class';
import type { Ranged } from '@inferbench/domain/terms/ranged';
import { formatGigabytes, formatNumber } from '@inferbench/units/format';
import { bandAt, fastestOf, usersAt } from './at-speed.ts';
import { sampleValue } from './axes.ts';
import {
  absent,
  reachesWords,
  simulatedAlone,
  simulatedEnergy,
  simulatedOutput,
  simulatedPrice,
  simulatedPrompt,
  TOO_FEW_RUNS,
} from './figures.ts';
import { chipIdentity, curveKey, simulatedName } from './identity.ts';
import type { LoadCurve, LoadCurveOutcome } from './load-curve.ts';
import { chipsThatHold, memoryAt, type OnChip, oneUserOf } from './memory.ts';
import type { ShownChart } from './shown.ts';

/** A row before anybody has a place. */
export interface Unranked extends Omit<
  PlacedRow,
  'place' | 'of' | 'overlapsFirst' | 'coloured' | 'flexibility' | 'comparison'
> {
  /** Tokens a second and chip at the line, whatever the axis shows. */
  output: ShownFigure;
  /** The best of its runs for one user on `x`, whatever the load, and its point; null of a simulation. */
  best: { figure: ShownFigure; pointId: string | null };
}
export type Apart = Omit<UnplacedRow, 'coloured'>;

/** A simulated system at the line: with a value, or apart with the reason. */
export type SimulatedRow = { row: Unranked; apart: null } | { row: null; apart: Apart };

function identityOf(chip: Chip, chips: number, catalogue: CatalogueView) {
  const identity = chipIdentity(chip.slug, catalogue);
  return {
    key: curveKey(chip.slug, chips),
    ...identity,
    system: simulatedName(chip, chips),
    chips,
    pointId: null,
  };
}

export function simulatedRow(curve: LoadCurve, { slice, catalogue }: ShownChart): SimulatedRow {
  const { chip, chips, errorBar, calibrated } = curve;
  const { at, pay, axis } = slice;
  const identity = identityOf(chip, chips, catalogue);
  const apart = (reason: UnplacedRow['reason'], words: string, value = absent(words)): SimulatedRow => ({
    row: null,
    apart: { ...identity, reason, words, value, chipsNeeded: null },
  });
  const fastest = fastestOf(curve);
  if (fastest < at) return apart('NEVER_REACHES', reachesWords(fastest), simulatedAlone(curve));
  const found = bandAt(curve, at, {
    of: (sample) => sampleValue(sample, chip, slice),
    scales: 'GROWS',
    errorBar,
  });
  const price = simulatedPrice(curve, at, pay);
  if (found === null || found.high === null) {
    return axis === 'PER_USD' ? apart('NO_PRICE', price.words) : apart('NO_POWER', 'power not published');
  }
  const value = { value: found.value, low: found.low ?? 0, high: found.high };
  if (!calibrated)
    return apart('NOT_CALIBRATED', `${rangeText(value)}: ${TOO_FEW_RUNS}`, {
      ...value,
      kind: 'SIMULATED',
      words: TOO_FEW_RUNS,
    });
  return {
    apart: null,
    row: {
      ...identity,
      extent: extentOf(chips, chip.interconnect?.scaleUpChips ?? null),
      pools: 'AGGREGATED',
      kind: 'SIMULATED',
      ...value,
      upper: value.high,
      atLeast: false,
      users: usersAt(curve, at),
      perUser: at,
      sees: at,
      stack: null,
      dated: null,
      ran: null,
      output: simulatedOutput(curve, at),
      price,
      energy: simulatedEnergy(curve, at),
      alone: simulatedAlone(curve),
      best: { figure: simulatedAlone(curve), pointId: null },
      prompt: simulatedPrompt(curve),
    },
  };
}

/** "simulated, 118 to 826": a band without a place. */
function rangeText({ low, high }: Pick<Ranged, 'low' | 'high'>): string {
  return `simulated, ${formatNumber(low)} to ${formatNumber(high)}`;
}

/** Why a chip has no curve on so many chips. */
export function missingRow(
  on: OnChip,
  outcome: Extract<LoadCurveOutcome, { ok: false }>,
  { slice, catalogue }: ShownChart,
): Apart {
  const identity = identityOf(on.chip, slice.chips, catalogue);
  const one = oneUserOf(on);
  if (outcome.error.code !== 'DOES_NOT_FIT' || one === null) {
    const words = outcome.error.message.replace(/\.$/, '');
    return { ...identity, reason: 'NOT_SIMULATED', words, value: absent(words), chipsNeeded: null };
  }
  const { neededBytes, usableBytes } = memoryAt(one, slice.chips);
  const chipsNeeded = chipsThatHold(on);
  const sum = `does not fit: ${formatGigabytes(usableBytes)} of ${formatGigabytes(neededBytes)}`;
  const words = `${sum}; ${chipsNeeded === null ? 'no number of chips holds it' : `${chipsNeeded} chips hold it`}`;
  return { ...identity, reason: 'DOES_NOT_FIT', words, value: absent(words), chipsNeeded };
}
