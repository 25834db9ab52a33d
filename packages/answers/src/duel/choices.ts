import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import { EqualBy } from '@inferbench/domain/tradeoff/chip-crossover';
import { DUEL_USERS, DuelMetric, type DuelRequest } from './request.ts';
import type { DuelChoices } from './shape.ts';
import { rentedUsdPerChipHour } from '@inferbench/scoring/cost-inputs';
import { listed } from '@inferbench/units/english';
import { formatContext, formatNumber } from '@inferbench/units/format';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { powerModelOf } from '@inferbench/simulator/power';
import { holds } from '@inferbench/analyses/crossover/holds';
import { ownedPrice, provisionedWatts } from '@inferbench/analyses/crossover/provisioned';
import { onOneChip } from './computed-in.ts';

/** Chips at most: more nobody compares. */
const MOST_CHIPS = 1024;

/** What else can be asked of the same chips; what cannot says why and never leads to a refusal. */
export function choicesOf(
  request: DuelRequest,
  chips: readonly Chip[],
  catalogue: CatalogueView,
): DuelChoices {
  const users = [...new Set([...DUEL_USERS, request.users])].toSorted((a, b) => a - b);
  return {
    metrics: DuelMetric.options.map((metric) => ({
      metric,
      chosen: metric === request.metric,
      disabled: withoutMetric(metric, chips, request),
    })),
    users: users.map((count) => ({
      users: count,
      chosen: count === request.users,
      disabled: withoutRoom(count, { request, chips, catalogue }),
    })),
    footings: EqualBy.options.map((equal) => ({
      equal,
      chosen: equal === request.equal,
      disabled: withoutFooting(equal, chips),
    })),
  };
}

function withoutMetric(metric: DuelMetric, chips: readonly Chip[], { equal }: DuelRequest): string | null {
  switch (metric) {
    case 'SPEED':
      return null;
    case 'PRICE': {
      const priced = (chip: Chip) =>
        rentedUsdPerChipHour(chip) !== null || (equal === 'owned-cost' && ownedPrice(chip).ok);
      return lacking(chips, priced, 'no on-demand price');
    }
    case 'ENERGY':
      return lacking(chips, hasPowerModel, 'no power model');
  }
}

function withoutFooting(equal: EqualBy, chips: readonly Chip[]): string | null {
  switch (equal) {
    case 'chips':
      return null;
    case 'power':
      return lacking(chips, (chip) => provisionedWatts(chip) !== null, 'no published power limit');
    case 'owned-cost':
      return lacking(chips, (chip) => ownedPrice(chip).ok, 'no published purchase price');
  }
}

/** "MI355X has no on-demand price"; null where all have one. */
function lacking(chips: readonly Chip[], has: (chip: Chip) => boolean, what: string): string | null {
  const without = chips.filter((chip) => !has(chip)).map(chipShortName);
  return without.length === 0 ? null : `${listed(without)} ${without.length === 1 ? 'has' : 'have'} ${what}`;
}

interface Room {
  request: DuelRequest;
  chips: readonly Chip[];
  catalogue: CatalogueView;
}

/** Where the number of chips is stated, or no number would do. */
function withoutRoom(users: number, { request, chips, catalogue }: Room): string | null {
  const { context, chipsEach, equal } = request;
  const most = equal === 'chips' && chipsEach !== undefined ? chipsEach : MOST_CHIPS;
  const full = chips.filter((chip) => {
    const parts = onOneChip(chip, { ...request, users }, catalogue);
    return parts.ok && !holds(parts.value, most);
  });
  if (full.length === 0) return null;
  const room = `${formatNumber(users)} users of ${formatContext(context)}`;
  return `${formatNumber(most)} × ${listed(full.map(chipShortName))} cannot hold ${room}`;
}

/** Whether the simulator knows what a chip draws, in whatever precision. */
function hasPowerModel(chip: Chip): boolean {
  return powerModelOf({ chip, precision: 'fp16', fitted: CALIBRATION }) !== null;
}
