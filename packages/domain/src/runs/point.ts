import { z } from 'zod';
import { Distribution } from '../terms/distribution.ts';
import { SteadyWindow } from './steady-window.ts';
import { CounterServer } from './measurement/counters.ts';
import { RequestFailure } from './measurement/outcome.ts';
import { PowerBoundary } from '../terms/power-boundary.ts';
import { ConfigurationBasis, MeasuredOn } from '../terms/measured-on.ts';
import { BatchBasis, Phase, Scenario } from '../terms/slice.ts';
import { Task } from '../terms/task.ts';

/** Ranges no run leaves; inside them every quotient of ours is finite. */
const tokens = z.int().nonnegative().max(1e15);
const durationSec = z.number().min(1e-6).max(1e9);
const watts = z.number().min(1e-3).max(1e9);

/** How requests arrived. `closed`: a fixed number in flight · `open`: an arrival rate · `burst`: all at once · null: no key of the file says. */
export const Load = z.strictObject({
  mode: z.enum(['closed', 'open', 'burst']).nullable(),
  concurrencyLimit: z.int().positive().nullable(),
  requestRatePerSec: z.number().positive().nullable(),
  multiTurn: z
    .boolean()
    .optional()
    .describe(
      'Whether the limit is of conversations, which may have several requests open; left out: it is of requests.',
    ),
  inWaves: z
    .boolean()
    .optional()
    .describe(
      'Whether the tool sends as many as the limit lets in and waits for the slowest before it sends again; left out: each slot is filled at once.',
    ),
});

/** Requests and tokens; `failed` and `cancelled` are null where the tool states neither. */
export const Counts = z.strictObject({
  issued: tokens,
  completed: tokens,
  failed: tokens.nullable(),
  cancelled: tokens.nullable(),
  /** Null where the tool did not count them, as with a load from a data-set file. */
  inputTokens: tokens.nullable(),
  outputTokens: tokens,
});

/** Sums over the tool's per-request records, where the file has them: what the totals must equal (ACC-COUNTS). */
export const PerRequestTotals = z.strictObject({
  requests: tokens,
  completed: tokens,
  inputTokens: tokens.nullable(),
  outputTokens: tokens,
});

/** Measured power over the run's window, summed over all chips of the system at the named boundary. */
export const Power = z.strictObject({
  boundary: PowerBoundary.exclude(['tdp', 'simulated']),
  averageWatts: watts,
  /** Energy of the metered window, where the meter states it. */
  energyJoules: z.number().positive().max(1e15).nullable().default(null),
  /** Length of the metered window. */
  windowSec: z.number().positive().max(1e9).nullable().default(null),
  // Optional, left out where unknown: the content hash of what was stored before they existed stays.
  /** Readings a second, mean over the window. */
  sampleHz: z.number().positive().max(1e6).optional(),
  /** Share of the window that lies between two readings close enough to each other. */
  coverage: z.number().min(0).max(1).optional(),
  /** Instrument or counter, as its log names it. */
  meter: z.string().min(1).max(120).optional(),
  /** Devices whose readings were added. */
  devices: z.int().min(1).max(100_000).optional(),
});

export type Power = z.infer<typeof Power>;

/** Latencies of at most this many requests are kept; of more, the statistics stay and single requests do not. */
export const MAX_KEPT_REQUESTS = 10_000;

const sample = z.number().nonnegative().max(1e9);

/** Latencies of the completed requests with an answer, one entry a request, in the same order. */
export const RequestSamples = z
  .strictObject({
    ttftSec: z.array(sample).max(MAX_KEPT_REQUESTS),
    /** Null for an answer of one token; the whole list, where the file does not say when answers ended. */
    tpotSec: z.array(sample.nullable()).max(MAX_KEPT_REQUESTS).nullable(),
    e2eSec: z.array(sample).max(MAX_KEPT_REQUESTS).nullable(),
  })
  .refine(
    ({ ttftSec, tpotSec, e2eSec }) =>
      [tpotSec ?? ttftSec, e2eSec ?? ttftSec].every(({ length }) => length === ttftSec.length),
    {
      message: 'the lists are of one length, one entry a request',
    },
  );
export type RequestSamples = z.infer<typeof RequestSamples>;

/** Time in which a point was measured, in UTC: by it a power log is joined. Left out where the tool does not say. */
export const MeasuredWindow = z.strictObject({ startedAt: z.iso.datetime(), durationSec });
export type MeasuredWindow = z.infer<typeof MeasuredWindow>;

/** What a time can be that follows from a rounded figure. */
export const DurationRange = z
  .strictObject({ lowerSec: durationSec, upperSec: durationSec })
  .refine(({ lowerSec, upperSec }) => lowerSec <= upperSec, { message: 'lowerSec is at most upperSec' });
export type DurationRange = z.infer<typeof DurationRange>;

/** Latency by the definitions of docs/metrics.md, whatever the tool calls them. */
export const Latencies = z.strictObject({
  ttft: Distribution.nullable(),
  tpot: Distribution.nullable(),
  itl: Distribution.nullable(),
  e2e: Distribution.nullable(),
});
export type Latencies = z.infer<typeof Latencies>;

/**
 * A tool's own statistics, kept as it states them beside those that count: `definition` says how where it is not ours, such as
 * percentiles that are steps, or a mean that is weighted by tokens.
 */
export const ReportedLatency = z.strictObject({
  metric: z.enum(['ttft', 'tpot', 'itl', 'e2e', 'ntpot']),
  definition: z.string().min(1).max(200),
  distribution: Distribution,
});
export type ReportedLatency = z.infer<typeof ReportedLatency>;

/** Figures that a tool states over another window than `durationSec`, such as its steady state: shown beside ours and never ranked. */
export const OtherWindow = z.strictObject({
  /** Name of the window, in words: "first issue to last issue", "steady state". */
  name: z.string().min(1).max(120),
  startSec: z.number().nonnegative().max(1e9).nullable().optional(),
  durationSec: durationSec.nullable(),
  /** How the tool chooses it, and what it warns of. */
  note: z.string().min(1).max(300).nullable().optional(),
  requestsPerSec: z.number().nonnegative().max(1e15).nullable(),
  outputTokensPerSec: z.number().nonnegative().max(1e15).nullable(),
  latency: Latencies.nullable().optional(),
});
export type OtherWindow = z.infer<typeof OtherWindow>;

const share = z.number().min(0).max(1).nullable();
const countedTokens = z.number().nonnegative().max(1e18).nullable();
const atTheMoment = z.number().nonnegative().max(1e9).nullable();

/** How a load generator kept up with its own schedule, and what became of requests that did not complete. */
export const ClientRecord = z
  .strictObject({
    lateness: Distribution.nullable().describe('Sent − due, in seconds; null where no request was sent.'),
    failures: z
      .partialRecord(RequestFailure, tokens)
      .describe('Requests that did not complete, by what happened.'),
  })
  .describe('How a load generator kept up with its own schedule.');
export type ClientRecord = z.infer<typeof ClientRecord>;

/** What a server's own counters gained over a point, and stood at when it ended. */
export const CountedByServer = z
  .strictObject({
    server: CounterServer.describe('Whose counters.'),
    prefixCacheHitRate: share.describe('Share of prompt tokens that the prefix cache answered.'),
    meanAcceptedTokens: z
      .number()
      .min(1)
      .max(1e6)
      .nullable()
      .describe('Tokens that a step with drafts yielded, the one that the model adds included.'),
    promptTokens: countedTokens.describe('Prompt tokens, of all clients.'),
    generatedTokens: countedTokens.describe('Answer tokens, of all clients.'),
    kvUsedRatio: share.describe('Share of the cache of keys and values in use, at the end.'),
    runningRequests: atTheMoment.describe('Requests in the batch, at the end.'),
    waitingRequests: atTheMoment.describe('Requests that waited, at the end.'),
  })
  .describe("What a server's own counters gained over a point.");
export type CountedByServer = z.infer<typeof CountedByServer>;

/** One operating point of a load test: every request counted, latency as distributions. */
export const RequestsPoint = z.strictObject({
  measurement: z.literal('requests'),
  phase: z.literal('SERVING'),
  load: Load,
  counts: Counts,
  perRequest: PerRequestTotals.nullable(),
  durationSec,
  // Optional, left out where there is nothing to say: the content hash of what was stored before they existed stays.
  /** Where the duration follows from a rounded figure: what it can be, and with it every rate. */
  durationRange: DurationRange.optional(),
  cutWindow: z
    .boolean()
    .optional()
    .describe(
      'Whether the window was cut out of a longer run, so that requests over its edges are counted whole; left out: it holds whole requests.',
    ),
  /** Rates as the tool printed them: what counts ÷ duration must equal (ACC-RATE). */
  toolRates: z
    .strictObject({ requestsPerSec: z.number().nullable(), outputTokensPerSec: z.number().nullable() })
    .nullable()
    .default(null),
  latency: Latencies,
  window: MeasuredWindow.optional(),
  steady: SteadyWindow.optional(),
  /** What intervals and goodput of any limits are worked out from; left out where the file has no single requests. */
  samples: RequestSamples.optional(),
  reportedLatency: z.array(ReportedLatency).max(10).optional(),
  otherWindows: z.array(OtherWindow).max(10).optional(),
  client: ClientRecord.optional(),
  countedByServer: CountedByServer.optional(),
  power: Power.nullable(),
});
export type RequestsPoint = z.infer<typeof RequestsPoint>;

const seconds = z.number().min(1e-9).max(1e9).nullable();
const perSec = z.number().min(1e-9).max(1e15).nullable();
const joules = z.number().min(1e-9).max(1e15).nullable();
const lengthTokens = z.number().nonnegative().max(1e9).nullable();

/** Most figures of one point that one source states. */
const MAX_REPORTED_ROWS = 40;

/** A published figure as its source states it: row of our measurement list, metric word, value, what kind of average. */
export const ReportedRow = z
  .strictObject({
    id: z.string().min(1).max(20).describe('Row of our measurement list.'),
    metric: z.string().min(1).max(40).describe('Metric word.'),
    value: z.number().describe('Value in the unit of that word.'),
    statistic: z.string().max(120).nullable().describe('Mean, median, number of runs; null where not said.'),
    section: z.string().max(300).nullable().describe('Table or section.'),
  })
  .describe('A published figure as its source states it.');
export type ReportedRow = z.infer<typeof ReportedRow>;

/** Rates at which requests came and were done under a load. */
export const StatedLoad = z
  .strictObject({
    offeredRequestsPerSec: z
      .number()
      .positive()
      .max(1e9)
      .nullable()
      .describe('Requests a second that arrived.'),
    completedRequestsPerSec: z
      .number()
      .positive()
      .max(1e9)
      .nullable()
      .describe('Requests a second that were completed, over the whole run with its ramp and tail.'),
    meanInFlight: z
      .number()
      .positive()
      .max(1e9)
      .nullable()
      .describe("Requests in flight, mean: completed a second × mean latency (Little's law)."),
  })
  .describe('Rates of a load, and how many requests were in flight.');
export type StatedLoad = z.infer<typeof StatedLoad>;

/** Highest watts of a run, where a source states no mean: an upper end of it, and no base of energy. */
export const PeakPower = z
  .strictObject({ boundary: PowerBoundary.exclude(['tdp', 'simulated']), watts })
  .describe('Highest watts during the run.');

/** Phases of points: those of the board, and SAMPLES of another task or of one that nobody named, which are shown and not scored. */
export const PointPhase = z.enum([...Phase.options, 'SAMPLES']);

/** The same operating point in another publication of the same series of runs: no second witness. */
export const SecondSource = z
  .strictObject({
    document: z.string().min(1).max(200).describe('Repository, paper or page.'),
    revision: z.string().max(120).nullable().describe('Commit, release or day.'),
    measured: MeasuredOn.nullable().describe('When; null where not said.'),
    configuration: ConfigurationBasis.describe(
      'Whether the source states the configuration or it was recovered.',
    ),
    rows: z.array(ReportedRow).min(1).max(MAX_REPORTED_ROWS).describe('Its figures, as it states them.'),
  })
  .describe('The same operating point in another publication of the same series of runs.');
export type SecondSource = z.infer<typeof SecondSource>;

/** Lengths by which a load is named, where each request draws its own: `lowShare` to `highShare` of them, evenly. */
export const NominalLengths = z
  .strictObject({
    inputTokens: z.int().nonnegative().max(1e9).describe('Prompt tokens.'),
    outputTokens: z.int().positive().max(1e9).describe('Answer tokens.'),
    lowShare: z.number().min(0).max(1).describe('Least share of them that a request has.'),
    highShare: z.number().min(0).max(1).describe('Largest share of them that a request has.'),
  })
  .describe('Lengths by which a load is named, where each request draws its own.');
export type NominalLengths = z.infer<typeof NominalLengths>;

/** The phase whose model of time applies; samples are looked at as items are. */
export function boardPhase(phase: z.infer<typeof PointPhase>): Phase {
  return phase === 'SAMPLES' ? 'IMAGE' : phase;
}

/** One operating point as a few figures without single requests: static batches, kernels of a leaderboard, published tables. */
export const SummaryPoint = z.strictObject({
  measurement: z.literal('summary'),
  phase: PointPhase,
  /** What a sample of phase SAMPLES is; null where nobody said. */
  task: Task.nullable().optional(),
  /** Sequences or images; for SERVING the mean number in flight. Null where nobody stated it. */
  batch: z.number().positive().max(1e7).nullable(),
  batchBasis: BatchBasis,
  scenario: Scenario.optional().describe(
    'How work was offered; left out for a static batch and a fixed number of requests in flight.',
  ),
  offline: z
    .boolean()
    .optional()
    .describe(
      'All work was queued at once: there is neither a batch nor an arrival, and no latency of a user.',
    ),
  /** Per request, mean. */
  inputTokens: lengthTokens,
  outputTokens: lengthTokens,
  nominal: NominalLengths.optional().describe(
    'Lengths that name the load; left out where they are the means.',
  ),
  /** Keys a decode step attends to, where stated exactly. */
  contextTokens: lengthTokens,
  /** Denoising steps and pixels of an edge; left out, they are the model's own. */
  image: z
    .strictObject({
      steps: z.int().min(1).max(10_000).optional(),
      resolution: z.int().min(1).max(100_000).optional(),
    })
    .optional(),
  /** Repetitions behind the figures; null where the source does not say. */
  iterations: z.int().positive().max(1e9).nullable(),
  /** Whole batch, prompts to first tokens. */
  prefillLatencySec: seconds,
  /** One step of one sequence. */
  tpotSec: seconds,
  tpotStatistic: z.literal('median').optional().describe('Left out: the mean over requests.'),
  /** Whole batch, start to last token. */
  e2eLatencySec: seconds,
  /** All sequences, all chips. */
  outputTokensPerSec: perSec,
  /** Prompt and answer tokens together, where a tool gives no more. All sequences, all chips. */
  totalTokensPerSec: perSec.optional(),
  /** All chips. */
  imagesPerSec: perSec,
  /** Samples a second of phase SAMPLES, of all chips. */
  samplesPerSec: perSec.optional(),
  /** Batch latency ÷ batch. */
  imageLatencySec: seconds,
  /** Where a tool gives distributions without the counts of a load test. */
  latency: Latencies.optional(),
  load: StatedLoad.optional(),
  window: MeasuredWindow.optional(),
  power: Power.nullable(),
  peakPower: PeakPower.optional(),
  energy: z
    .strictObject({ joulesPerOutputToken: joules, joulesPerRequest: joules, joulesPerImage: joules })
    .nullable(),
  /** Keys above that were computed from others of the same source, with the formula. */
  derived: z.array(z.strictObject({ key: z.string().max(40), formula: z.string().max(200) })).max(10),
  reported: z
    .strictObject({
      /** How controlled the conditions were: A, B, or C, which is shown and never ranks. */
      sourceGrade: z.enum(['A', 'B', 'C']),
      rows: z.array(ReportedRow).min(1).max(MAX_REPORTED_ROWS),
      notes: z.string().max(1000).nullable(),
      alsoIn: z.array(SecondSource).max(10).optional().describe('The same point in other publications.'),
    })
    .nullable(),
});
export type SummaryPoint = z.infer<typeof SummaryPoint>;

export const Point = z.discriminatedUnion('measurement', [RequestsPoint, SummaryPoint]);
export type Point = z.infer<typeof Point>;

/** Denoising steps and pixels that a point states; what it leaves out is the model's own. */
export function statedImage(point: Point): NonNullable<SummaryPoint['image']> {
  return point.measurement === 'summary' ? (point.image ?? {}) : {};
}

/** Mean tokens a completed request. */
export function meanLengths(point: Point): { inputTokens: number; outputTokens: number } | null {
  if (point.measurement === 'summary') {
    const { inputTokens, outputTokens } = point;
    return inputTokens === null || outputTokens === null ? null : { inputTokens, outputTokens };
  }
  const { completed, inputTokens, outputTokens } = point.counts;
  if (completed === 0) return null;
  if (inputTokens === null) return null;
  return { inputTokens: inputTokens / completed, outputTokens: outputTokens / completed };
}

/**
 * Context of a request with prompt and answer: input + output ÷ 2, the mean over its decode steps
 * (docs/metrics.md#points-slices-comparability-key).
 */
export function meanContext({
  inputTokens,
  outputTokens,
}: Record<'inputTokens' | 'outputTokens', number>): number {
  return inputTokens + outputTokens / 2;
}
