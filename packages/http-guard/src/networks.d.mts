export interface Network {
  name: string;
  /** Allowance, in multiples of one subscriber's. */
  times: number;
}

export const WIDER: number;

/** Whom an address is limited as, the narrowest first. */
export function networksOf(address: string): [Network, ...Network[]];
