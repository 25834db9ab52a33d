import { z } from 'zod';
import { Kind } from '@inferbench/domain/terms/kind';
import { Id, globalId } from '../graphql/global-id.ts';
import { objectType } from '../graphql/derived-type.ts';
import type { StoredRun } from '@inferbench/db/submissions/submission-reader';
import { NodeType } from '../graphql/node.type.ts';

export const RunType = objectType(
  'Run',
  'One execution of a benchmark tool: points with shared system, software and evidence.',
  {
    id: Id.describe('Global id.'),
    kind: Kind.describe('Submitted here, or published by others.'),
    example: z.boolean().describe('Made to show the way, not measured on hardware.'),
    systemId: Id.describe('Global id of its system.'),
    submissionId: Id.describe('Global id of its submission.'),
    pointIds: z.array(Id).describe('Global ids of its points, in order.'),
    servedName: z.string().describe('Model as the server called it.'),
    startedAt: z.string().nullable().describe('When it started, ISO 8601; null where not recorded.'),
    tool: z.string().describe('Program that wrote the result file.'),
    toolVersion: z.string().nullable().describe('Version of that program.'),
  },
  { implements: NodeType },
);
export type RunType = InstanceType<typeof RunType>;

export function toRunType({ document, ...row }: StoredRun): RunType {
  return {
    id: globalId('Run', row.id),
    kind: row.kind,
    example: document.example,
    systemId: globalId('System', row.systemId),
    submissionId: globalId('Submission', row.submissionId),
    pointIds: row.pointIds.map((id) => globalId('Point', id)),
    servedName: document.model.servedName,
    startedAt: document.startedAt,
    tool: document.source.tool,
    toolVersion: document.source.toolVersion,
  };
}
