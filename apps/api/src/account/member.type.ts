import type { MemberRecord } from '@inferbench/db/account/members';
import { MembershipRole } from '@inferbench/domain/account/membership-role';
import { z } from 'zod';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { globalId, Id } from '../graphql/global-id.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import './viewer.type.ts';
import { keyOfRequest } from '../mutation/idempotency-key.ts';

export const MemberType = objectType('Member', 'A person who acts for an organisation.', {
  id: Id.describe('Global id.'),
  name: z.string().describe('What they call themselves.'),
  role: MembershipRole.describe('What they may do.'),
  since: z.string().describe('When they came, ISO 8601 UTC.'),
  isYou: z.boolean().describe('Whether it is you.'),
});
export type MemberType = InstanceType<typeof MemberType>;

export function toMemberType({ accountId, name, role, since }: MemberRecord, own: string | null): MemberType {
  const id = globalId('Member', accountId);
  return { id, name, role, since: since.toISOString(), isYou: accountId === own };
}

export const SetMembershipInput = inputType('SetMembershipInput', 'Another role for a member.', {
  member: Id.describe('Global id of the member.'),
  role: MembershipRole.describe('What they may do from now on.'),
  idempotencyKey: keyOfRequest('The same role twice is the same role once, whatever this says'),
});
export type SetMembershipInput = InstanceType<typeof SetMembershipInput>;

export const RemoveMemberInput = inputType('RemoveMemberInput', 'A member to take out.', {
  member: Id.describe('Global id of the member; your own to leave.'),
  idempotencyKey: keyOfRequest('Who is out already is not found, whatever this says'),
});
export type RemoveMemberInput = InstanceType<typeof RemoveMemberInput>;

export const MembershipSetType = objectType('MembershipSet', 'The member has the role.', {
  member: instanceOf(MemberType).describe('The member.'),
});
export type MembershipSetType = InstanceType<typeof MembershipSetType> & { kind: 'MembershipSet' };

export const MemberRemovedType = objectType(
  'MemberRemoved',
  'The person acts for the organisation no longer, from their next request on.',
  { member: instanceOf(MemberType).describe('Who it was.') },
);
export type MemberRemovedType = InstanceType<typeof MemberRemovedType> & { kind: 'MemberRemoved' };
