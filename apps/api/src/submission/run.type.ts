import type { StoredRun } from '@inferbench/db/submission-reader';
import type { Kind } from '@inferbench/domain/kind';
import { Field, ID, ObjectType } from 'type-graphql';
import { KindEnum } from '../graphql/enums.ts';
import { globalId } from '../graphql/global-id.ts';
import { NodeType } from '../graphql/node.type.ts';

@ObjectType('Run', {
  implements: NodeType,
  description: 'One execution of a benchmark tool: points with shared system, software and evidence.',
})
export class RunType {
  @Field(() => ID, { description: 'Global id.' })
  id!: string;

  @Field(() => KindEnum, { description: 'Submitted here, or published by others.' })
  kind!: Kind;

  @Field(() => Boolean, { description: 'Made to show the way, not measured on hardware.' })
  example!: boolean;

  @Field(() => ID, { description: 'Global id of its system.' })
  systemId!: string;

  @Field(() => ID, { description: 'Global id of its submission.' })
  submissionId!: string;

  @Field(() => [ID], { description: 'Global ids of its points, in order.' })
  pointIds!: string[];

  @Field(() => String, { description: 'Model as the server called it.' })
  servedName!: string;

  @Field(() => String, { nullable: true, description: 'When it started, ISO 8601; null where not recorded.' })
  startedAt!: string | null;

  @Field(() => String, { description: 'Program that wrote the result file.' })
  tool!: string;

  @Field(() => String, { nullable: true, description: 'Version of that program.' })
  toolVersion!: string | null;
}

export function toRunType({ document, ...row }: StoredRun): RunType {
  return {
    id: globalId('Run', row.id),
    kind: row.kind,
    example: document.example,
    systemId: globalId('System', row.system_id),
    submissionId: globalId('Submission', row.submission_id),
    pointIds: row.point_ids.map((id) => globalId('Point', id)),
    servedName: document.model.servedName,
    startedAt: document.startedAt,
    tool: document.source.tool,
    toolVersion: document.source.toolVersion,
  };
}
