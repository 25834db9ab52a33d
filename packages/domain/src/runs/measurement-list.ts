import { z } from 'zod';
import { MeasuredOn } from '../terms/measured-on.ts';
import { PowerBoundary } from '../terms/power-boundary.ts';
import { PrecisionWord } from '../terms/precision.ts';
import { BatchBasis, Scenario } from '../terms/slice.ts';

const text = (max: number) => z.string().min(1).max(max);
const count = z.number().positive().max(1e9);

/** One published figure: one metric of one configuration. Keys that the source does not state are left out. */
export const MeasurementRow = z.strictObject({
  /**
   * Id of a row: of a list its own, "m0042"; of a table that of its point, eight hexadecimal digits, with a count
   * where it is one of several.
   */
  id: z.string().regex(/^(m\d{4,}|[0-9a-f]{8}(\.\d+)?)$/),
  /** Where in the source. */
  section: text(300),
  /** Commit, release or day. */
  revision: text(120).optional(),
  /** Way of measuring, where its source has several. */
  regime: text(40).optional(),
  /** What sets this configuration apart beyond these columns, such as a power cap. */
  variant: text(60).optional(),
  hardware: text(80),
  chips: z.int().positive(),
  /** tpN tensor, ppN pipeline, epN expert, dpN replicas, spN sequence, dpa data-parallel attention, joined by "/"; pools as `layoutLabel` writes them. */
  parallelism: text(60).optional(),
  framework: text(60),
  frameworkVersion: text(60).optional(),
  model: text(80),
  weights: PrecisionWord.optional(),
  /** A word of the source that names none of ours. */
  weightsText: text(20).optional(),
  kv: PrecisionWord.optional(),
  /** `e2e` is GENERATE or SERVING by what its source measured; `op` is one kernel. */
  phase: z.enum(['prefill', 'decode', 'e2e', 'op', 'image']),
  batch: count.optional(),
  /** Requests in flight, mean over the run: completed a second × mean latency. */
  inFlight: count.optional(),
  input: z.number().nonnegative().optional(),
  output: z.number().nonnegative().optional(),
  metric: z.enum([
    'prefill_latency_ms',
    'tpot_ms',
    'decode_tokens_per_s',
    'output_tokens_per_s',
    'e2e_latency_s',
    'ttft_ms',
    'request_latency_s',
    'total_tokens_per_s',
    'samples_per_s',
    'requests_per_s',
    'offered_requests_per_s',
    'prompt_tokens_per_s',
    'op_latency_us',
    'images_per_s',
    'latency_ms_per_image',
    'avg_power_w',
    'peak_power_w',
    'energy_j_per_token',
    'energy_j_per_request',
    'energy_j_per_image',
  ]),
  value: z.number().positive(),
  /** Mean, median, number of runs, derived; as far as the source says. */
  statistic: text(120).optional(),
  grade: z.enum(['A', 'B', 'C']),
  /** Point that the row belongs to, where its source's table says so. */
  point: text(20).optional(),
  /** How tokens were drafted; how many stood is not published. */
  drafting: text(20).optional(),
  /** Least and largest share of the lengths that a request draws, evenly. */
  spread: z.tuple([z.number().min(0), z.number().max(1)]).optional(),
  measured: MeasuredOn.optional(),
  /** The configuration was recovered, and its number in the source. */
  inferred: z.literal(true).optional(),
  configuration: text(40).optional(),
  note: text(1000).optional(),
});
export type MeasurementRow = z.infer<typeof MeasurementRow>;

/** How a source, or a part of it, ran its tests: what its rows do not say one by one. */
const Regime = z.strictObject({
  /** What its `e2e` rows are, and why; null where it has none. */
  endToEnd: z.strictObject({ phase: z.enum(['GENERATE', 'SERVING', 'MAX_LOAD']), why: text(300) }).nullable(),
  /** Where the batch of its rows comes from. */
  batch: z.strictObject({ basis: BatchBasis, why: text(300) }),
  /** Whether all figures of a point are of that one phase, first tokens and steps included. */
  whole: z.literal(true).optional(),
  /** How a benchmark offers its work, where its data set fixes the lengths. */
  scenario: Scenario.optional(),
});
export type Regime = z.infer<typeof Regime>;

/** Published figures of one source, in our own form. */
export const MeasurementList = z.strictObject({
  schema: z.literal('inferbench.measurements/1'),
  source: Regime.extend({
    document: text(200),
    licence: text(120),
    /** How it measured, in our words. */
    method: text(600),
    /** What to know before comparing. */
    caution: text(800),
    /** Further ways of measuring in the same source, by the name that rows use. */
    regimes: z.record(text(40), Regime).default({}),
    /** Series of runs of which it is one publication. */
    campaign: text(60).optional(),
    /** Where its watts were taken unless a row says otherwise; null where it has none. */
    powerBoundary: PowerBoundary.exclude(['tdp', 'simulated']).nullable(),
  }),
  rows: z.array(MeasurementRow).min(1).max(100_000),
});
export type MeasurementList = z.infer<typeof MeasurementList>;

/** The way of measuring behind a row: the one it names, else the source's own. */
export function regimeOf(source: MeasurementList['source'], { id, regime }: MeasurementRow): Regime {
  if (regime === undefined) return source;
  const named = source.regimes[regime];
  if (named === undefined) throw new RangeError(`${id}: ${source.document} describes no regime "${regime}"`);
  return named;
}

/** Whether a figure is one percentile of many ("p99" and the like), beside what a point is known by. */
export function isPercentile({ statistic = '' }: Pick<MeasurementRow, 'statistic'>): boolean {
  return /^p\d/.test(statistic);
}

/** Whether a row says that its watts were taken at the wall, whatever the source's rule. */
export function isWallPower({ note = '' }: Pick<MeasurementRow, 'note'>): boolean {
  return /\bwall power\b/i.test(note);
}

const SPLIT_WORD = /^(tp|pp|ep|dp)(\d+)$/;

/** Sizes by kind of "tp4", "tp1/ep8" and the like; a word that is none of them is null. */
export function splitWords(parallelism: string): (readonly [kind: string, size: number] | null)[] {
  return parallelism.split('/').map((word) => {
    const [, kind, size] = SPLIT_WORD.exec(word) ?? [];
    return kind !== undefined && size !== undefined ? [kind, Number(size)] : null;
  });
}
