import { LISTED } from './visibility.ts';

/**
 * SQL that lets in submission `sub` for comparison with something new of an organisation: what everybody sees, and its own, so that
 * no finding tells of what is hidden.
 */
export function isCompared(organization: string): string {
  return `(${PUBLIC_SUBMISSION} OR (sub.organization_id = ${organization} AND sub.lifecycle <> 'SUPERSEDED'))`;
}

/** Of submission `sub`: neither held back by a flag nor replaced. */
export const PUBLIC_SUBMISSION = `${LISTED} AND sub.lifecycle <> 'FLAGGED'`;
