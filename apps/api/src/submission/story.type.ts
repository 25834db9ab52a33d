import { Flag } from '@inferbench/db/lifecycle/revision-reader';
import { ActorRole, Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { SubmissionEvent } from '@inferbench/domain/submissions/submission-action';
import { z } from 'zod';
import { ACTION_WORDS } from '../graphql/action-words.ts';
import { enumTypeOf, objectType } from '../graphql/derived-type.ts';
import { Id } from '../graphql/global-id.ts';
import { instanceOf } from '../graphql/shown-as.ts';

enumTypeOf(ActorRole, 'ActorRole', {
  description: 'Who acts on a submission.',
  values: {
    SUBMITTER: 'Its organisation.',
    REVIEWER: 'A person who reviews.',
    SYSTEM: 'The rules, and time.',
    CATALOGUE: 'The catalogue that InferBench ships.',
    OPERATOR: 'Who runs this installation.',
    VENDOR: 'The vendor of its chip.',
    TESTER: 'The organisation that is said to have measured it.',
  },
});
enumTypeOf(SubmissionEvent, 'SubmissionEvent', {
  description: 'What may have happened to a submission.',
  values: {
    ...ACTION_WORDS,
    SUBMIT: 'Its organisation submitted it.',
    RECHECK: 'The rules were run again, and found otherwise.',
    LAPSE: 'Nobody explained in time what held it back.',
    SUPERSEDE: 'A later revision took its place.',
    REPLY: 'The vendor of its chip replied.',
    CONFIRM_TEST: 'Whom it names as who measured confirmed it.',
    DENY_TEST: 'Whom it names as who measured denied it.',
  },
});

export const TimelineEventType = objectType('TimelineEvent', 'Something that happened to a submission.', {
  act: SubmissionEvent.describe('What was done.'),
  role: ActorRole.describe('Who did it.'),
  organization: z.string().nullable().describe('Whose act it was; null for reviewers and for the rules.'),
  from: Lifecycle.nullable().describe('State before; null where none changed, and for the first.'),
  to: Lifecycle.nullable().describe('State after; null where none changed.'),
  reason: z.string().nullable().describe('Why, in the words of who acted.'),
  rule: z.string().nullable().describe('Rule that it is about.'),
  at: z.string().describe('When, ISO 8601 UTC.'),
});

export const OpenFlagType = objectType('OpenFlag', 'What holds a submission back.', {
  rule: Flag.shape.rule.describe('Rule id.'),
  path: z.string().describe('JSON path in the document.'),
  message: z.string().describe('Why, with the arithmetic.'),
  expected: z.string().nullable().describe('What would pass.'),
  fix: z.string().nullable().describe('How to fix or explain it.'),
  explained: z.boolean().describe('Whether its organisation explained it.'),
  waivedBy: z.int().describe('Persons who waived it so far.'),
  persons: z.int().describe('Persons who have to.'),
});

export const ExplanationType = objectType('Explanation', 'What an organisation says to a flag.', {
  rule: z.string().describe('Rule id.'),
  text: z.string().describe('Plain text.'),
  at: z.string().describe('When, ISO 8601 UTC.'),
});

export const DecisionType = objectType('Decision', 'What a reviewer decided; reviewers are not named.', {
  verdict: z.string().describe('APPROVE, WAIVE or REFUSE.'),
  rule: z.string().describe('Rule that it is about; empty for the whole.'),
  reason: z.string().describe('Why.'),
  version: z.int().describe('Version of the submission that they saw.'),
  at: z.string().describe('When, ISO 8601 UTC.'),
});

export const WaiverType = objectType('Waiver', 'A flag that a submission stands in spite of.', {
  rule: z.string().describe('Rule id.'),
  reason: z.string().describe('Why, in the words of the last reviewer.'),
  persons: z.int().describe('Persons who agreed.'),
  at: z.string().describe('When, ISO 8601 UTC.'),
});

export const TombstoneType = objectType(
  'Tombstone',
  'What is left of a submission that was public and was withdrawn.',
  {
    by: z.enum(['OWNER', 'REVIEW', 'TIME']).describe('OWNER, REVIEW or TIME.'),
    organization: z.string().nullable().describe('Organisation that withdrew it; null for a review.'),
    reason: z.string().nullable().describe('Why.'),
    at: z.string().describe('When, ISO 8601 UTC.'),
    successor: Id.nullable().describe('Global id of a later revision; null where there is none.'),
  },
);
export type TombstoneType = InstanceType<typeof TombstoneType>;

export const SubmissionStoryType = objectType(
  'SubmissionStory',
  'What happened to a submission, oldest first.',
  {
    timeline: z.array(instanceOf(TimelineEventType)).describe('Every act that its reader may know of.'),
    flags: z.array(instanceOf(OpenFlagType)).describe('What holds it back; empty for who may not see it.'),
    explanations: z.array(instanceOf(ExplanationType)).describe('For its organisation and reviewers.'),
    decisions: z.array(instanceOf(DecisionType)).describe('For its organisation and reviewers.'),
    waivers: z.array(instanceOf(WaiverType)).describe('Public with the result.'),
    tombstone: instanceOf(TombstoneType).nullable().describe('Null unless it was withdrawn.'),
  },
);
export type SubmissionStoryType = InstanceType<typeof SubmissionStoryType>;
