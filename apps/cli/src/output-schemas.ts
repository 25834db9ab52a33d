import { AccuracyCell, ExclusionReason, Quantity, ValidatedRegime } from '@inferbench/domain/accuracy';
import { Calibration } from '@inferbench/domain/calibration';
import { Chip, ChipFamily } from '@inferbench/domain/chip';
import { ChipCrossover } from '@inferbench/domain/chip-crossover';
import { Claim } from '@inferbench/domain/claim';
import { FlexibilityReport } from '@inferbench/domain/flexibility';
import { EpochState, RankChangeReport } from '@inferbench/domain/epoch';
import { Finding, RuleId, Severity } from '@inferbench/domain/finding';
import { Metric } from '@inferbench/domain/metric';
import { Model } from '@inferbench/domain/model';
import { PrecisionClass } from '@inferbench/domain/precision';
import { ReferenceSheet } from '@inferbench/domain/reference-sheet';
import { Run } from '@inferbench/domain/run';
import { Evaluation, Verdict } from '@inferbench/domain/score';
import { ServeResult } from '@inferbench/domain/serve-result';
import { ServingCurve } from '@inferbench/domain/serving-curve';
import { ServingCapacity } from '@inferbench/domain/serving-capacity';
import { SimulateResult } from '@inferbench/domain/simulate-result';
import { TechniqueClass } from '@inferbench/domain/tradeoff-point';
import { WorkloadRanking } from '@inferbench/domain/workload-ranking';
import { TradeoffCurrency } from '@inferbench/domain/tradeoff-target';
import { ROW_KINDS, type RowKind } from '@inferbench/graphql-documents/board-rows';
import { TRADEOFF_ROW_KINDS } from '@inferbench/graphql-documents/tradeoff-rows';
import { z } from 'zod';

/** The contract of every `--json`: schemas/cli/ holds the same as JSON Schema, made by scripts/generate-schemas.ts. */

const nullable = z.number().nullable();
const details = z.strictObject({
  path: z.string().optional(),
  value: z.string().optional(),
  expected: z.string().optional(),
  fix: z.string().optional(),
  capacity: ServingCapacity.optional(),
});
/** `code` is one of docs/errors.md; the list grows. */
const errorBody = z.strictObject({ code: z.string(), message: z.string(), details });

/** What a command says when it works, or why it does not. */
function output<T extends z.ZodRawShape>(command: string, shape: T) {
  const schema = z.literal(`inferbench.${command}/1`);
  return z.union([
    z.strictObject({ schema, ok: z.literal(true), ...shape }),
    z.strictObject({ schema, ok: z.literal(false), error: errorBody, findings: z.array(Finding).optional() }),
  ]);
}

/** The same for commands whose answer holds what is wrong: `ok` false, exit code 3, and the answer is whole. */
function judged<T extends z.ZodRawShape>(command: string, shape: T) {
  const schema = z.literal(`inferbench.${command}/1`);
  return z.union([
    z.strictObject({ schema, ok: z.boolean(), ...shape }),
    z.strictObject({ schema, ok: z.literal(false), error: errorBody, findings: z.array(Finding).optional() }),
  ]);
}

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

/** A row of the board: of `board_value`, or of `best_score`, which has no kind. */
const boardRow = z.strictObject({
  metric: z.string(),
  sliceId: z.int(),
  comparabilityKey: z.string(),
  pointId: z.string(),
  value: z.number(),
  sortValue: z.number(),
  sortLow: z.number(),
  sortHigh: z.number(),
  intervalAssumed: z.boolean(),
  kind: z.string().nullable(),
});

/** Null on the side that has no row. */
const boardDifference = z.strictObject({
  epochId: z.int(),
  table: z.enum(['board_value', 'best_score']),
  system: z.string(),
  metric: z.string(),
  sliceId: z.int(),
  comparabilityKey: z.string(),
  found: boardRow.nullable(),
  expected: boardRow.nullable(),
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
  /** With --counts or --server. */
  fires: z.strictObject({ findings: z.int(), points: z.int() }).optional(),
});

const id = z.union([z.string(), z.number()]).nullable();

/** An answer of many: what one line of `--jsonl` gets. */
const answerLine = <T extends z.ZodType>(result: T) =>
  z.union([
    z.strictObject({ id, ok: z.literal(true), result }),
    z.strictObject({
      id,
      ok: z.literal(false),
      error: errorBody.extend({ findings: z.array(Finding).optional() }),
    }),
  ]);

const receipt = z.strictObject({
  submissionId: z.string(),
  contentHash: z.string(),
  receivedAt: z.string(),
});

const submittedScore = z.strictObject({
  usefulTops: nullable,
  utilisation: nullable,
  usdPerMillionOutputTokens: nullable,
  joulesPerOutputToken: nullable,
  inputHash: z.string(),
});

/** Which run of a file that holds several, from 1. */
const runNumber = z.int().positive().optional();

const submittedRun = z.strictObject({
  run: runNumber,
  dryRun: z.boolean(),
  replayed: z.boolean(),
  receipt: receipt.nullable(),
  findings: z.array(Finding),
  lifecycle: z.string(),
  pointIds: z.array(z.string()),
  scores: z.array(submittedScore),
});

/** What `board-rows` calls each kind of column. */
const KINDS = {
  integer: z.int(),
  'integer?': z.int().nullable(),
  number: z.number(),
  'number?': nullable,
  text: z.string(),
  'text?': z.string().nullable(),
  flag: z.boolean(),
  'flag?': z.boolean().nullable(),
};
const rowOf = (kinds: readonly (readonly [key: string, kind: RowKind])[]) =>
  z.strictObject(Object.fromEntries(kinds.map(([key, kind]) => [key, KINDS[kind]])));
const exportedRow = rowOf(ROW_KINDS);

const epoch = z.strictObject({
  id: z.int(),
  engineVersion: z.string(),
  policyVersion: z.string(),
  state: EpochState,
  current: z.boolean(),
  createdAt: z.string(),
  activatedAt: z.string().nullable(),
  progress: z.strictObject({ scored: z.int(), points: z.int() }),
  report: RankChangeReport.omit({ largest: true }).nullable(),
});

const ledSlice = z.strictObject({
  model: z.string(),
  phase: z.string(),
  shape: z.string().nullable(),
  batch: z.int(),
  context: z.int(),
  precision: z.string(),
  systems: z.int(),
  distinctLeaders: z.int(),
  /** Several of one metric where they tie. */
  leaders: z.array(
    z.strictObject({
      metric: Metric,
      system: z.string(),
      value: z.number(),
      unit: z.string(),
      tied: z.boolean(),
      /** That rank by the metric; alone, nobody is led. */
      systems: z.int(),
    }),
  ),
});

/** Errors as shares: |predicted ÷ measured − 1|; bias is the median of predicted ÷ measured. */
const excluded = z.array(
  z.strictObject({ reason: ExclusionReason, meaning: z.string(), rows: z.int().nonnegative() }),
);

const errorSummary = z.strictObject({
  name: z.string(),
  rows: z.int().positive(),
  meanError: z.number().nonnegative(),
  medianError: z.number().nonnegative(),
  bias: z.number().positive(),
  /** Tenth and ninetieth percentile of expected ÷ measured. */
  low: z.number(),
  high: z.number(),
});

export const OUTPUT_SCHEMAS = {
  chips: output('chips', { chips: z.array(chipSummary).optional(), chip: Chip.optional() }),
  models: output('models', {
    models: z.array(modelSummary).optional(),
    model: Model.optional(),
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
  simulate: output('simulate', { id, result: SimulateResult }),
  /** A line of `simulate --jsonl`. */
  'simulate-line': answerLine(SimulateResult),
  /** One load, or several as a curve. */
  serve: output('serve', { id, result: ServeResult.optional(), curve: ServingCurve.optional() }),
  /** A line of `serve --jsonl`. */
  'serve-line': answerLine(ServeResult),
  sheet: output('sheet', { sheet: ReferenceSheet }),
  flexibility: output('flexibility', { flexibility: FlexibilityReport }),
  claim: output('claim', { claim: Claim }),
  crossover: output('crossover', { crossover: ChipCrossover }),
  accuracy: output('accuracy', {
    date: z.iso.date(),
    quantities: z.array(
      z.strictObject({
        quantity: Quantity,
        headline: errorSummary.nullable(),
        kernels: errorSummary.nullable(),
        groups: z.array(errorSummary.extend({ barred: z.boolean() })),
      }),
    ),
    validations: z.array(ValidatedRegime),
    /** Asked for by `--cells`. */
    cells: z.array(AccuracyCell).optional(),
    excluded,
  }),
  'accuracy-tables': output('accuracy-tables', {
    regimes: z.array(ValidatedRegime),
    cells: z.array(AccuracyCell),
    excluded,
  }),
  calibrate: output('calibrate', { calibration: Calibration }),
  validate: judged('validate', {
    files: z.array(
      z.strictObject({
        file: z.string(),
        run: runNumber,
        kind: z.enum(['chip', 'model', 'run']),
        verdict: Verdict,
        findings: z.array(Finding.extend({ why: z.string() })),
      }),
    ),
  }),
  import: output('import', {
    /** Of one run. */
    run: Run.optional(),
    missing: z.array(z.string()).optional(),
    /** What cannot be true whatever it ran on. */
    findings: z.array(Finding).optional(),
    /** Of several. */
    runs: z
      .array(
        z.strictObject({
          number: z.int().positive(),
          run: Run,
          missing: z.array(z.string()),
          findings: z.array(Finding),
        }),
      )
      .optional(),
    /** Files beside the results that hold none. */
    ignored: z.array(z.strictObject({ name: z.string(), reason: z.string() })).optional(),
  }),
  score: judged('score', {
    files: z.array(z.strictObject({ file: z.string(), run: runNumber, evaluation: Evaluation })),
  }),
  submit: output('submit', {
    kind: z.enum(['run', 'chip', 'model']),
    /** These of a file with one run, or of the one chosen; of several, `runs` has them. */
    dryRun: z.boolean().optional(),
    replayed: z.boolean().optional(),
    receipt: receipt.nullable().optional(),
    findings: z.array(Finding).optional(),
    /** Of a run. */
    lifecycle: z.string().optional(),
    pointIds: z.array(z.string()).optional(),
    scores: z.array(submittedScore).optional(),
    run: runNumber,
    runs: z.array(submittedRun).optional(),
    /** Of a chip or model: its entry in the catalogue. */
    slug: z.string().optional(),
    version: z.int().nullable().optional(),
    changedFields: z.array(z.string()).optional(),
  }),
  status: output('status', {
    type: z.string(),
    id: z.string(),
    subject: z.string().optional(),
    receipt: receipt.optional(),
    lifecycle: z.string().optional(),
    phase: z.string().optional(),
    evidenceGrade: z.string().optional(),
    system: z.strictObject({ slug: z.string() }).optional(),
    findings: z.array(Finding).optional(),
    scores: z
      .strictObject({
        usefulTops: nullable,
        utilisation: nullable,
        engineVersion: z.string(),
        policyVersion: z.string(),
        inputHash: z.string(),
      })
      .optional(),
  }),
  export: output('export', {
    cite: z.string(),
    epoch: nullable,
    metric: Metric,
    slice: z.string(),
    comparabilityKey: z.string().nullable(),
    totalCount: z.int(),
    rows: z.array(exportedRow),
  }),
  rank: output('rank', { ranking: WorkloadRanking }),
  tradeoff: output('tradeoff', {
    cite: z.string(),
    model: z.string(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    /** Null: any, named on each row. */
    precision: PrecisionClass.nullable(),
    technique: TechniqueClass,
    currency: TradeoffCurrency,
    unit: z.string(),
    sentence: z.string(),
    rows: z.array(rowOf(TRADEOFF_ROW_KINDS)),
  }),
  leaders: output('leaders', { distinct: z.int(), slices: z.array(ledSlice) }),
  doctor: judged('doctor', {
    checks: z.array(
      z.strictObject({
        id: z.string(),
        status: z.enum(['ok', 'warn', 'fail', 'skip']),
        found: z.string(),
        fix: z.string().nullable(),
        retryable: z.boolean(),
      }),
    ),
  }),
  rescore: output('rescore', {
    epochs: z.array(epoch),
    /** Of `--switch` and `--roll-back`: the epochs that the board showed before and shows now. */
    switched: z.strictObject({ from: z.int().nullable(), to: z.int() }).optional(),
    /** Of `--report`, with the largest changes. */
    report: RankChangeReport.extend({ epoch: z.int() }).optional(),
  }),
  'db-migrate': output('db-migrate', { applied: z.array(z.string()) }),
  'db-verify-board': judged('db-verify-board', {
    epochs: z.int(),
    /** Rows of both tables that were compared. */
    rows: z.int(),
    differences: z.array(boardDifference),
  }),
} as const;

export type OutputName = keyof typeof OUTPUT_SCHEMAS;
