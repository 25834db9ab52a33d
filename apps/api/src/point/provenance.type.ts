import type { PointDetail } from '@inferbench/db/point-detail-reader';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { EvidenceFileType, toEvidenceFileType } from './evidence.type.ts';
import { globalId } from '../graphql/global-id.ts';

@ObjectType('SourceDocument', { description: 'Where a third party published the figures of a point.' })
export class SourceDocumentType {
  @Field(() => String, { description: 'Repository, paper or page.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Where in it; null where the source has no parts.' })
  where!: string | null;

  @Field(() => String, { nullable: true, description: 'Commit, release or day.' })
  commit!: string | null;

  @Field(() => String, { nullable: true, description: 'Licence of the source.' })
  licence!: string | null;

  @Field(() => String, { nullable: true, description: 'How the source measured, in our words.' })
  method!: string | null;

  @Field(() => String, { nullable: true, description: 'What to know before comparing.' })
  caution!: string | null;
}

@ObjectType('SourceRow', { description: 'A published figure as its source states it.' })
export class SourceRowType {
  @Field(() => String, { description: 'Row of our measurement list.' })
  id!: string;

  @Field(() => String, { description: 'Metric word.' })
  metric!: string;

  @Field(() => Float, { description: 'Value in the unit of that word.' })
  value!: number;

  @Field(() => String, { nullable: true, description: 'Mean, median, number of runs; null where not said.' })
  statistic!: string | null;

  @Field(() => String, { nullable: true, description: 'Table or section.' })
  section!: string | null;
}

@ObjectType('Provenance', { description: 'Where a point comes from, as far as its source says.' })
export class ProvenanceType {
  @Field(() => ID, { description: 'Global id of the submission.' })
  submissionId!: string;

  @Field(() => ID, { description: 'Global id of the run.' })
  runId!: string;

  @Field(() => String, { nullable: true, description: 'Who submitted it; null for published figures.' })
  submittedBy!: string | null;

  @Field(() => String, { description: 'Time of receipt, ISO 8601 UTC.' })
  receivedAt!: string;

  @Field(() => String, { description: 'Program that wrote the result file.' })
  tool!: string;

  @Field(() => String, { nullable: true, description: 'Its version; null where the file does not say.' })
  toolVersion!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What the submitter called a serving stack that is none of the list; unchecked, and part of no system's name.",
  })
  frameworkText!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the figures with their system and techniques.',
  })
  contentHash!: string | null;

  @Field(() => [String], { description: 'Fields that the source leaves open.' })
  notDeclared!: string[];

  @Field(() => String, { nullable: true, description: 'How controlled a publication is: A, B or C.' })
  sourceGrade!: string | null;

  @Field(() => SourceDocumentType, {
    nullable: true,
    description: 'The publication; null for submitted runs.',
  })
  document!: SourceDocumentType | null;

  @Field(() => [SourceRowType], { description: 'Published figures that the point was made of.' })
  rows!: SourceRowType[];

  @Field(() => [EvidenceFileType], {
    description: 'Files to download; empty for published figures, whose evidence is `document`.',
  })
  evidence!: EvidenceFileType[];
}

export function toProvenanceType(detail: PointDetail): ProvenanceType {
  const { run, document: point } = detail;
  const { publication, source } = run;
  const reported = point.measurement === 'summary' ? point.reported : null;
  return {
    submissionId: globalId('Submission', detail.submission_id),
    runId: globalId('Run', detail.run_id),
    submittedBy: publication === null ? detail.organization : null,
    receivedAt: detail.received_at.toISOString(),
    tool: source.tool,
    toolVersion: source.toolVersion,
    frameworkText: run.system.frameworkText ?? null,
    contentHash: detail.content_hash,
    notDeclared: notDeclared(detail),
    sourceGrade: reported?.sourceGrade ?? null,
    document:
      publication === null
        ? null
        : {
            title: publication.document,
            where: reported?.rows[0]?.section ?? null,
            commit: publication.revision,
            licence: publication.licence,
            method: publication.method,
            caution: publication.caution,
          },
    rows: reported?.rows ?? [],
    evidence: detail.evidence.map(toEvidenceFileType),
  };
}

function notDeclared({ run, document: point }: PointDetail): string[] {
  const open = (part: string, values: Record<string, unknown>) =>
    Object.entries(values).flatMap(([key, value]) => (value === null ? [`${part}.${key}`] : []));
  return [
    ...open('system', run.system),
    ...open('precision', run.precision),
    ...open('point', { power: point.power }),
  ];
}
