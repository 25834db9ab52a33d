import type { RuleId, Severity } from '@inferbench/domain/finding';

export interface Rule {
  title: string;
  severity: Severity;
  since: string;
  explanation: string;
  formula: string | null;
}

/** The rule catalogue as data; pages and `inferbench rules` render it, each rule's function lives beside it. */
export const RULES: Readonly<Record<RuleId, Rule>> = {
  'SCHEMA-SHAPE': {
    title: 'Every value has its type and range',
    severity: 'reject',
    since: '0.1.0',
    explanation: 'The document must match the published schema of runs.',
    formula: null,
  },
  'SCHEMA-UNKNOWN-KEY': {
    title: 'No unknown keys',
    severity: 'reject',
    since: '0.1.0',
    explanation: 'A misspelt key would silently lose a value, so unknown keys are errors with a suggestion.',
    formula: null,
  },
  'SCHEMA-MISSING': {
    title: 'Nothing needed is missing',
    severity: 'reject',
    since: '0.1.0',
    explanation:
      'Chip, number of chips, model and weight precision are never guessed: a result file that lacks them needs a context.',
    formula: null,
  },
  'SCHEMA-REFERENCE': {
    title: 'Names exist in the catalogue',
    severity: 'reject',
    since: '0.1.0',
    explanation: 'A run names a chip and a model that the catalogue knows.',
    formula: null,
  },
  'SCHEMA-IMPORT': {
    title: 'The result file can be read',
    severity: 'reject',
    since: '0.1.0',
    explanation: 'The file must be a complete result file of a tool that InferBench imports.',
    formula: null,
  },
  'ACC-COUNTS': {
    title: 'Requests and tokens add up',
    severity: 'reject',
    since: '0.1.0',
    explanation:
      'Every request that was issued completed, failed or was cancelled, and token totals are the sum over requests where the file lists them.',
    formula: 'issued = completed + failed + cancelled; totals = Σ requests',
  },
  'ACC-ORDER': {
    title: 'Percentiles are in order',
    severity: 'reject',
    since: '0.1.0',
    explanation: 'A distribution whose percentiles fall is mislabelled or edited.',
    formula: 'min ≤ p50 ≤ p90 ≤ p95 ≤ p99 ≤ max; min ≤ mean ≤ max',
  },
  'PHYS-BANDWIDTH': {
    title: 'Bytes per second stay below memory bandwidth',
    severity: 'flag',
    since: '0.1.0',
    explanation:
      'Each decode step must read the weights once and the KV cache of every sequence in the batch.',
    formula:
      '(weights + B·S·KV) ÷ step time ≤ bandwidth × chips; B = output tokens/s × mean TPOT; step time = TPOT × accepted tokens',
  },
  'PHYS-CAPACITY': {
    title: 'Weights and KV cache fit the memory',
    severity: 'flag',
    since: '0.1.0',
    explanation:
      'Concurrency is not batch, so a serving point needs room for the weights and one sequence; the marketed size is read in the larger unit.',
    formula: 'weights + KV of one sequence ≤ capacity × chips',
  },
};
