import { z } from 'zod';

/** What counts towards a day of an organisation; each chip, model and run is a submission as well. */
export const QUOTA_AMOUNTS = ['submissions', 'points', 'bytes', 'chips', 'models'] as const;
export type QuotaAmount = (typeof QUOTA_AMOUNTS)[number];
export type QuotaAmounts = Readonly<Record<QuotaAmount, number>>;

/** UNLIMITED is for the demo of one's own machine and for tests. */
export const QuotaClass = z.enum(['UNVERIFIED', 'UNLIMITED']);
export type QuotaClass = z.infer<typeof QuotaClass>;

/** The most of a day (of UTC); null where nothing is counted. */
export const QUOTA_LIMITS: Readonly<Record<QuotaClass, QuotaAmounts | null>> = {
  UNVERIFIED: { submissions: 20, points: 100, bytes: 50_000_000, chips: 5, models: 5 },
  UNLIMITED: null,
};

export interface QuotaExcess {
  amount: QuotaAmount;
  limit: number;
  /** Amount of the day, with what was asked for. */
  wanted: number;
}

/** The first amount that a day would pass its limit by; null where it keeps to all. */
export function quotaExcess(limits: QuotaAmounts, day: QuotaAmounts): QuotaExcess | null {
  const amount = QUOTA_AMOUNTS.find((each) => day[each] > limits[each]);
  return amount === undefined ? null : { amount, limit: limits[amount], wanted: day[amount] };
}
