import type { SessionToken } from '@inferbench/domain/account/session';

/**
 * Role in which somebody who is signed in acts; left out, as the API sees fit: their first organisation, else the
 * staff.
 */
export interface ActingAs {
  organization?: string;
  staff?: true;
}

/** Holds the slug of the organisation that was chosen last; no secret, and read on the pages of signed-in people alone. */
export const CHOSEN_ORGANIZATION = 'ib-organisation';

/** The same again, for what is asked next. */
export function actingAs({ actor }: Pick<SessionToken, 'actor'>): ActingAs {
  if (actor.kind === 'STAFF') return { staff: true };
  return actor.organization === null ? {} : { organization: actor.organization.slug };
}
