import { chipsById, modelsById, organizationsById, systemsById } from '@inferbench/db/points/node-reader';
import { readPoints } from '@inferbench/db/points/point-reader';
import { slicesByKey } from '@inferbench/db/board/slice-reader';
import { runsById, submissionsById } from '@inferbench/db/submissions/submission-reader';
import { toOrganizationType } from '../account/organization.type.ts';
import { toChipType } from '../chip/to-chip-type.ts';
import type { NodeSources } from '../graphql/node-loader.ts';
import { toModelType } from '../model/model.type.ts';
import { toPointType } from '../point/point.type.ts';
import { toSystemType } from '../chip/system.type.ts';
import { sliceOfKey } from '../slice/slice-id.ts';
import { toSliceType } from '../slice/slice.type.ts';
import { toRunType } from '../submission/run.type.ts';
import { toStoredSubmissionType } from '../submission/stored-submission.type.ts';

/** What `node` finds: one line a type, and `implements: NodeType` on its class. */
export const NODE_SOURCES: NodeSources = {
  Chip: async ({ database: { prisma } }, uuids) => (await chipsById(prisma, uuids)).map(toChipType),
  Model: async ({ database: { prisma } }, uuids) => (await modelsById(prisma, uuids)).map(toModelType),
  System: async ({ database: { prisma } }, uuids) => (await systemsById(prisma, uuids)).map(toSystemType),
  Slice: async ({ database: { pool }, epochs }, keys) => {
    const slices = await epochs.pinned(
      (epochId) =>
        slicesByKey(
          pool,
          keys.flatMap((key) => sliceOfKey(key) ?? []),
          epochId,
        ),
      ([slice]) => slice?.epochId,
    );
    return slices.map((slice) => toSliceType(slice));
  },
  Point: async ({ database: { pool }, epochs, viewer }, uuids) => {
    const who = await viewer();
    const points = await epochs.pinned(
      (epochId) => readPoints(pool, uuids, epochId, who),
      ([point]) => point?.epochId,
    );
    return points.map(toPointType);
  },
  Run: async ({ database: { pool }, viewer }, uuids) =>
    (await runsById(pool, uuids, await viewer())).map(toRunType),
  Submission: async ({ database: { pool }, viewer }, uuids) =>
    (await submissionsById(pool, uuids, await viewer())).map(toStoredSubmissionType),
  Organization: async ({ database: { prisma } }, uuids) =>
    (await organizationsById(prisma, uuids)).map(toOrganizationType),
};
