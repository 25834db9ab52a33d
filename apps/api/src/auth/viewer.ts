import { EVERYBODY, type Viewer } from '@inferbench/db/shared/visibility';
import type { Result } from '@inferbench/domain/errors/result';
import type { AuthFailure, Caller } from './caller.ts';

export const NOBODY: Viewer = EVERYBODY;

/**
 * Finds whose hidden things a caller may see: those of its organisation by the scope read:scores, and as a reviewer
 * what they have no part in.
 */
export function viewerOf(caller: Result<Caller, AuthFailure>): Viewer {
  if (!caller.ok) return NOBODY;
  const { organizationId, scopes, staffId } = caller.value;
  if (staffId !== null) return scopes.includes('review') ? { organizationId: null, staffId } : NOBODY;
  return scopes.includes('read:scores') ? { organizationId, staffId: null } : NOBODY;
}
