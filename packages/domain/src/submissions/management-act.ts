import { z } from 'zod';

/** What is done with organisations, persons, keys and the installation; each leaves an event. */
export const ManagementAct = z.enum([
  'BOOTSTRAP',
  'CREATE_ORGANIZATION',
  'SUSPEND_ORGANIZATION',
  'RESUME_ORGANIZATION',
  'CREATE_KEY',
  'ROTATE_KEY',
  'REVOKE_KEY',
  'DISABLE_REVIEWER',
  'ENABLE_REVIEWER',
  'SET_REVIEW',
  'SET_DEMO',
  'REMOVE_DEMO',
  'DISCARD_DRAFT',
  'REGISTER_PASSKEY',
  'DISABLE_PASSKEY',
  'REFUSE_PASSKEY',
  'RECOVER_ACCOUNT',
  'DISABLE_ACCOUNT',
  'ENABLE_ACCOUNT',
  'INVITE',
  'REVOKE_INVITATION',
  'ACCEPT_INVITATION',
  'SET_MEMBERSHIP',
  'REMOVE_MEMBER',
]);
export type ManagementAct = z.infer<typeof ManagementAct>;

export const OrganizationKind = z.enum(['ORDINARY', 'CATALOGUE', 'DEMO', 'STAFF']);
export type OrganizationKind = z.infer<typeof OrganizationKind>;
