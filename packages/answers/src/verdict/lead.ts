import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { ratioShare } from '@inferbench/domain/tradeoff/interval';
import { LARGEST_CHIP_SHARE, limitRatios } from './limits.ts';
import type { SystemVerdict, VerdictSide } from './shape.ts';
import type { ComparedBy } from './side.ts';

/** Finding on a pair, without its words. */
export type Finding = Pick<SystemVerdict, 'kind' | 'leader' | 'low' | 'high'> & {
  /** Largest ratio of the chips' own limits, of one chip of those of its precisions; null where nobody leads. */
  limits: number | null;
  /** Leader against the limits on paper. */
  againstLimits: boolean;
  /** Ahead by value, and closer than the interval of such runs. */
  tooClose: boolean;
};

const NOBODY = { leader: null, low: null, high: null, limits: null, againstLimits: false, tooClose: false };

/** Finding on two sides at a line, with what the chips, or the precisions of one, themselves differ by. */
export function findingOf(
  a: VerdictSide,
  b: VerdictSide,
  catalogue: CatalogueView,
  by: ComparedBy = 'CHIP',
): Finding {
  if (isUnlike(a, b)) return { kind: 'NONE', ...NOBODY };
  const found = leadBetween(a, b);
  const [leader, other] = found.leader === a.label ? [a, b] : [b, a];
  // On one chip, all that two frameworks differ by is software and layout.
  if (found.leader === null || by === 'FRAMEWORK') return { ...NOBODY, ...found };
  const limits = limitsBetween(leader, other, catalogue);
  // Of two precisions of one chip on one stack, a lead of the wider is no layout's.
  const isOfWider = by === 'PRECISION' && limits.otherHasMore;
  const isByStack =
    !isOfWider &&
    limits.largest !== null &&
    found.low !== null &&
    found.low > LARGEST_CHIP_SHARE * limits.largest;
  return {
    ...found,
    kind: isByStack ? 'LEADS_BY_STACK' : 'LEADS',
    limits: limits.largest,
    againstLimits: limits.otherHasMore,
  };
}

/**
 * Leader of two sides at the line: its value passes the other's upper end by more than the interval of such runs, and the other was
 * run near. TIED where both were run near and neither does.
 */
export function leadBetween(
  a: VerdictSide,
  b: VerdictSide,
): Pick<Finding, 'kind' | 'leader' | 'low' | 'high' | 'tooClose'> {
  const found = leadOf(a, b) ?? leadOf(b, a);
  const isAhead = found !== null && found.low / (1 + found.share) > 1;
  // One that was run faster alone may give more than it did: too close says nothing of it.
  if (!isAhead && !(a.near && b.near))
    return { kind: 'NONE', leader: null, low: null, high: null, tooClose: false };
  if (found === null) return { kind: 'TIED', leader: null, low: null, high: null, tooClose: false };
  const { leader, low, high } = found;
  if (!isAhead) return { kind: 'TIED', leader: null, low, high, tooClose: true };
  return { kind: 'LEADS', leader: leader.label, low, high, tooClose: false };
}

/** The side that a slice gives the lead to; null of a lead by software and layout, which says nothing of chips. */
export const leadOfChips = ({ kind, leader }: Pick<SystemVerdict, 'kind' | 'leader'>): string | null =>
  kind === 'LEADS' ? leader : null;

/** Largest ratio of the numbers of chips at which pools apart compare. */
const MOST_CHIPS_APART = 4;

/** Tells whether prompts apart ran on numbers of chips too far from each other to compare. */
export function isUnlike(a: VerdictSide, b: VerdictSide): boolean {
  if (a.row === null || b.row === null) return false;
  if (a.row.pools !== 'DISAGGREGATED' && b.row.pools !== 'DISAGGREGATED') return false;
  const ratio = a.row.chips / b.row.chips;
  return ratio > MOST_CHIPS_APART || ratio < 1 / MOST_CHIPS_APART;
}

/** A lead of one side over another that was run near the line; null where its value does not pass the other's upper end. */
function leadOf(leader: VerdictSide, other: VerdictSide) {
  if (!other.near || leader.value === null || leader.row === null) return null;
  if (other.value === null || other.upper === null || other.row === null) return null;
  const low = leader.value / other.upper;
  const high = leader.value / other.value;
  return low > 1 ? { leader, low, high, share: ratioShare(leader.row, other.next ?? other.row) } : null;
}

function limitsBetween(leader: VerdictSide, other: VerdictSide, { chips }: CatalogueView) {
  const [a, b] = [chips.get(leader.row?.chip ?? ''), chips.get(other.row?.chip ?? '')];
  const [precision, ofOther] = [leader.row?.precision, other.row?.precision];
  return a === undefined || b === undefined || precision === undefined
    ? { largest: null, otherHasMore: false }
    : limitRatios(a, b, precision, ofOther);
}

/** A side by what it gives: its upper end lies as far above as that of its output. */
export function gainOf(side: VerdictSide, value: number): VerdictSide {
  return { ...side, value, upper: (value * (side.upper ?? 0)) / (side.value ?? 1) };
}
