import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { Chip } from '@inferbench/domain/chips/chip';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { ownedUsdPerHour } from '@inferbench/scoring/cost';
import { OWNERSHIP } from '@inferbench/domain/terms/ownership';

/**
 * Power that has to be there for one chip: its limit and its share of a host. A limit or price of a whole system that holds
 * one chip includes the host.
 */
export function provisionedWatts({ power }: Chip): number | null {
  if (power === null) return null;
  return power.scope === 'system' ? power.tdpWatts : power.tdpWatts + OWNERSHIP.hostWattsPerChip;
}

export interface OwnedPrice {
  usdPerHour: number;
  source: string;
}

/**
 * OWNED USD an hour of one chip at its power limit, under policy v1 (docs/metrics.md#cost-efficiency). Power is the limit and not
 * the draw of a load, so that a number of chips costs the same at every context. Prices of the press count here and say so: nothing
 * ranks.
 */
export function ownedPrice(chip: Chip): Result<OwnedPrice, InferbenchError> {
  const { purchase } = chip;
  const watts = provisionedWatts(chip);
  if (purchase === null || purchase.confidence === 'unverified') return fail(noPrice(chip));
  if (watts === null) return fail(noPower(chip));
  const ownership = purchase.unit === 'system' ? { ...OWNERSHIP, capitalOverhead: 0 } : OWNERSHIP;
  const { total } = ownedUsdPerHour({ capitalUsd: purchase.usd, wallWatts: watts, ownership });
  const { usd, unit, kind, date, confidence } = purchase;
  return ok({ usdPerHour: total, source: `${usd} USD a ${unit}, ${kind}, ${date} (${confidence})` });
}

function noPrice(chip: Chip): InferbenchError {
  return new InferbenchError(
    'NO_PRICE',
    `No purchase price of ${chipShortName(chip)} is published, so no number of chips costs the same.`,
    { path: 'equal', value: chip.slug, fix: 'Compare equal chips or equal power.' },
  );
}

export function noPower(chip: Chip): InferbenchError {
  return new InferbenchError('NO_POWER', `No power limit of ${chipShortName(chip)} is published.`, {
    path: 'equal',
    value: chip.slug,
    fix: 'Compare equal chips.',
  });
}
