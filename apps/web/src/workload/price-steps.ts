import type { RankedEntry, NearResult } from '@inferbench/graphql-documents/workload';
import type { FormValues } from '../frame/form-values.ts';

export interface PriceStep {
  label: string;
  /** Name for those who do not see which row it is in. */
  name: string;
  fills: FormValues;
}

/** How far a price is moved: the same step as that of the sensitivity. */
const STEP = 0.15;
const KEPT_DIGITS = 6;

/** The price of a chip that this ranking rests on, per chip; null where cost does not rank or no price is known. */
export function priceUsed(
  entry: Pick<RankedEntry, 'chip' | 'chips' | 'systems' | 'usdPerHour'>,
  { costBasis, sensitivity }: Pick<NearResult, 'costBasis' | 'sensitivity'>,
): { usd: number; field: string } | null {
  if (costBasis === null || costBasis === 'CONTRACT') return null;
  const rented = costBasis === 'RENTED';
  const field = `${rented ? 'hour' : 'buy'}.${entry.chip}`;
  const doubted = sensitivity.find(({ assumption }) => assumption === `price of ${entry.chip}`);
  if (doubted !== undefined) return { usd: doubted.from, field };
  // One system alone has no order to change; what renting costs is nothing but its price.
  if (!rented || entry.usdPerHour === null) return null;
  return { usd: entry.usdPerHour / (entry.chips * entry.systems), field };
}

/** −15 %, +15 % and back to the public price. */
export function priceSteps(
  entry: RankedEntry,
  result: Pick<NearResult, 'costBasis' | 'sensitivity'>,
  values: FormValues,
): PriceStep[] {
  const used = priceUsed(entry, result);
  if (used === null) return [];
  const { usd, field } = used;
  const at = (share: number) => String(Number((usd * (1 + share)).toPrecision(KEPT_DIGITS)));
  const of = `of the chip of ${entry.label}`;
  return [
    { label: '−15 %', name: `Price ${of}, −15 %`, fills: { [field]: at(-STEP) } },
    { label: '+15 %', name: `Price ${of}, +15 %`, fills: { [field]: at(STEP) } },
    ...(field in values
      ? [{ label: 'public price', name: `Public price ${of}`, fills: { [field]: '' } }]
      : []),
  ];
}
