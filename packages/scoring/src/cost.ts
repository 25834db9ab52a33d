import type { Chip, RentalOffer } from '@inferbench/domain/chip';
import type { OwnershipAssumptions } from '@inferbench/domain/ownership';
import type { Cost, CostItem, EnergyEntry } from '@inferbench/domain/score';
import { isPublic } from '@inferbench/domain/sourced';
import { median } from '@inferbench/units/median';
import { SECONDS_PER_HOUR, WATTS_PER_KILOWATT } from '@inferbench/units/si';
import { HOURS_PER_YEAR, OWNERSHIP } from './policy.ts';
import type { Work } from './work.ts';

function onDemand(chip: Chip): RentalOffer[] {
  return chip.rentalOffers.filter((offer) => offer.kind === 'on-demand' && isPublic(offer.confidence));
}

/** RENTED: median of the chip's dated on-demand prices; power and cooling are in it, nothing is added (metrics.md 2). */
export function rentedUsdPerChipHour(chip: Chip): number | null {
  return median(onDemand(chip).map((offer) => offer.usdPerHour));
}

export interface CostInput {
  chip: Chip;
  chips: number;
  work: Work;
  /** Power of the placement at the wall; null where nothing is known. */
  wall: WallPower | null;
  /** Other than the policy's, where a client asks for it. */
  ownership?: OwnershipAssumptions;
}

export interface WallPower {
  watts: number;
  how: string;
}

/** Itemised costs on every basis on which the chip has a public price. */
export function costsOf(input: CostInput): Cost[] {
  return [rentedCost(input), ownedCost(input)].filter((cost) => cost !== null);
}

function perTokens(usdPerHour: number, { durationSec, inputTokens, outputTokens }: Work) {
  const usd = (usdPerHour * durationSec) / SECONDS_PER_HOUR;
  return {
    usdPerHour,
    usdPerMillionOutputTokens: outputTokens > 0 ? (usd * 1e6) / outputTokens : null,
    usdPerMillionInputTokens: inputTokens > 0 ? (usd * 1e6) / inputTokens : null,
  };
}

const rentals = new WeakMap<Chip, Map<number, CostItem[]>>();

/** The line of a rented placement: the same for every load, so that a long list of simulations writes it once. */
function rentedItems(chip: Chip, chips: number, usdPerHour: number): CostItem[] {
  const known = rentals.get(chip) ?? new Map<number, CostItem[]>();
  rentals.set(chip, known);
  const found = known.get(chips);
  if (found) return found;
  const offers = onDemand(chip);
  const items = [
    {
      label: `${chips} × ${chip.name}, median of ${offers.length} on-demand ${offers.length === 1 ? 'offer' : 'offers'}`,
      usdPerHour,
      source: offers.map((offer) => `${offer.provider} ${offer.usdPerHour} (${offer.date})`).join('; '),
    },
  ];
  known.set(chips, items);
  return items;
}

const rates = new WeakMap<Chip, { usdPerHour: number | null }>();

function rentedCost({ chip, chips, work }: CostInput): Cost | null {
  const known = rates.get(chip) ?? { usdPerHour: rentedUsdPerChipHour(chip) };
  rates.set(chip, known);
  if (known.usdPerHour === null) return null;
  const usdPerHour = known.usdPerHour * chips;
  return { basis: 'RENTED', ...perTokens(usdPerHour, work), items: rentedItems(chip, chips, usdPerHour) };
}

/** Wall power of the placement: measured there, or device power plus the hosts, marked; unknown without a measurement. */
export function measuredWall(energy: EnergyEntry | undefined, chips: number): WallPower | null {
  if (energy?.boundary === 'wall') return { watts: energy.averageWatts, how: 'measured at the wall' };
  if (energy?.boundary !== 'device_sensor') return null;
  const host = OWNERSHIP.hostWattsPerChip * chips;
  return {
    watts: energy.averageWatts + host,
    how: `device sensor + ${OWNERSHIP.hostWattsPerChip} W of host a chip`,
  };
}

export interface OwnedInput {
  /** Purchase of all chips, or of the systems that hold them. */
  capitalUsd: number;
  wallWatts: number;
  ownership: OwnershipAssumptions;
}

/** USD/h = capex·(1+overhead) ÷ (years·8760·availability) + wall kW·PUE·USD/kWh + hosting, all chips (metrics.md 2). */
export function ownedUsdPerHour({ capitalUsd, wallWatts, ownership }: OwnedInput): {
  capital: number;
  power: number;
  total: number;
} {
  const { years, availability, capitalOverhead, pue, usdPerKwh, hostingUsdPerHour } = ownership;
  const capital = (capitalUsd * (1 + capitalOverhead)) / (years * HOURS_PER_YEAR * availability);
  const power = (wallWatts / WATTS_PER_KILOWATT) * pue * usdPerKwh;
  return { capital, power, total: capital + power + hostingUsdPerHour };
}

function ownedCost({ chip, chips, work, wall, ownership = OWNERSHIP }: CostInput): Cost | null {
  const { purchase } = chip;
  if (purchase === null || purchase.unit === 'system' || !isPublic(purchase.confidence) || wall === null)
    return null;
  const { years, capitalOverhead, pue, usdPerKwh } = ownership;
  const { capital, power, total } = ownedUsdPerHour({
    capitalUsd: purchase.usd * chips,
    wallWatts: wall.watts,
    ownership,
  });
  return {
    basis: 'OWNED',
    ...perTokens(total, work),
    items: [
      {
        label: `${chips} × ${chip.name} at ${purchase.usd} USD, +${capitalOverhead * 100} % for the server, over ${years} years`,
        usdPerHour: capital,
        source: `${purchase.kind}, ${purchase.date}`,
      },
      {
        label: `${Math.round(wall.watts)} W × PUE ${pue} × ${usdPerKwh} USD/kWh`,
        usdPerHour: power,
        source: wall.how,
      },
    ],
  };
}
