import { RANKS, SHOWN, STILL_SCORED } from './visibility.ts';

/**
 * SQL that lets in submission `sub` for comparison with something new of an organisation: what everybody sees, and its own, so that
 * no finding tells of what is hidden. Revisions of the series that it goes on with are no copies.
 */
export function isCompared(organization: string, series: string): string {
  return `(${STILL_SCORED} AND ((${SHOWN} AND sub.lifecycle <> 'FLAGGED') OR sub.organization_id = ${organization})
           AND (${series}::uuid IS NULL OR sub.series_id <> ${series}))`;
}

/** Condition over submission `sub`: two persons agreed to it or it is shipped, and no flag holds it back. */
export const PUBLIC_SUBMISSION = `${RANKS} AND sub.lifecycle <> 'FLAGGED'`;
