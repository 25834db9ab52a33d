import type { StoredEvidenceRow } from '@inferbench/db/evidence-record';
import type { EvidenceKind } from '@inferbench/domain/evidence-kind';
import { Field, Int, ObjectType } from 'type-graphql';
import { EvidenceKindEnum } from '../graphql/enums.ts';

@ObjectType('EvidenceFile', {
  description:
    'A file that backs a submission, as everybody may download it: a copy of what was sent, its texts replaced.',
})
export class EvidenceFileType {
  @Field(() => String, { description: 'Name of the download.' })
  name!: string;

  @Field(() => EvidenceKindEnum, { description: 'What it is.' })
  kind!: EvidenceKind;

  @Field(() => Int, { description: 'Size of the download.' })
  bytes!: number;

  @Field(() => String, { description: 'SHA-256 of the download.' })
  sha256!: string;

  @Field(() => String, {
    description: 'SHA-256 of the file as submitted; equal to `sha256` where no text was removed.',
  })
  sourceSha256!: string;

  @Field(() => Int, {
    description:
      'Prompts, answers, messages and other prose that a marker stands for; 0: the copy is complete.',
  })
  textsRemoved!: number;

  @Field(() => String, { description: 'Where to download it, on this server.' })
  url!: string;
}

export function toEvidenceFileType({
  source_sha256: sourceSha256,
  texts_removed: textsRemoved,
  ...file
}: StoredEvidenceRow): EvidenceFileType {
  return { ...file, sourceSha256, textsRemoved, url: `/evidence/${file.sha256}` };
}
