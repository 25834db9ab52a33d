import { AccountRecord } from '@inferbench/db/admin/accounts';
import { EventRecord } from '@inferbench/db/admin/events';
import { KeyRecord } from '@inferbench/db/admin/key-record';
import { OrganizationRecord } from '@inferbench/db/admin/organizations';
import { ReviewerRecord } from '@inferbench/db/admin/reviewers';
import { ReviewSetting } from '@inferbench/domain/submissions/instance-state';
import { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import { mapValues } from '@inferbench/units/map-values';
import { z } from 'zod';
import { output } from './answer.ts';

const instant = z.string();

/** A record of the database as JSON has it: its times as text. */
function written<Shape extends z.ZodRawShape>(record: z.ZodObject<Shape>) {
  return z.strictObject(mapValues(record.shape, timeless));
}

function timeless(value: z.core.$ZodType): z.core.$ZodType {
  if (value instanceof z.ZodNullable) return value.unwrap() instanceof z.ZodDate ? instant.nullable() : value;
  return value instanceof z.ZodDate ? instant : value;
}

const operatorsKey = written(KeyRecord);

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
    events: z.array(written(EventRecord)),
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
    organizations: z.array(written(OrganizationRecord)),
  }),
  'admin-key': output('admin-key', {
    keys: z.array(operatorsKey),
    /** Key of `create`. */
    key: shownOnce.key.optional(),
    keyFile: shownOnce.keyFile.optional(),
  }),
  'admin-account': output('admin-account', {
    accounts: z.array(written(AccountRecord)),
  }),
  'admin-reviewer': output('admin-reviewer', {
    reviewers: z.array(written(ReviewerRecord)),
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
