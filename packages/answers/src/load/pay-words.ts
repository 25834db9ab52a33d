import type { PayBy } from './request.ts';

interface PayWords {
  /** Words in a list of choices. */
  choice: string;
  /** Words after the unit of a price: "$ per M tokens, rented". */
  unit: string;
  /** Words after "the cheapest": "to rent"; empty where nobody asked for a price. */
  cheapest: string;
  /** Instead of a price that nobody has. */
  none: string;
}

/** A way to pay for a chip, as people read it. */
export const PAY_WORDS: Readonly<Record<PayBy, PayWords>> = {
  RENTED: { choice: 'rented', unit: 'rented', cheapest: 'to rent', none: 'no on-demand price' },
  CONTRACT: {
    choice: '3-year contract',
    unit: '3-year contract',
    cheapest: 'by contract',
    none: 'no contract price',
  },
  OWNED: { choice: 'owned', unit: 'owned', cheapest: 'to own', none: 'no purchase price' },
  NONE: { choice: 'do not show', unit: 'price not asked for', cheapest: '', none: 'price not asked for' },
};
