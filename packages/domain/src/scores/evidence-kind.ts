import { z } from 'zod';

/** What a file that backs a submission is. */
export const EvidenceKind = z.enum(['RESULT', 'CONTEXT', 'POWER_LOG']);
export type EvidenceKind = z.infer<typeof EvidenceKind>;
