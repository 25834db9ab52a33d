import { onceFor } from '@inferbench/units/once-for';
import type { Chip, RentalOffer } from '@inferbench/domain/chips/chip';
import type { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import type { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import type { CostInputs, EnergyEntry } from '@inferbench/domain/scores/score';
import { isDated } from '@inferbench/domain/chips/dated-offer';
import { contractOf } from './chip-costs.ts';
import { limitWattsOf } from '@inferbench/domain/chips/limit-watts';
import { isPublishedPrice } from '@inferbench/domain/terms/sourced';
import { median } from '@inferbench/units/median';

function onDemand(chip: Chip): RentalOffer[] {
  return chip.rentalOffers.filter(
    (offer) => offer.kind === 'on-demand' && isDated(offer) && isPublishedPrice(offer.confidence),
  );
}

/** RENTED: median of the chip's dated on-demand prices; power and cooling are in it, nothing is added (docs/metrics.md#cost-efficiency). */
export function rentedUsdPerChipHour(chip: Chip): number | null {
  return median(onDemand(chip).map((offer) => offer.usdPerHour));
}

type Prices = Pick<CostInputs, 'rental' | 'purchase' | 'contract'>;

/** Public prices of one chip, kept per document: a long list of simulations reads them once. */
export const pricesOf = onceFor((chip: Chip): Prices => ({
  rental: rentalOf(chip),
  purchase: purchaseOf(chip),
  contract: contractOf(chip),
}));

function rentalOf(chip: Chip): CostInputs['rental'] {
  const usdPerChipHour = rentedUsdPerChipHour(chip);
  if (usdPerChipHour === null) return null;
  const offers = onDemand(chip);
  return {
    usdPerChipHour,
    label: `${chip.name}, median of ${offers.length} on-demand ${offers.length === 1 ? 'offer' : 'offers'}`,
    source: offers.map((offer) => `${offer.provider} ${offer.usdPerHour} (${offer.date})`).join('; '),
  };
}

/** The price of a whole system says nothing about one chip of it. */
function purchaseOf({ name, purchase }: Chip): CostInputs['purchase'] {
  if (purchase === null || purchase.unit === 'system' || !isPublishedPrice(purchase.confidence)) return null;
  return {
    usdPerChip: purchase.usd,
    label: name,
    source: `${purchase.kind}, ${purchase.date}, ${purchase.confidence}`,
  };
}

/** Simulated watts of all chips, for work whose power nobody measured. */
export type SimulatedWatts = number | null;

/** Power of all chips as far as it is known without a measurement. */
export interface ModelledPower {
  chip: Chip;
  chips: number;
  /** Power of all chips; null without a power model of the family. */
  simulatedWatts: SimulatedWatts;
}

/**
 * Power that owning pays for: measured at the wall, the node or the rack; else the chips' own, to which their hosts come:
 * measured, or simulated, or, of a family whose power nobody measured, their limit as an upper bound (docs/metrics.md#cost-efficiency).
 */
export function powerInput(energy: EnergyEntry | undefined, modelled: ModelledPower): CostInputs['power'] {
  const place = energy === undefined ? undefined : MEASURED_AT[energy.boundary];
  return energy !== undefined && place !== undefined
    ? { watts: energy.averageWatts, ...place }
    : modelledPower(modelled);
}

export function modelledPower({ chip, chips, simulatedWatts }: ModelledPower): CostInputs['power'] {
  if (simulatedWatts !== null) {
    return { watts: simulatedWatts, at: 'SIMULATED_DEVICE', how: 'simulated power of the chips' };
  }
  const limitWatts = limitWattsOf(chip);
  if (limitWatts === null) return null;
  return { watts: limitWatts * chips, at: 'LIMIT_DEVICE', how: 'power limit of the chips, an upper bound' };
}

type Place = Pick<NonNullable<CostInputs['power']>, 'at' | 'how'>;

const MEASURED_AT: Readonly<Partial<Record<PowerBoundary, Place>>> = {
  wall: { at: 'WALL', how: 'measured at the wall' },
  rack: { at: 'WALL', how: 'measured at the rack' },
  node_sensor: { at: 'WALL', how: "measured by the node's sensor" },
  device_sensor: { at: 'DEVICE', how: 'measured by the sensors of the chips' },
};

export interface WallPower {
  watts: number;
  how: string;
}

/** Watts at the wall under the assumed hosts. */
export function wallPower(
  power: NonNullable<CostInputs['power']>,
  chips: number,
  { hostWattsPerChip }: Pick<OwnershipAssumptions, 'hostWattsPerChip'>,
): WallPower {
  if (power.at === 'WALL') return power;
  return {
    watts: power.watts + hostWattsPerChip * chips,
    how: `${power.how} + ${hostWattsPerChip} W of host a chip`,
  };
}
