import type { LedgerData } from '../about/accuracy/ledger/load-ledger.ts';
import {
  figureWords,
  LEDGER_METRICS,
  offWords,
  rangeWords,
  unseenGroups,
} from '../about/accuracy/ledger/ledger-words.ts';
import { pageAddress } from '../address/pages.ts';
import { formatDate } from '@inferbench/units/dates';
import { type CheckedClaim, CLAIMS } from './claims.ts';

/** The editors' claims with the numbers of today, and ours that missed farthest. */
export function checkedClaims(ledger: LedgerData | null): CheckedClaim[] {
  const chosen = CLAIMS.flatMap(({ speaker, place, check }) => {
    const found = check();
    return found === null ? [] : [{ speaker, place, ...found }];
  });
  const own = ledger === null ? null : farthestMiss(ledger);
  return own === null ? chosen : [...chosen, own];
}

/** The prediction of ours whose published figure lies farthest from it. */
export function farthestMiss({ ledger, names }: LedgerData): CheckedClaim | null {
  const far = (ratio: number) => Math.max(ratio, 1 / ratio);
  const [group] = unseenGroups(ledger)
    .filter(({ missed }) => missed > 0)
    .toSorted((a, b) => far(b.ratio) - far(a.ratio));
  const [figure] = group?.farthest.figures ?? [];
  if (group === undefined || figure === undefined) return null;
  const { value, low, high, published, ratio } = figure;
  if (published === null || ratio === null || low === null || high === null || value === null) return null;
  const { metric } = group;
  const { words } = LEDGER_METRICS[metric];
  const system = `${names[group.chip] ?? group.chip} ×${group.chips}`;
  return {
    speaker: `InferBench, engine ${group.engine}, ${formatDate(group.said)}`,
    title: `${names[group.model] ?? group.model} on ${system}, ${words}: ${offWords(ratio)}`,
    said: { words: `we said ${figureWords(metric, value)}`, value },
    found: { words: `published ${figureWords(metric, published)}`, value: published },
    sum: `Our band was ${rangeWords(metric, low, high)}: our miss.`,
    place: { words: 'what we predicted', href: pageAddress('accuracy') },
  };
}
