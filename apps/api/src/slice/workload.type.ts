import { z } from 'zod';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Phase, SliceShape } from '@inferbench/domain/terms/slice';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import type { StoredWorkload } from '@inferbench/db/board/workload-reader';
import { connectionOf } from '../graphql/connection.type.ts';
import { ModelType, toModelType } from '../model/model.type.ts';

export const WorkloadType = objectType('Workload', 'Slices that differ in batch and context only.', {
  model: instanceOf(ModelType).describe('Model.'),
  phase: Phase.describe('Phase.'),
  shape: SliceShape.nullable().describe('Shape; null for phases without one.'),
  precision: PrecisionClass.describe('Precision class.'),
  slices: z.int().describe('Slices in which something ranks.'),
  systems: z.int().describe('Systems that rank in any of them.'),
});
export type WorkloadType = InstanceType<typeof WorkloadType>;

export const WorkloadConnectionType = connectionOf(
  'Workload',
  () => WorkloadType,
  'A page of the workloads in which something ranks, by model, phase, shape and precision.',
);

export function toWorkloadType({
  model,
  phase,
  shape,
  precision,
  slices,
  systems,
}: StoredWorkload): WorkloadType {
  return { model: toModelType(model), phase, shape, precision, slices, systems };
}
