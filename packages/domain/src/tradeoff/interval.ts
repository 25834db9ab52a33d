import type { TradeoffDocument } from './tradeoff-point.ts';

/** Interval of a published rate, and whose it is. */
export interface RateInterval {
  /** Half-width, as a share. */
  intervalShare: number;
  /** Basis of it: repeats, or how the run is dated. */
  intervalIs: 'STATED' | 'ASSUMED';
  /** Publication; null of a run submitted here. */
  source: string | null;
}

/** Half-widths that are assumed of a rate without repeats: a dated run of one version, and a median over months. */
const ASSUMED = { dated: 0.05, undated: 0.15 };
/** Least half-width of each of two rates that different campaigns measured. */
const TWO_CAMPAIGNS = 0.1;

/** Interval of a published rate: by its repeats, else by how it is dated (docs/metrics.md#verdicts). */
export function intervalOf({
  intervalShare,
  intervalAssumed,
  measured,
}: Pick<TradeoffDocument, 'intervalShare' | 'intervalAssumed' | 'measured'>): Omit<RateInterval, 'source'> {
  if (!intervalAssumed) return { intervalShare, intervalIs: 'STATED' };
  const isDated = measured !== null && measured.from === null;
  return { intervalShare: isDated ? ASSUMED.dated : ASSUMED.undated, intervalIs: 'ASSUMED' };
}

/** Interval of the rate of a run, with whose it is. */
export const rateIntervalOf = (
  run: Parameters<typeof intervalOf>[0] & Pick<RateInterval, 'source'>,
): RateInterval => ({ ...intervalOf(run), source: run.source });

/** Half-width of the ratio of two rates, as a share: errors of the two count as independent. */
export function ratioShare(a: RateInterval, b: RateInterval): number {
  const share = ({ intervalShare, intervalIs }: RateInterval) =>
    intervalIs === 'ASSUMED' && a.source !== b.source
      ? Math.max(intervalShare, TWO_CAMPAIGNS)
      : intervalShare;
  const [own, other] = [share(a), share(b)];
  return Math.sqrt(own * own + other * other);
}
