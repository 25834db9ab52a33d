import { LISTED, SHOWN, STILL_SCORED } from './visibility.ts';

/**
 * SQL that lets in submission `sub` for comparison with something new of an organisation: what everybody sees, and what stands of
 * its own, so that no finding tells of what is hidden.
 */
export function isCompared(organization: string): string {
  return `((${SHOWN} AND sub.lifecycle NOT IN ('FLAGGED', 'SUPERSEDED')) OR (sub.organization_id = ${organization} AND ${STILL_SCORED}))`;
}

/** Of submission `sub`: it stands, and no flag holds it back. */
export const PUBLIC_SUBMISSION = `${LISTED} AND sub.lifecycle <> 'FLAGGED'`;
