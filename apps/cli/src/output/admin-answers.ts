import { ReviewSetting } from '@inferbench/domain/submissions/instance-state';
import { OrganizationKind } from '@inferbench/domain/submissions/management-act';
import { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import { z } from 'zod';
import { output } from './answer.ts';

const instant = z.string();

/** A key without its secret, as whoever runs the installation sees it. */
const operatorsKey = z.strictObject({
  publicId: z.string(),
  organization: z.string(),
  /** Name of the person who reviews with it, and slug of whom they work for. */
  reviewer: z.string().nullable(),
  employer: z.string().nullable(),
  name: z.string(),
  scopes: z.array(z.string()),
  createdAt: instant,
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
  works: z.boolean(),
});

/** Answer with a key that was made: itself, this one time, unless it went to the file. */
const shownOnce = {
  key: z.string().nullable(),
  keyFile: z.string().nullable(),
};

/** A link by which somebody signs in, this one time, unless it went to the file. */
const handedLink = {
  link: z.string().nullable(),
  linkFile: z.string().nullable(),
};

/** A key of one's own organisation. */
const ownKey = z.strictObject({
  publicId: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  createdAt: instant,
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
});

/** Answers about organisations, keys and the installation. */
export const ADMIN_ANSWERS = {
  keys: output('keys', {
    keys: z.array(ownKey),
    /** Key of `create` and `rotate`. */
    key: shownOnce.key.optional(),
    keyFile: shownOnce.keyFile.optional(),
  }),
  'admin-events': output('admin-events', {
    events: z.array(
      z.strictObject({
        id: z.int(),
        occurredAt: instant,
        kind: z.string(),
        role: z.string(),
        actor: z.string().nullable(),
        organization: z.string().nullable(),
        submissionId: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  }),
  'admin-bootstrap': output('admin-bootstrap', {
    ...shownOnce,
    keys: z.array(operatorsKey),
    ...handedLink,
    linkEndsAt: instant.nullable(),
  }),
  'admin-invite': output('admin-invite', {
    ...handedLink,
    linkEndsAt: instant,
    /** Slug of the organisation, or name of the person. */
    invited: z.string(),
    role: z.union([MembershipRole, StaffRole]),
  }),
  'admin-organization': output('admin-organization', {
    organizations: z.array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        kind: OrganizationKind,
        parent: z.string().nullable(),
        createdAt: instant,
        suspendedAt: instant.nullable(),
        /** Keys that work. */
        keys: z.int(),
        submissions: z.int(),
      }),
    ),
  }),
  'admin-key': output('admin-key', {
    keys: z.array(operatorsKey),
    /** Key of `create`. */
    key: shownOnce.key.optional(),
    keyFile: shownOnce.keyFile.optional(),
  }),
  'admin-account': output('admin-account', {
    accounts: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        createdAt: instant,
        disabledAt: instant.nullable(),
        /** Passkeys that work, and recovery codes that nobody used. */
        passkeys: z.int(),
        recoveryCodes: z.int(),
        memberships: z.array(z.strictObject({ organization: z.string(), role: MembershipRole })),
        staff: z.strictObject({ name: z.string(), role: StaffRole }).nullable(),
      }),
    ),
  }),
  'admin-reviewer': output('admin-reviewer', {
    reviewers: z.array(
      z.strictObject({
        name: z.string(),
        employer: z.string().nullable(),
        createdAt: instant,
        disabledAt: instant.nullable(),
        /** Public id of the key that works. */
        key: z.string().nullable(),
      }),
    ),
  }),
  'admin-review': output('admin-review', {
    review: ReviewSetting,
    demo: z.boolean(),
    /** Runs moved by a change: those that are listed now and were not, or the other way round. */
    runsMoved: z.int().optional(),
  }),
  'admin-remove-demo': output('admin-remove-demo', {
    organizations: z.array(z.string()),
    chips: z.array(z.string()),
    models: z.array(z.string()),
    submissions: z.int(),
    points: z.int(),
    scores: z.int(),
    boardPlaces: z.int(),
    keys: z.int(),
    names: z.int(),
    /** SHA-256 of files of the evidence store that belong to nothing any more. */
    evidenceLeft: z.array(z.string()),
    review: ReviewSetting,
  }),
} as const;
