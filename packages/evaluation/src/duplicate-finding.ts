import { finding } from '@inferbench/checks/rules';
import type { Finding } from '@inferbench/domain/finding';

export interface Duplicate {
  index: number;
  /** Where the figures are already: a point, or an earlier point of the same run. */
  of: string;
  /** The same in everything, or only in every digit that is shown. */
  exact: boolean;
}

/** DUP-POINT: refused where a point is the same in everything, flagged where its figures agree in every digit shown. */
export function duplicateFinding({ index, of, exact }: Duplicate): Finding {
  return {
    ...finding('DUP-POINT', {
      path: `points[${index}]`,
      message: exact
        ? `These figures are on record already as ${of}.`
        : `The figures agree with ${of} in every digit that is shown.`,
      value: of,
      expected: 'a new measurement',
      fix: exact
        ? 'Nothing needs to be done: send the same idempotency key to get the earlier receipt.'
        : 'Say that it is an independent measurement, or leave the point out.',
    }),
    severity: exact ? 'reject' : 'flag',
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
