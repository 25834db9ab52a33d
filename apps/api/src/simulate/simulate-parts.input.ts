import { z } from 'zod';
import { inputTypeOf, inputType } from '../graphql/derived-type.ts';
import { StatedOwnership } from '@inferbench/domain/terms/ownership';
import { SimulatedTechniques } from '@inferbench/domain/simulation/simulated-techniques';

inputTypeOf(SimulatedTechniques.shape.speculative.unwrap(), 'SpeculationInput');

inputTypeOf(SimulatedTechniques.shape.disaggregated.unwrap(), 'DisaggregationInput');

inputTypeOf(SimulatedTechniques, 'SimulatedTechniquesInput');

export const KernelInput = inputType('KernelInput', 'One kernel: the sizes that its kind names.', {
  kind: z.string().describe('gemm (m, n, k), attention, softmax, layernorm or gelu (rows, cols).'),
  m: z.int().optional().describe('gemm: rows of the result.'),
  n: z.int().optional().describe('gemm: columns of the result.'),
  k: z.int().optional().describe('gemm: length of each sum.'),
  batch: z.int().optional().describe('attention: sequences.'),
  queryLen: z.int().optional().describe('attention: queries of a sequence.'),
  kvLen: z.int().optional().describe('attention: keys of a sequence.'),
  heads: z.int().optional().describe('attention: query heads.'),
  kvHeads: z.int().optional().describe('attention: key and value heads.'),
  headDim: z.int().optional().describe('attention: width of a head.'),
  rows: z.int().optional().describe('softmax, layernorm, gelu: rows.'),
  cols: z.int().optional().describe('softmax, layernorm, gelu: values a row.'),
});

export const OwnershipInput = inputTypeOf(StatedOwnership, 'OwnershipInput', {
  capitalOverhead: StatedOwnership.shape.capitalOverhead.describe('On top of the chips, for their server.'),
});
export type OwnershipInput = InstanceType<typeof OwnershipInput>;
