import type { Claim } from '@inferbench/domain/simulation/claim';
import { formatValue } from '@inferbench/units/format';
import { pageAddress } from '../address/pages.ts';
import type { CorrectionData } from '../about/corrections/corrections-data.ts';
import { formatQuantity, statedQuantity } from '../about/corrections/quantity.ts';
import type { RefutedCorrection, RefutedSpeed } from './refuted.ts';

/** A refuted claim as its card shows it. */
export interface RefutedCard {
  quote: string;
  verdict: string;
  claimed: { words: string; value: number };
  found: { words: string; value: number };
  /** The arithmetic, and where it stands in full. */
  arithmetic: string;
  href: string;
}

/** Null where the correction has no numbers, or does not refute. */
export function correctionCard(
  chosen: RefutedCorrection,
  corrections: readonly CorrectionData[],
): RefutedCard | null {
  const found = corrections.find(({ id }) => id === chosen.id);
  if (found === undefined || found.verdict !== 'WRONG') return null;
  const { claimed, recomputed, unit, formula } = found;
  if (claimed === null || recomputed === null || unit === null) return null;
  return {
    quote: chosen.quote,
    verdict: chosen.verdict(recomputed),
    claimed: { words: chosen.claimed(statedQuantity(claimed, unit)), value: Math.max(...claimed) },
    found: { words: chosen.found(recomputed), value: recomputed },
    arithmetic: formula?.split(';')[0] ?? formatQuantity(recomputed, unit),
    href: pageAddress('corrections', { section: chosen.id }),
  };
}

/** Null where the claim could hold. */
export function speedCard(chosen: RefutedSpeed, claim: Claim): RefutedCard | null {
  const { seconds, sentence } = claim.binding;
  const bound = 1 / seconds;
  if (bound >= claim.tokensPerSec) return null;
  return {
    quote: chosen.quote,
    verdict: chosen.verdict(bound),
    claimed: { words: `${formatValue(claim.tokensPerSec)} tokens/s`, value: claim.tokensPerSec },
    found: { words: `${formatValue(bound)} tokens/s at most`, value: bound },
    arithmetic: sentence,
    href: pageAddress('claim', { query: chosen.claim }),
  };
}
