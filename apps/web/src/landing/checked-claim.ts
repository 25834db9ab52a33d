import type { Barred } from './claim-drawing.ts';

export interface CheckedClaim {
  speaker: string;
  title: string;
  said: Barred;
  found: Barred;
  /** The arithmetic, or the runs. */
  sum: string;
  place: { words: string; href: string };
}
