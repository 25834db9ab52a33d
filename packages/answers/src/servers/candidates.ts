import { type CatalogueView, soldChips } from '@inferbench/domain/catalogue/catalogue-view';
import { extentOf } from '@inferbench/domain/board/system-class';
import type { Chip } from '@inferbench/domain/chips/chip';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import type { PriceOverride } from '@inferbench/domain/scores/assumptions';
import { costInputsUnder } from '@inferbench/scoring/assumed-score';
import { pricesOf } from '@inferbench/scoring/cost-inputs';
import { counted } from '@inferbench/units/english';
import { usersAt } from '../load/at-speed.ts';
import { loadCurve } from '../load/load-curve.ts';
import { leastChips, type OnChip } from '../load/memory.ts';
import { chipIdentity } from '../load/identity.ts';
import type { PayBy } from '../load/request.ts';
import type { ServersOut } from './shape.ts';

/** A chip that is served request by request, and users of one server by the closed form: where the search begins. */
export interface Candidate {
  chip: Chip;
  /** Price of a chip as it is paid for, USD an hour or once: compared with its like alone. */
  price: number | null;
  usersEach: number;
}

export interface Candidates {
  asked: Candidate[];
  out: ServersOut[];
  /** Chips that would be dearer or slower than those, by the closed form. */
  more: number;
}

/** Chips served request by request: with a price the cheapest, without one those that carry most. */
const MOST_PRICED = 8;
const MOST_UNPRICED = 4;

interface Asked {
  workload: OnChip['workload'];
  chipsEach: number;
  /** Tokens a second that each user sees at least. */
  speed: number;
  pay: PayBy;
  prices: PriceOverride[];
  catalogue: CatalogueView;
}

/** Sold chips whose server holds the model and is fast enough for one user, those worth serving first. */
export function candidatesOf(asked: Asked): Candidates {
  const { workload, chipsEach, speed, catalogue } = asked;
  const found: Candidate[] = [];
  const out: ServersOut[] = [];
  for (const chip of soldChips(catalogue).filter((each) => isServed(each, chipsEach))) {
    const leave = (reason: string, words = reason) =>
      out.push({ ...chipIdentity(chip.slug, catalogue), reason, words });
    const on = { chip, workload, catalogue };
    const least = leastChips(on);
    if (least === null) continue;
    if (least > chipsEach) {
      const size = `${counted(chipsEach, 'chip')}, the size of server that is counted here`;
      leave(`the model does not fit on ${size}`, `does not fit on ${size}: ${least} hold it`);
      continue;
    }
    if (!isCalibrated(chip)) {
      leave('too few public runs of its family to count servers by');
      continue;
    }
    const outcome = loadCurve(on, chipsEach);
    if (!outcome.ok) {
      leave('not simulated here', outcome.error.message);
      continue;
    }
    const users = usersAt(outcome.curve, speed);
    if (users === null) leave('gives one user alone fewer tokens a second than you ask for');
    else found.push({ chip, price: priceOf(chip, asked), usersEach: users });
  }
  const priced = found.filter(({ price }) => price !== null).toSorted(byCost);
  const unpriced = found.filter(({ price }) => price === null).toSorted((a, b) => b.usersEach - a.usersEach);
  const kept = [...priced.slice(0, MOST_PRICED), ...unpriced.slice(0, MOST_UNPRICED)];
  return { asked: kept, out, more: found.length - kept.length };
}

const byCost = (a: Candidate, b: Candidate) => (a.price ?? 0) / a.usersEach - (b.price ?? 0) / b.usersEach;

/** Whether so many of a chip are a server that somebody sells: linked to each other, and no rack. */
function isServed(chip: Chip, chipsEach: number): boolean {
  const linked = chip.interconnect?.scaleUpChips ?? 1;
  return linked >= Math.max(2, chipsEach) && extentOf(linked, linked) === 'SERVER';
}

function priceOf(chip: Chip, { pay, prices }: Pick<Asked, 'pay' | 'prices'>): number | null {
  const inputs = { ...pricesOf(chip), power: null };
  const { rental, contract, purchase } = costInputsUnder(inputs, chip.slug, { prices });
  switch (pay) {
    case 'RENTED':
      return rental?.usdPerChipHour ?? null;
    case 'CONTRACT':
      return contract?.usdPerChipHour ?? null;
    case 'OWNED':
      return purchase?.usdPerChip ?? null;
    case 'NONE':
      return null;
  }
}
