import { z } from 'zod';
import { PowerBoundary } from '../../terms/power-boundary.ts';
import { RunContext } from '../run-context.ts';
import { CounterServer, ServerCounters } from './counters.ts';
import { contradictions } from './contradictions.ts';
import { MEASUREMENT_LIMITS } from './limits.ts';
import { MeasurementLoad } from './load.ts';
import { RequestFailure, RequestOutcome } from './outcome.ts';
import { MeasurementPlan } from './plan.ts';

export const MEASUREMENT_FORMAT = 'inferbench.measurement/1';

const text = (max: number) => z.string().min(1).max(max);
/** Microseconds of the client's monotonic clock since `startedAt` of the header. */
const atUs = z.int().nonnegative().max(MEASUREMENT_LIMITS.us);
const tokens = z.int().nonnegative().max(MEASUREMENT_LIMITS.tokens);
const stage = z.int().nonnegative().max(MEASUREMENT_LIMITS.stages);
const requests = z.int().nonnegative().max(MEASUREMENT_LIMITS.requests);

/** First line: what was to be measured, at what. No address and no key. */
export const MeasurementHeader = z.strictObject({
  record: z.literal('header'),
  format: z.literal(MEASUREMENT_FORMAT),
  tool: z.strictObject({ name: text(60), version: text(60) }),
  startedAt: z.iso.datetime(),
  seed: z.int().nonnegative().max(0xffffffff),
  model: text(200).describe('As the server calls it.'),
  endpoint: z.strictObject({
    api: z.enum(['completions', 'chat']),
    promptKind: z.enum(['token-ids', 'text']),
    inputCount: z.enum(['tokenize', 'usage', 'unknown']).describe('Who says how long a prompt is.'),
    isLoopback: z.boolean().describe('Whether the server is on this machine.'),
    isStreamed: z
      .literal(false)
      .optional()
      .describe('Answers came whole, so that no first token and no gap is known. Left out: as streams.'),
    body: text(4000).optional().describe('Fields of every request that were stated, as JSON.'),
  }),
  plan: MeasurementPlan,
  context: RunContext.optional().describe('What no client can see: chips, stack, precision.'),
});
export type MeasurementHeader = z.infer<typeof MeasurementHeader>;

/** The client's machine, and what the server tells of itself. */
export const EnvironmentRecord = z.strictObject({
  record: z.literal('environment'),
  os: text(120),
  cpu: text(120).nullable(),
  cores: z.int().positive().max(100_000),
  node: text(60),
  server: z.strictObject({
    version: text(60).nullable(),
    model: text(200).nullable().describe('`id` of its list of models.'),
    ownedBy: text(120).nullable(),
    maxModelLen: z.int().positive().max(1e9).nullable(),
  }),
});
export type EnvironmentRecord = z.infer<typeof EnvironmentRecord>;

/** One request; what was asked and answered is in no file. */
export const RequestRecord = z
  .strictObject({
    record: z.literal('request'),
    stage,
    id: requests.describe('From 0 in its stage.'),
    isWarmUp: z.boolean(),
    turn: z
      .strictObject({ at: requests, of: requests })
      .optional()
      .describe('Number of the turn in its conversation, from 0, of how many.'),
    server: z
      .int()
      .nonnegative()
      .max(MEASUREMENT_LIMITS.servers)
      .optional()
      .describe('Number of the server that it was dealt to, from 0.'),
    scheduledUs: atUs.describe('When it was to be sent; in a closed loop, when its client was free.'),
    heldUntilUs: atUs
      .optional()
      .describe('When a limit of requests on their way let it go; left out: none held it back.'),
    sentUs: atUs.nullable().describe('Null for one that was never sent.'),
    firstByteUs: atUs.nullable(),
    firstTokenUs: atUs.nullable(),
    lastTokenUs: atUs.nullable().describe('Of the last chunk with text.'),
    tokenUs: z
      .array(z.int().nonnegative().max(MEASUREMENT_LIMITS.us))
      .max(MEASUREMENT_LIMITS.gaps)
      .optional()
      .describe('From each chunk with text to the next: one fewer than chunks. Left out: not kept.'),
    endUs: atUs.describe('End of the answer, or of the wait for it.'),
    inputTokens: tokens.nullable(),
    outputTokens: tokens.nullable().describe("By the server's count."),
    cachedInputTokens: tokens.nullable().describe('Prompt tokens that the server says it had.'),
    chunks: tokens.describe('Events with text.'),
    outcome: RequestOutcome,
    status: z.int().min(100).max(999).optional().describe('Of HTTP_STATUS and RATE_LIMITED.'),
  })
  .superRefine((request, issues) => {
    for (const { key, message } of contradictions(request))
      issues.addIssue({ code: 'custom', path: [key], message });
  });
export type RequestRecord = z.infer<typeof RequestRecord>;

export const StageVerdict = z.enum(['VALID', 'INVALID_CLIENT', 'INCOMPLETE']);
export type StageVerdict = z.infer<typeof StageVerdict>;

/** Written when a stage is over, after its requests; without it the stage is not complete. Counts leave the warm-up out. */
export const StageRecord = z.strictObject({
  record: z.literal('stage'),
  stage,
  load: MeasurementLoad,
  repeat: z.int().nonnegative().max(MEASUREMENT_LIMITS.repeats),
  position: stage.describe('In the order in which stages ran, from 0.'),
  isReturn: z.boolean().describe('The first load once more at the end, to show drift.'),
  startedUs: atUs,
  warmUpEndUs: atUs.describe('Measuring begins; `startedUs` without a warm-up.'),
  lastScheduledUs: atUs,
  endedUs: atUs.describe('The last answer is there.'),
  issued: requests,
  completed: requests,
  failed: z.partialRecord(RequestFailure, requests),
  verdict: StageVerdict,
  why: text(300).nullable().describe('Of a stage that is not VALID.'),
});
export type StageRecord = z.infer<typeof StageRecord>;

/** What the server counts, read once. */
export const CountersRecord = z.strictObject({
  record: z.literal('counters'),
  stage,
  when: z.enum(['before', 'after']),
  atUs,
  server: CounterServer,
  values: ServerCounters,
});
export type CountersRecord = z.infer<typeof CountersRecord>;

/** Readings of one sampler in one stage, summed over its devices. */
export const PowerRecord = z.strictObject({
  record: z.literal('power'),
  stage,
  boundary: PowerBoundary.exclude(['tdp', 'simulated']),
  sampler: text(120),
  devices: z.int().positive().max(100_000),
  sampleHz: z.number().positive().max(1e6).describe('As asked for.'),
  samples: z
    .array(z.tuple([atUs, z.number().nonnegative().max(1e9)]))
    .max(MEASUREMENT_LIMITS.samples)
    .describe('Moment and watts.'),
});
export type PowerRecord = z.infer<typeof PowerRecord>;

/** Known prompts whose answers were compared. */
export const QualityRecord = z
  .strictObject({
    record: z.literal('quality'),
    checked: requests,
    exact: requests.describe(
      'Answers that are the expected ones to the character, space at their ends aside.',
    ),
    refused: requests.describe('Answers that refuse.'),
  })
  .refine(({ checked, exact, refused }) => exact + refused <= checked, {
    message: 'exact and refused together are at most checked',
    path: ['exact'],
  });
export type QualityRecord = z.infer<typeof QualityRecord>;

/** A killed measurement goes on: lines of stages that were open before it are void. */
export const ResumedRecord = z.strictObject({ record: z.literal('resumed'), atUs });

/** Last line of a measurement that ended by itself or was ended. */
export const EndRecord = z.strictObject({
  record: z.literal('end'),
  isComplete: z.boolean(),
  reason: text(300).nullable(),
});
export type EndRecord = z.infer<typeof EndRecord>;

/** One line of a file of measurements. */
export const MeasurementRecord = z.discriminatedUnion('record', [
  MeasurementHeader,
  EnvironmentRecord,
  RequestRecord,
  StageRecord,
  CountersRecord,
  PowerRecord,
  QualityRecord,
  ResumedRecord,
  EndRecord,
]);
export type MeasurementRecord = z.infer<typeof MeasurementRecord>;
