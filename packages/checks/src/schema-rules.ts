import type { Rule } from './rule.ts';

/** Rules of documents as a whole; what reads and resolves them finds what breaks these. */
export const SCHEMA_RULES: readonly Rule[] = [
  {
    id: 'SCHEMA-SHAPE',
    title: 'Every value has its type and range',
    severity: 'reject',
    since: '0.1.0',
    explanation: 'The document must match the published schema of runs.',
    formula: null,
  },
  {
    id: 'SCHEMA-UNKNOWN-KEY',
    title: 'No unknown keys',
    severity: 'reject',
    since: '0.1.0',
    explanation: 'A misspelt key would silently lose a value, so unknown keys are errors with a suggestion.',
    formula: null,
  },
  {
    id: 'SCHEMA-MISSING',
    title: 'Nothing needed is missing',
    severity: 'reject',
    since: '0.1.0',
    explanation:
      'Chip, number of chips, model and weight precision are never guessed: a result file that lacks them needs a context.',
    formula: null,
  },
  {
    id: 'SCHEMA-REFERENCE',
    title: 'Names exist in the catalogue',
    severity: 'reject',
    since: '0.1.0',
    explanation: 'A run names a chip and a model that the catalogue knows.',
    formula: null,
  },
  {
    id: 'SCHEMA-IMPORT',
    title: 'The result file can be read',
    severity: 'reject',
    since: '0.1.0',
    explanation: 'The file must be a complete result file of a tool that InferBench imports.',
    formula: null,
  },
];
