import type { Acting } from '@inferbench/db/shared/new-event';
import type { Scope } from '@inferbench/domain/account/api-key-scope';
import type { ErrorCode } from '@inferbench/domain/errors/error-code';
import type { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import { type Rights, RIGHTS_OF_KEY } from '@inferbench/domain/submissions/submission-action';

interface AnyCaller {
  /** Name under which requests are counted. */
  limitedAs: string;
  scopes: readonly Scope[];
  /** The person who reviews; null for who does not. */
  staffId: string | null;
}

interface KeyCaller extends AnyCaller {
  keyId: string;
  accountId: null;
  organizationId: string;
  role: null;
  fresh: true;
}

/** Somebody who is signed in. */
export interface PersonCaller extends AnyCaller {
  keyId: null;
  accountId: string;
  sessionId: string;
  /** Null for a person who acts for nobody but themselves. */
  organizationId: string | null;
  /** What they are to whom they act for. */
  role: MembershipRole | StaffRole | null;
  /** Whether they used a passkey a moment ago. */
  fresh: boolean;
}

/** Who calls: a key, or somebody who is signed in. */
export type Caller = KeyCaller | PersonCaller;

/** A caller who acts for an organisation; the staff are one. */
export type ActingCaller = Caller & { organizationId: string };

/** Finds as whom a caller acts: for an organisation, or as the person who reviews. */
export function actingOf({ organizationId, keyId, accountId, staffId }: ActingCaller): Acting {
  return { organizationId, keyId, accountId, staffId, role: staffId === null ? 'SUBMITTER' : 'REVIEWER' };
}

export interface AuthFailure {
  code: ErrorCode;
  message: string;
}

export const STALE_PASSKEY: AuthFailure = {
  code: 'STEP_UP_NEEDED',
  message: 'Use your passkey once more: this needs one that was used within the last five minutes.',
};

/** What decides about an act on a submission beside scopes. */
export function rightsOf({ keyId, role, fresh }: Caller): Rights {
  return keyId === null ? { fresh, pullsPublished: role === 'owner' } : RIGHTS_OF_KEY;
}
