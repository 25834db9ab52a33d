import type { AssumptionName } from '@inferbench/domain/comparison';
import type { Metric } from '@inferbench/domain/metric';
import { stackNames } from '@inferbench/domain/names';
import type { ComparisonResult } from '@inferbench/graphql-documents/compare';
import { formatNumber } from '@inferbench/units/format';
import { boundaryWords, usdWords } from '../workload/workload-words.ts';
import { formatValue } from '../words/numbers.ts';

export type Assumed = ComparisonResult['assumptions'][number];

export const ASSUMPTION_WORDS: Readonly<Record<AssumptionName, string>> = {
  CHIP: 'Chip',
  CHIPS: 'Chips',
  FRAMEWORK: 'Serving stack',
  FRAMEWORK_VERSION: 'Version of the stack',
  WEIGHT_PRECISION: 'Weights',
  KV_PRECISION: 'KV cache',
  BATCH: 'Batch, exact',
  BATCH_BASIS: 'Batch is',
  INPUT_TOKENS: 'Prompt, tokens',
  OUTPUT_TOKENS: 'Answer, tokens',
  CONTEXT: 'Context, tokens',
  POWER_BOUNDARY: 'Power boundary',
  COST_BASIS: 'Prices known',
  EVIDENCE_GRADE: 'Evidence grade',
  KIND: 'Kind of number',
  SOURCE_GRADE: 'Grade of the publication',
};

const NUMBERS: ReadonlySet<AssumptionName> = new Set([
  'CHIPS',
  'BATCH',
  'INPUT_TOKENS',
  'OUTPUT_TOKENS',
  'CONTEXT',
]);
const NAMES: ReadonlySet<AssumptionName> = new Set([
  'CHIP',
  'FRAMEWORK_VERSION',
  'EVIDENCE_GRADE',
  'SOURCE_GRADE',
]);

/** What one of the two states, as people write it. */
export function assumedWords(what: AssumptionName, value: string | null): string {
  if (value === null) return 'not stated';
  if (NUMBERS.has(what)) return formatNumber(Number(value));
  if (NAMES.has(what)) return value;
  if (what === 'FRAMEWORK') return stackNames(value).short;
  if (what === 'POWER_BOUNDARY') return boundaryWords(value);
  if (what === 'KIND') return value === 'REPORTED' ? 'published' : value.toLowerCase();
  return value.toLowerCase().replaceAll('_', ' ');
}

/** The difference in one word; the mark beside it is for the eye alone. */
export function differenceWord({ a, b, differs }: Assumed): 'differs' | 'same' | 'not stated' | 'open' {
  if (differs !== null) return differs ? 'differs' : 'same';
  return a === b ? 'not stated' : 'open';
}

/** Values as the board writes them. */
export function metricWords(metric: Metric, value: number): string {
  return metric === 'USD_PER_MTOK' ? usdWords(value) : formatValue(value);
}
