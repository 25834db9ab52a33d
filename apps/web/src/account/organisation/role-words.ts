import { MEMBERSHIP_WORDS, MembershipRole } from '@inferbench/domain/account/membership-role';
import type { OrganisationHomeResult } from '@inferbench/graphql-documents/organisation';

export type Role = NonNullable<OrganisationHomeResult['members']>[number]['role'];

const OF_API: Readonly<Record<MembershipRole, Role>> = {
  viewer: 'VIEWER',
  submitter: 'SUBMITTER',
  owner: 'OWNER',
};

export const ROLES = MembershipRole.options.map((role) => ({
  value: OF_API[role],
  words: role,
  meaning: MEMBERSHIP_WORDS[role],
}));

export function roleWords(role: Role): string {
  return ROLES.find(({ value }) => value === role)?.words ?? 'member';
}

export function roleOf(chosen: string): Role | undefined {
  return ROLES.find(({ value }) => value === chosen)?.value;
}
