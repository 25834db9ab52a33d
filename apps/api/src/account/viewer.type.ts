import { Scope } from '@inferbench/domain/account/api-key-scope';
import {
  MEMBERSHIP_WORDS,
  MembershipRole,
  STAFF_WORDS,
  StaffRole,
} from '@inferbench/domain/account/membership-role';
import { ActorKind } from '@inferbench/domain/account/session';
import { z } from 'zod';
import type { Caller } from '../auth/caller.ts';
import { enumTypeOf, objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { OrganizationType } from './organization.type.ts';

enumTypeOf(Scope, 'ApiKeyScope', {
  description: 'What an API key may do.',
  values: {
    READ_SCORES: 'Read scores of the own organisation that are not public yet.',
    WRITE_SPECS: 'Write chip and model specifications.',
    WRITE_RUNS: 'Write runs as drafts.',
    SUBMIT: 'Submit runs.',
    ADMIN_ORG: 'Make, list and revoke API keys of the organisation.',
    REVIEW: 'Decide on submissions of others; of persons only.',
  },
});

enumTypeOf(MembershipRole, 'MembershipRole', {
  description: 'What a person may do for an organisation.',
  values: (role) => MEMBERSHIP_WORDS[role],
});
export const StaffRoleEnum = enumTypeOf(StaffRole, 'StaffRole', {
  description: 'What a person does for the installation.',
  values: (role) => STAFF_WORDS[role],
});

const ViewerKind = z.enum(['KEY', ...ActorKind.options]);
enumTypeOf(ViewerKind, 'ViewerKind', {
  description: 'As whom somebody asks.',
  values: {
    KEY: 'An API key, for its organisation or its reviewer.',
    MEMBER: 'Somebody who is signed in, for an organisation.',
    STAFF: 'Somebody who is signed in, as one of the staff.',
    ACCOUNT: 'Somebody who is signed in, for nobody but themselves.',
  },
});

export const AccountType = objectType('Account', 'A person who signs in.', {
  name: z.string().describe('What they call themselves.'),
});
export type AccountType = InstanceType<typeof AccountType>;

export const MembershipType = objectType('Membership', 'What you may do for an organisation.', {
  organization: instanceOf(OrganizationType).describe('The organisation.'),
  role: MembershipRole.describe('Your role in it.'),
});
export type MembershipType = InstanceType<typeof MembershipType>;

export const ViewerType = objectType(
  'Viewer',
  'Whoever the API key, or the session, of the request belongs to.',
  {
    actor: ViewerKind.describe('As whom you ask.'),
    scopes: z.array(Scope).describe('What you may do.'),
    role: MembershipRole.nullable().describe(
      'Your role in the organisation that you act for; null for a key and for the staff.',
    ),
    fresh: z
      .boolean()
      .describe(
        'Whether what needs a passkey used within the last five minutes is open now; of a key always.',
      ),
  },
);
export type ViewerType = InstanceType<typeof ViewerType>;

export function toViewerType(caller: Caller): ViewerType {
  const { scopes, fresh } = caller;
  const role = MembershipRole.safeParse(caller.role).data ?? null;
  return { actor: kindOf(caller), scopes: [...scopes], role, fresh };
}

function kindOf({ keyId, staffId, organizationId }: Caller): z.infer<typeof ViewerKind> {
  if (keyId !== null) return 'KEY';
  if (staffId !== null) return 'STAFF';
  return organizationId === null ? 'ACCOUNT' : 'MEMBER';
}
