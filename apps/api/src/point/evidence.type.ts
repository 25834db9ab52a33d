import { EvidenceKind } from '@inferbench/domain/scores/evidence-kind';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import type { StoredEvidenceRow } from '@inferbench/db/submissions/evidence-record';

export const EvidenceFileType = objectType(
  'EvidenceFile',
  'A file that backs a submission, as everybody may download it: a copy of what was sent, its texts replaced.',
  {
    name: z.string().describe('Name of the download.'),
    kind: EvidenceKind.describe('What it is.'),
    bytes: z.int().describe('Size of the download.'),
    sha256: z.string().describe('SHA-256 of the download.'),
    sourceSha256: z
      .string()
      .describe('SHA-256 of the file as submitted; equal to `sha256` where no text was removed.'),
    textsRemoved: z
      .int()
      .describe(
        'Prompts, answers, messages and other prose that a marker stands for; 0: the copy is complete.',
      ),
    url: z.string().describe('Where to download it, on this server.'),
  },
);
export type EvidenceFileType = InstanceType<typeof EvidenceFileType>;

export function toEvidenceFileType({
  sourceSha256,
  textsRemoved,
  ...file
}: StoredEvidenceRow): EvidenceFileType {
  return { ...file, sourceSha256, textsRemoved, url: `/evidence/${file.sha256}` };
}
