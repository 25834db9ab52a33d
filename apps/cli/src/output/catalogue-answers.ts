import { ApiPrice } from '@inferbench/domain/models/api-price';
import { Chip, ChipFamily } from '@inferbench/domain/chips/chip';
import { RuleId, Severity } from '@inferbench/domain/errors/finding';
import { Model } from '@inferbench/domain/models/model';
import { z } from 'zod';
import { nullable, output } from './answer.ts';

const chipSummary = z.strictObject({
  slug: z.string(),
  name: z.string(),
  vendor: z.string(),
  family: ChipFamily,
  status: z.string(),
  year: nullable,
  fp16DenseOpsPerSec: nullable,
  fp8DenseOpsPerSec: nullable,
  memoryBytes: nullable,
  memoryBandwidthBytesPerSec: nullable,
  onChipBytes: nullable,
  powerLimitWatts: nullable,
});

const modelSummary = z.strictObject({
  slug: z.string(),
  name: z.string(),
  kind: z.string(),
  parameters: z.number(),
  activeParameters: nullable,
  layers: nullable,
  maxContextTokens: nullable,
  aliases: z.array(z.string()),
});

const apiPrice = ApiPrice.omit({ model: true }).extend({ source: z.string(), sourceKey: z.string() });

const workload = z.strictObject({
  model: z.string(),
  kind: z.string(),
  phases: z.array(z.string()),
  simulated: z.array(z.string()),
});

const range = z.strictObject({ min: z.int(), max: z.int() });

const rule = z.strictObject({
  id: RuleId,
  title: z.string(),
  severity: Severity,
  since: z.string(),
  explanation: z.string(),
  formula: z.string().nullable(),
  /** Firings, with --counts or --server. */
  fires: z.strictObject({ findings: z.int(), points: z.int() }).optional(),
});

/** Answers of what lists the catalogue. */
export const CATALOGUE_ANSWERS = {
  chips: output('chips', { chips: z.array(chipSummary).optional(), chip: Chip.optional() }),
  'chip-init': output('chip-init', {
    family: ChipFamily,
    file: z.string().nullable(),
    document: z.string(),
  }),
  'model-init': output('model-init', { file: z.string().nullable(), document: z.string() }),
  models: output('models', {
    models: z.array(modelSummary).optional(),
    model: Model.optional(),
    /** Listed prices of its APIs, with the model. */
    apiPrices: z.array(apiPrice).optional(),
    match: z.strictObject({ name: z.string(), slug: z.string() }).optional(),
  }),
  workloads: output('workloads', {
    workloads: z.array(workload),
    phases: z.record(z.string(), z.string()),
    slices: z.strictObject({
      shapes: z.array(z.string()),
      precisions: z.array(z.string()),
      batch: range,
      context: range,
    }),
  }),
  rules: output('rules', { rules: z.array(rule) }),
} as const;
