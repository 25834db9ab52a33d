import { Memo } from '@inferbench/units/memo';
import type { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import type { Cost, CostInputs, CostItem, Work } from '@inferbench/domain/scores/score';
import { isPositive } from '@inferbench/units/numeric-guards';
import { SECONDS_PER_HOUR, WATTS_PER_KILOWATT } from '@inferbench/units/si';
import { wallPower } from './cost-inputs.ts';
import { HOURS_PER_YEAR } from './policy.ts';

/** Work that is paid for; images have no price of their own. */
export type PaidWork = Pick<Work, 'durationSec' | 'inputTokens' | 'outputTokens'>;

export interface CostOn {
  chips: number;
  work: PaidWork;
  /** The policy's, or what a client asks for. */
  ownership: OwnershipAssumptions;
}

/** Itemised costs on every basis on which there is a price: offers first, the estimate last. */
export function costsOf(inputs: CostInputs, on: CostOn): Cost[] {
  return [
    rentedCost('RENTED', inputs.rental, on),
    ownedCost(inputs, on),
    rentedCost('CONTRACT', inputs.contract ?? null, on),
  ].filter((cost) => cost !== null);
}

function perTokens(usdPerHour: number, { durationSec, inputTokens, outputTokens }: PaidWork) {
  const usd = (usdPerHour * durationSec) / SECONDS_PER_HOUR;
  return {
    usdPerHour,
    usdPerMillionOutputTokens: outputTokens > 0 ? (usd * 1e6) / outputTokens : null,
    usdPerMillionInputTokens: isPositive(inputTokens) ? (usd * 1e6) / inputTokens : null,
  };
}

type Rental = NonNullable<CostInputs['rental']>;

const rentals = new Memo<Rental, CostItem[]>();

/** The line of a rented placement: the same for every load, so that a long list of simulations writes it once. */
function rentedItems(rental: Rental, chips: number): CostItem[] {
  const { usdPerChipHour, label, source } = rental;
  return rentals.get(rental, String(chips), () => [
    { label: `${chips} × ${label}`, usdPerHour: usdPerChipHour * chips, source },
  ]);
}

function rentedCost(
  basis: 'RENTED' | 'CONTRACT',
  rental: Rental | null,
  { chips, work }: CostOn,
): Cost | null {
  if (rental === null) return null;
  const usdPerHour = rental.usdPerChipHour * chips;
  return { basis, ...perTokens(usdPerHour, work), items: rentedItems(rental, chips) };
}

export interface OwnedInput {
  /** Purchase of all chips, or of the systems that hold them. */
  capitalUsd: number;
  wallWatts: number;
  ownership: OwnershipAssumptions;
}

/** USD/h = capex·(1+overhead) ÷ (years·8760·availability) + wall kW·PUE·USD/kWh + hosting, all chips (docs/metrics.md#cost-efficiency). */
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

function ownedCost({ purchase, power: drawn }: CostInputs, { chips, work, ownership }: CostOn): Cost | null {
  if (purchase === null || drawn === null) return null;
  const wall = wallPower(drawn, chips, ownership);
  const { capital, power, total } = ownedUsdPerHour({
    capitalUsd: purchase.usdPerChip * chips,
    wallWatts: wall.watts,
    ownership,
  });
  const { years, capitalOverhead, pue, usdPerKwh, hostingUsdPerHour } = ownership;
  const hosting = { label: 'hosting', usdPerHour: hostingUsdPerHour, source: 'assumption' };
  return {
    basis: 'OWNED',
    ...perTokens(total, work),
    items: [
      {
        label: `${chips} × ${purchase.label} at ${purchase.usdPerChip} USD, +${capitalOverhead * 100} % for the server, over ${years} years`,
        usdPerHour: capital,
        source: purchase.source,
      },
      {
        label: `${Math.round(wall.watts)} W × PUE ${pue} × ${usdPerKwh} USD/kWh`,
        usdPerHour: power,
        source: wall.how,
      },
      ...(hostingUsdPerHour === 0 ? [] : [hosting]),
    ],
  };
}
