import type { CostBasis } from './score.ts';

interface BasisWords {
  /** Name in a header, or after "Cost, ". */
  name: string;
  /** What it is, in a sentence. */
  meaning: string;
  /** Sentence below a table. */
  note: string;
}

/** A basis of cost as people read it; the one that is an estimate says so wherever it stands. */
export const COST_BASIS_WORDS = {
  OWNED: {
    name: 'owned',
    meaning: 'Purchase, depreciation, energy and hosting.',
    note: 'Price: purchase with its server over three years, and electricity at the wall; the point itemises both.',
  },
  RENTED: {
    name: 'rented',
    meaning: 'Median of dated on-demand prices.',
    note: 'Price: median of the dated on-demand prices in the catalogue, power and cooling included.',
  },
  CONTRACT: {
    name: '3-year contract price, estimate of April 2026',
    meaning: 'Price of a contract of three years, an estimate of April 2026; power and cooling are in it.',
    note: 'Price: 3-year contract price, estimate of April 2026, power and cooling included; one estimate a chip, no offer.',
  },
} as const satisfies Readonly<Record<CostBasis, BasisWords>>;
