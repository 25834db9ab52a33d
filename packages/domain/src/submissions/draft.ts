import { z } from 'zod';
import type { QuotaClass } from './quota.ts';
import { RunFormat } from '../terms/run-format.ts';

/** What can be submitted. */
export const SubmissionSubject = z.enum(['RUN', 'CHIP', 'MODEL']);
export type SubmissionSubject = z.infer<typeof SubmissionSubject>;

export const MAX_DRAFT_BYTES = 24_000_000;
export const MAX_DRAFT_LABEL = 120;

/** Drafts that an organisation has at a time; null where nothing is counted. */
export const OPEN_DRAFTS: Readonly<Record<QuotaClass, number | null>> = { UNVERIFIED: 30, UNLIMITED: null };

/** What a draft says beside its document, as the mutation that submits it takes it. */
export const DraftSettings = z
  .object({
    format: RunFormat.describe('Format of the document; AUTO finds out.'),
    context: z.string().nullable().describe('Of a run: what the file does not hold, as YAML or JSON.'),
    run: z.int().nullable().describe('Which run of a file that holds several, from 1.'),
    testedBy: z.string().nullable().describe('Of a run: who measured, where that is not the organisation.'),
    slug: z.string().nullable().describe('Of a config.json, which holds no name: slug.'),
    name: z.string().nullable().describe('Of a config.json: display name.'),
    source: z.string().nullable().describe('Of a config.json: where it was read.'),
    supersedes: z.string().nullable().describe('Global id of the submission that it will correct.'),
  })
  .describe('What a draft says beside its document.');
export type DraftSettings = z.infer<typeof DraftSettings>;
