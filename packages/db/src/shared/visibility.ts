// Who may see what of a submission `sub`, as conditions of statements; the database works both columns out from states.

/** Everybody may see it now. */
export const SHOWN = 'sub.shown';

/** Condition of what stands by default: on boards, in lists and counts. */
export const LISTED = 'sub.listed';

/**
 * Condition of what takes a place: a rank, a lead, a front, a best. What nobody reviewed (bit 1 of `standing`) is
 * shown with its mark and takes none, whatever the installation lists or a reader asks for. Whoever ranks or picks
 * asks this; "board_value" keeps its answer as `listed`.
 */
export const RANKS = '(sub.listed AND (sub.standing & 1) = 0)';

/**
 * Party whose hidden things may be read: an organisation's own, and for a person who reviews what they have no part
 * in.
 */
export interface Viewer {
  organizationId: string | null;
  staffId: string | null;
}

export const EVERYBODY: Viewer = { organizationId: null, staffId: null };

/** A viewer may see it; the two parameters are the fields of a Viewer. */
export const visibleTo = (organization: `$${number}`, staff: `$${number}`) =>
  `(sub.shown OR (${organization}::uuid IS NOT NULL AND sub.organization_id = ${organization}::uuid)
    OR (${staff}::uuid IS NOT NULL AND NOT in_conflict(${staff}::uuid, sub.id)))`;

/** Condition for writers and jobs: whatever its state shows, it is scored. */
export const STILL_SCORED = "sub.lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN')";

/** Condition of what has a place on a board, for everybody or for those who ask. */
export const STANDS = "sub.shown AND sub.lifecycle IN ('VALIDATED', 'IN_REVIEW', 'PUBLISHED')";
