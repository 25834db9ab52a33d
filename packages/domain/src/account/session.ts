import { z } from 'zod';
import { MembershipRole, StaffRole } from './membership-role.ts';
import { PasskeyAnswer } from './passkey-answer.ts';
import { Slug } from '../names/slug.ts';

/** How long a session lasts, and how long one that nobody uses. */
export const SESSION_HOURS = 7 * 24;
export const IDLE_HOURS = 12;
/** How long the use of a passkey counts as fresh. */
export const FRESH_MINUTES = 5;
/** How long a link of an invitation works. */
export const INVITATION_HOURS = 24;
export const TOKEN_SECONDS = 120;
export const RECOVERY_CODES = 10;

/** Where a link of an invitation leads; what stands after the # is sent to no server. */
export function invitationPath(invitation: string): string {
  return `/sign-in#invitation=${invitation}`;
}

const secret = z.string().max(200);
const name = z.string().max(200);

/** What `POST /session/…` takes, by the last part of its address. */
export const SESSION_REQUESTS = {
  options: z.discriminatedUnion('purpose', [
    z.strictObject({ purpose: z.literal('login') }),
    z.strictObject({
      purpose: z.literal('register'),
      /** Secret of the invitation to a new account; without it, another passkey of the account that is signed in. */
      invitation: secret.optional(),
      /** Name of the owner of a new account. */
      name: name.optional(),
    }),
  ]),
  login: z.strictObject({ response: PasskeyAnswer }),
  /** Invitation and name once more, as the options were asked with. */
  register: z.strictObject({
    response: PasskeyAnswer,
    invitation: secret.optional(),
    name: name.optional(),
  }),
  recover: z.strictObject({ code: secret }),
  /**
   * Role to act in: a member of an organisation, or the staff; left out, the first membership, else the staff, else
   * nobody but oneself.
   */
  token: z.strictObject({ organization: Slug.optional(), staff: z.boolean().optional() }),
  logout: z.strictObject({}),
} as const;
export type SessionVerb = keyof typeof SESSION_REQUESTS;

const NamedOrganization = z.object({ slug: z.string(), name: z.string() });

/** Role in which a session acts: a member, a person of the staff, or nobody but its account. */
export const ActorKind = z.enum(['MEMBER', 'STAFF', 'ACCOUNT']);
export type ActorKind = z.infer<typeof ActorKind>;

/** What `/session/token` answers. */
export const SessionToken = z.object({
  /** Token for `Authorization: Bearer …`. */
  token: z.string(),
  expiresAt: z.string(),
  actor: z.object({
    name: z.string(),
    kind: ActorKind,
    organization: NamedOrganization.nullable(),
    role: z.union([MembershipRole, StaffRole]).nullable(),
  }),
  memberships: z.array(z.object({ organization: NamedOrganization, role: MembershipRole })),
  staffRole: StaffRole.nullable(),
  /** Time until which what needs a fresh passkey needs no other. */
  freshUntil: z.string().nullable(),
});
export type SessionToken = z.infer<typeof SessionToken>;

/** What `login` and `register` answer. */
export const SignedIn = z.object({
  account: z.object({ name: z.string() }),
  /** Codes that `register` made, shown this one time. */
  recoveryCodes: z.array(z.string()).nullable().optional(),
});
export type SignedIn = z.infer<typeof SignedIn>;
