import { finding } from '@inferbench/checks/rules';
import type { Finding } from '@inferbench/domain/errors/finding';

export interface Duplicate {
  index: number;
  /** Where the figures are already: a point, or an earlier point of the same run. */
  of: string;
  /** The same in everything · in every digit that is shown · rate and a latency within 0.1 % of somebody else's or another system's. */
  match: 'EXACT' | 'DIGITS' | 'NEAR';
}

const AGREES: Readonly<Record<Duplicate['match'], (of: string) => string>> = {
  EXACT: (of) => `These figures are on record already as ${of}.`,
  DIGITS: (of) => `The figures agree with ${of} in every digit that is shown.`,
  NEAR: (of) =>
    `Rate and a latency lie within 0.1 % of those of ${of}, of another system or organisation in the same slice.`,
};

/** DUP-POINT: refused where a point is the same in everything, flagged where its figures agree. */
export function duplicateFinding({ index, of, match }: Duplicate): Finding {
  return {
    ...finding('DUP-POINT', {
      path: `points[${index}]`,
      message: AGREES[match](of),
      value: of,
      expected: 'a new measurement',
      fix:
        match === 'EXACT'
          ? 'Nothing needs to be done: send the same idempotency key to get the earlier receipt.'
          : 'Say that it is an independent measurement, or leave the point out.',
    }),
    severity: match === 'EXACT' ? 'reject' : 'flag',
  };
}

/** DUP-POINT: flagged where a whole curve follows a stored one under another id. */
export function curveFinding({ of, matched }: { of: string; matched: number }): Finding {
  return {
    ...finding('DUP-POINT', {
      path: 'points[0]',
      message: `All ${matched} points lie within 0.1 % of those of the run of ${of}, in the same slices.`,
      value: `${matched} of ${matched} points`,
      expected: 'a curve of its own',
      fix: 'Say that it is an independent measurement and of what system, or withdraw it; two runs of one system differ by more.',
    }),
    severity: 'flag',
  };
}
