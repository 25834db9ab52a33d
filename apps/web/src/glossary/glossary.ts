import { EVIDENCE_WORDS } from '@inferbench/domain/scores/evidence-words';

/** One meaning a term, wherever it is shown: at the point of use and under "Words" in the methodology. */
export interface Entry {
  term: string;
  /** The same without letters for words, as a search may have it. */
  long?: string;
  meaning: string;
  /** Section of the methodology that defines it whole. */
  section: string;
}

export const GLOSSARY = {
  ttft: {
    term: 'TTFT',
    long: 'time to first token',
    meaning: 'Time to first token: from sending a request until its first token arrives, queue included.',
    section: 'latency-statistics',
  },
  tpot: {
    term: 'TPOT',
    long: 'time per output token',
    meaning: 'Time per output token after the first: (end-to-end time − TTFT) ÷ (output tokens − 1).',
    section: 'latency-statistics',
  },
  e2e: {
    term: 'End to end',
    meaning: 'From sending a request until its last token arrives.',
    section: 'latency-statistics',
  },
  percentile: {
    term: 'p50, p95',
    meaning:
      'Half of the requests were faster than p50, 95 of 100 faster than p95. Shown only where enough requests back it.',
    section: 'latency-statistics',
  },
  goodput: {
    term: 'Goodput',
    meaning: 'Share of requests that meet every latency limit at once.',
    section: 'goodput-and-slo-presets',
  },
  knee: {
    term: 'Knee',
    meaning: 'The concurrency from which latency grows faster than throughput does.',
    section: 'knee',
  },
  prefill: {
    term: 'Prefill',
    meaning: 'The model reads the prompt: all of its tokens at once, usually limited by compute.',
    section: 'points-slices-comparability-key',
  },
  decode: {
    term: 'Decode',
    meaning:
      'The model writes the answer: one token a step and sequence, usually limited by memory bandwidth.',
    section: 'points-slices-comparability-key',
  },
  usefulTops: {
    term: 'Useful TOPS',
    meaning:
      'Operations that the workload requires ÷ wall time, in 10¹² per second. Padding and recomputation do not count.',
    section: 'useful-tops',
  },
  utilisation: {
    term: 'Utilisation',
    meaning: 'Useful rate ÷ dense peak of all chips at the precision that computes.',
    section: 'useful-tops',
  },
  costEfficiency: {
    term: 'Cost efficiency',
    meaning: 'Useful TOPS ÷ USD per hour of the system. Rented and owned prices never rank together.',
    section: 'cost-efficiency',
  },
  usdPerMtok: {
    term: 'USD per million tokens',
    meaning: 'USD per hour ÷ output tokens per hour × 10⁶; prompts are included in the time.',
    section: 'cost-efficiency',
  },
  energyEfficiency: {
    term: 'Energy efficiency',
    meaning: 'Useful TOPS ÷ average watts. Where the watts were taken stands beside the figure.',
    section: 'energy-efficiency',
  },
  powerBoundary: {
    term: 'Power boundary',
    meaning: 'What the meter saw: from the wall, which sees everything, down to one device, or a simulation.',
    section: 'energy-efficiency',
  },
  pue: {
    term: 'PUE',
    meaning: 'Power usage effectiveness: power of the whole site ÷ power of its computers.',
    section: 'cost-efficiency',
  },
  flexibility: {
    term: 'Flexibility',
    meaning:
      'Share of a fixed grid of 4,320 model sizes, batches, contexts and precisions that a chip runs at half of its bound or better. Simulated.',
    section: 'flexibility',
  },
  retention: {
    term: 'Context retention',
    meaning: 'What is left of the value at a long context, as a share of the value at a short one.',
    section: 'context-retention',
  },
  perUser: {
    term: 'Tokens/s per user',
    meaning:
      '1 ÷ TPOT, its mean or, where a source states none, its median: how fast one person sees the answer grow.',
    section: 'trade-off-slices-curves-and-targets',
  },
  perChip: {
    term: 'Tokens/s per chip',
    meaning: 'Output tokens of all requests ÷ duration ÷ chips.',
    section: 'trade-off-slices-curves-and-targets',
  },
  split: {
    term: 'Three-way split',
    meaning:
      'Measured = peak × algorithm × hardware × software: where the peak went, in factors that multiply.',
    section: 'three-way-split',
  },
  roofline: {
    term: 'Roofline',
    meaning: 'The most that peak compute and memory bandwidth allow at an arithmetic intensity.',
    section: 'three-times',
  },
  intensity: {
    term: 'Arithmetic intensity',
    meaning: 'Required operations ÷ bytes that must move. Low: bandwidth limits; high: compute limits.',
    section: 'three-times',
  },
  slice: {
    term: 'Slice',
    meaning: 'Results that are comparable: one model, phase, shape, batch, context and precision class.',
    section: 'points-slices-comparability-key',
  },
  context: {
    term: 'Context',
    meaning: 'Tokens that a sequence holds: its prompt and, on average, half of its answer.',
    section: 'points-slices-comparability-key',
  },
  comparabilityKey: {
    term: 'Comparability key',
    meaning: 'What must be equal for two values to rank together; others are shown and say why they do not.',
    section: 'ranks-ties-intervals',
  },
  interval: {
    term: 'Interval',
    meaning:
      'Where the value may lie. A single run has none and gets ±5 %, marked as assumed; comparisons assume ±15 % of a median over months.',
    section: 'ranks-ties-intervals',
  },
  crossover: {
    term: 'Crossover',
    meaning:
      'The context at which one system becomes better than another, everything else of the slice kept.',
    section: 'crossovers',
  },
  paretoFront: {
    term: 'Front',
    meaning: 'Systems that no other beats or equals on every axis while beating it on one.',
    section: 'trade-off-slices-curves-and-targets',
  },
  evidence: {
    term: 'Grade',
    meaning: `What was done for a figure, from E0, ${EVIDENCE_WORDS.E0}, over E1, ${EVIDENCE_WORDS.E1}, to E4, ${EVIDENCE_WORDS.E4}.`,
    section: 'kinds-of-number-and-grades',
  },
  epoch: {
    term: 'Epoch',
    meaning:
      'One scoring of the whole board by one engine and policy; a figure with its epoch never changes.',
    section: 'engine-and-policy-versions-epochs',
  },
  kvCache: {
    term: 'KV cache',
    meaning:
      'Keys and values of every token so far, kept in memory for each sequence: it grows with context.',
    section: 'counting-a-workload',
  },
  slo: {
    term: 'Limits',
    meaning: 'Service-level objectives: the latencies that 95 of 100 requests must not exceed.',
    section: 'goodput-and-slo-presets',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type GlossaryKey = keyof typeof GLOSSARY;
