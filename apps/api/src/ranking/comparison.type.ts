import { enumTypeOf, objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import {
  AssumptionName,
  MetricComparison,
  Assumption,
  ComparedValue,
  ComparedSystem,
  Comparison,
} from '@inferbench/domain/board/comparison';
import { z } from 'zod';
import { Metric, Interval, MissingReason } from '@inferbench/domain/terms/metric';
import { Id } from '../graphql/global-id.ts';
import { SliceType } from '../slice/slice.type.ts';

enumTypeOf(AssumptionName, 'AssumptionName', {
  description: 'Something that two results rest on.',
  values: {
    CHIP: 'Slug of the chip.',
    CHIPS: 'Number of chips.',
    FRAMEWORK: 'Serving framework.',
    FRAMEWORK_VERSION: 'Its version.',
    WEIGHT_PRECISION: 'Declared storage of the weights.',
    KV_PRECISION: 'Declared storage of the KV cache.',
    BATCH: 'Exact batch.',
    BATCH_BASIS: 'Where the batch comes from.',
    INPUT_TOKENS: 'Mean prompt, tokens a request.',
    OUTPUT_TOKENS: 'Mean answer, tokens a request.',
    CONTEXT: 'Exact context, tokens.',
    POWER_BOUNDARY: 'Where power was taken.',
    COST_BASIS: 'What prices there are.',
    EVIDENCE_GRADE: 'How strongly the result is backed.',
    KIND: 'Kind of number.',
    SOURCE_GRADE: 'How controlled the publication is; not stated for submitted runs.',
  },
});
enumTypeOf(MetricComparison.shape.better.unwrap(), 'Better', {
  description: 'Which of two systems is better by a metric.',
  values: {
    A: 'The first: its interval lies wholly on the better side.',
    B: 'The second.',
    TIED: 'Neither: the intervals overlap.',
  },
});

objectTypeOf(Assumption, 'Assumption');

objectTypeOf(ComparedValue, 'ComparedValue', {
  pointId: Id.nullable().describe('Global id of the point behind the value.'),
});

objectTypeOf(MetricComparison, 'MetricComparison');

export const RetentionType = objectType(
  'Retention',
  'What a system keeps of a metric between its shortest and longest context at one exact batch.',
  {
    metric: Metric.describe('Metric.'),
    batch: z.number().nullable().describe('Exact batch of both points.'),
    fromContext: z.number().nullable().describe('The short context, tokens.'),
    toContext: z.number().nullable().describe('The long context, tokens.'),
    ratio: z.number().nullable().describe('Value at the long context ÷ value at the short one.'),
    interval: Interval.nullable().describe('Its interval.'),
    missing: MissingReason.nullable().describe('Why it is not known.'),
    missingText: z.string().nullable().describe('The reason in words.'),
  },
);

export const ComparedSystemType = objectTypeOf(ComparedSystem, 'ComparedSystem', {
  retention: instanceOf(RetentionType).describe('Its useful TOPS over context, from its own points.'),
});
export type ComparedSystemType = InstanceType<typeof ComparedSystemType>;

export const ComparisonType = objectTypeOf(Comparison, 'Comparison', {
  a: instanceOf(ComparedSystemType).describe('The first.'),
  b: instanceOf(ComparedSystemType).describe('The second.'),
  slice: instanceOf(SliceType).describe('The slice.'),
});
export type ComparisonType = InstanceType<typeof ComparisonType>;
