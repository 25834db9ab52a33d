import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { vendorClass } from '../../words/vendor-class.ts';

export type DrawnVersus = Pick<
  VersusAnswer,
  'head' | 'a' | 'b' | 'models' | 'rows' | 'inputTokens' | 'outputTokens' | 'at'
>;
export type DrawnRow = DrawnVersus['rows'][number];

/** Classes that give both sides their colours: those of their vendors, two that share one told apart by grey; two of no vendor, beside which no vendor stands, borrow two. */
export function sideClasses({ a, b }: Pick<DrawnVersus, 'a' | 'b'>): [string, string] {
  if (a.vendor === null || b.vendor === null) return ['vendor-google', 'vendor-groq'];
  const own = vendorClass(a.vendor, a.older);
  const other = vendorClass(b.vendor, b.older);
  return [own === other ? 'vendor-other' : own, other];
}
