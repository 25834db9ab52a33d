import { WaitsFor } from '@inferbench/domain/submissions/waiting';
import { SubmissionSubject } from '@inferbench/domain/submissions/draft';
import { Finding } from '@inferbench/domain/errors/finding';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { TestState } from '@inferbench/domain/submissions/tester';
import { z } from 'zod';
import { PointLinks } from '../terminal/links-view.ts';
import { nullable, output, runNumber } from './answer.ts';

const receipt = z.strictObject({
  submissionId: z.string(),
  contentHash: z.string(),
  receivedAt: z.string(),
});

const submittedScore = z.strictObject({
  usefulTops: nullable,
  utilisation: nullable,
  usdPerMillionOutputTokens: nullable,
  joulesPerOutputToken: nullable,
  inputHash: z.string(),
});

const Queued = z.strictObject({
  id: z.string(),
  what: z.string().nullable(),
  submittedBy: z.string(),
  lifecycle: Lifecycle,
  revision: z.int(),
  receivedAt: z.string(),
  waits: z.string(),
});

export const OwnSubmission = z.strictObject({
  id: z.string(),
  what: z.string().nullable(),
  lifecycle: Lifecycle,
  revision: z.int(),
  receivedAt: z.string(),
  waitsFor: WaitsFor,
  next: z.string(),
});
export type OwnSubmission = z.infer<typeof OwnSubmission>;

export const submittedRun = z.strictObject({
  run: runNumber,
  dryRun: z.boolean(),
  replayed: z.boolean(),
  receipt: receipt.nullable(),
  findings: z.array(Finding),
  lifecycle: z.string(),
  message: z.string(),
  pointIds: z.array(z.string()),
  links: z.array(PointLinks),
  scores: z.array(submittedScore),
});

/** Answers of what a server was given. */
export const SUBMISSION_ANSWERS = {
  submit: output('submit', {
    kind: z.enum(['run', 'chip', 'model']),
    /** Keys of a file with one run, or of the one chosen; of several, `runs` has them. */
    dryRun: z.boolean().optional(),
    replayed: z.boolean().optional(),
    receipt: receipt.nullable().optional(),
    findings: z.array(Finding).optional(),
    lifecycle: z.string().optional(),
    message: z.string().optional(),
    /** Ids of the points of a run. */
    pointIds: z.array(z.string()).optional(),
    links: z.array(PointLinks).optional(),
    scores: z.array(submittedScore).optional(),
    run: runNumber,
    runs: z.array(submittedRun).optional(),
    /** Address of a chip or model: its entry in the catalogue, and its page. */
    link: z.string().optional(),
    slug: z.string().optional(),
    version: z.int().nullable().optional(),
    changedFields: z.array(z.string()).optional(),
  }),
  draft: output('draft', {
    id: z.string(),
    subject: SubmissionSubject,
    label: z.string(),
    version: z.int(),
    replayed: z.boolean(),
    lifecycle: Lifecycle.nullable(),
    message: z.string(),
    savedAt: z.string(),
    findings: z.array(Finding),
  }),
  reply: output('reply', {
    submission: z.string(),
    version: z.int(),
    replayed: z.boolean(),
  }),
  testsList: output('tests-list', {
    requests: z.array(
      z.strictObject({
        submission: z.string(),
        about: z.string(),
        submittedBy: z.string(),
        state: TestState,
        at: z.string(),
      }),
    ),
  }),
  testsAnswer: output('tests-answer', { submission: z.string(), state: TestState }),
  act: output('act', {
    next: z.string(),
    submission: z.string(),
    lifecycle: Lifecycle,
    version: z.int(),
    replayed: z.boolean(),
  }),
  review: output('review', { queue: z.array(Queued) }),
  status: output('status', {
    type: z.string(),
    id: z.string().optional(),
    /** Submissions of one's own, those that go on first: `status` without an id. */
    submissions: z.array(OwnSubmission).optional(),
    subject: z.string().optional(),
    revision: z.int().optional(),
    version: z.int().optional(),
    message: z.string().optional(),
    story: z
      .strictObject({
        flags: z.array(
          z.strictObject({
            rule: z.string(),
            message: z.string(),
            fix: z.string().nullable(),
            explained: z.boolean(),
            waivedBy: z.int(),
            persons: z.int(),
          }),
        ),
        waivers: z.array(z.strictObject({ rule: z.string(), reason: z.string(), persons: z.int() })),
        tombstone: z
          .strictObject({
            by: z.string(),
            organization: z.string().nullable(),
            reason: z.string().nullable(),
            at: z.string(),
            successor: z.string().nullable(),
          })
          .nullable(),
      })
      .optional(),
    availableActions: z
      .array(z.strictObject({ action: z.string(), why: z.string(), needs: z.array(z.string()) }))
      .optional(),
    receipt: receipt.optional(),
    /** Links of the first of its points. */
    links: z.array(PointLinks).optional(),
    lifecycle: z.string().optional(),
    kind: z.string().optional(),
    phase: z.string().optional(),
    evidenceGrade: z.string().optional(),
    system: z.strictObject({ slug: z.string() }).optional(),
    findings: z.array(Finding).optional(),
    scores: z
      .strictObject({
        usefulTops: nullable,
        utilisation: nullable,
        engineVersion: z.string(),
        policyVersion: z.string(),
        inputHash: z.string(),
      })
      .optional(),
  }),
} as const;
