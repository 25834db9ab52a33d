import { z } from 'zod';
import { ORGANIZATION_SCOPES, type Scope } from './api-key-scope.ts';

/** What a person may do for an organisation, least first. */
export const MembershipRole = z.enum(['viewer', 'submitter', 'owner']);
export type MembershipRole = z.infer<typeof MembershipRole>;

/** What a person does for the installation; an admin runs it and decides about no submission. */
export const StaffRole = z.enum(['reviewer', 'lead', 'admin']);
export type StaffRole = z.infer<typeof StaffRole>;

/** What a signed-in member may do: the scopes of a key that would do the same. */
export const SCOPES_OF_MEMBER: Readonly<Record<MembershipRole, readonly Scope[]>> = {
  viewer: ['read:scores'],
  submitter: ['read:scores', 'write:specs', 'write:runs', 'submit'],
  owner: ORGANIZATION_SCOPES,
};

export const SCOPES_OF_STAFF: Readonly<Record<StaffRole, readonly Scope[]>> = {
  reviewer: ['review'],
  lead: ['review'],
  admin: [],
};

/** One plain sentence a role. */
export const MEMBERSHIP_WORDS: Readonly<Record<MembershipRole, string>> = {
  viewer: 'Reads what the organisation submitted and nobody else sees yet.',
  submitter: 'Submits, explains, corrects and withdraws for it, but nothing that is published.',
  owner: 'Does all of it, and lets people and keys in and out.',
};

export const STAFF_WORDS: Readonly<Record<StaffRole, string>> = {
  reviewer: 'Decides about submissions that they have no part in.',
  lead: 'Reviews, and answers for what needs a second person.',
  admin: 'Runs the installation and decides about no submission.',
};
