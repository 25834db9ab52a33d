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
  'SCHEMA-DATE': {
    title: 'Dates can be true',
    severity: 'reject',
    since: '0.4.1',
    explanation:
      'A run began in a year in which its chip existed, at most the year before the chip came out, and no later than a day after it was received. Prices and sources were seen before they were received.',
    formula:
      '2015 ≤ year of the run; year of the chip − 1 ≤ year of the run; begin ≤ receipt + 24 h; price, readOn ≤ receipt',
  },
  'CTX-CONFLICT': {
    title: 'What a file says is not overruled',
    severity: 'flag',
    since: '0.4.1',
    explanation:
      "A context fills what a file does not say. Where both speak and disagree the file's value counts and both are shown; a run with a conflict of model, chip, number of chips or weight format stays off the board, other conflicts warn.",
    formula: null,
  },
  'SPEC-NAME': {
    title: 'Names are told apart',
    severity: 'reject',
    since: '0.4.1',
    explanation:
      'Names, slugs and aliases hold 1 to 80 Latin letters, digits and plain signs, with a letter. Of one kind, no two read alike: case, blanks, signs, marks and letters that look like others make no other name. Who came first keeps it, and shipped names are taken.',
    formula: 'skeleton(name) differs from that of every other chip, vendor or model',
  },
  'SPEC-PEAK-DENSE': {
    title: 'Peaks are dense and ordered',
    severity: 'reject',
    since: '0.2.0',
    explanation:
      'A chip states a dense rate for at least one precision; sparse rates have no place, and a narrower format is never slower unless a note explains it.',
    formula: 'fp8 ≥ fp16 ≥ fp32',
  },
  'SPEC-RIDGE': {
    title: 'Peak and bandwidth belong together',
    severity: 'flag',
    since: '0.2.0',
    explanation:
      'A balance outside this range is nearly always a unit slip: bits for bytes, or giga for tera.',
    formula: '1 ≤ peak ÷ bandwidth ≤ 5,000 FLOP/byte, per memory',
  },
  'SPEC-POWER': {
    title: 'Power limits are ordered',
    severity: 'reject',
    since: '0.2.0',
    explanation:
      'Idle power lies below the limit, and readings of the chip that the specification cites lie between both within 10 % (those are flagged).',
    formula: '0 ≤ idle < TDP; 0.9 × idle ≤ reading ≤ 1.1 × TDP',
  },
  'SPEC-SOURCE': {
    title: 'Every figure has a source',
    severity: 'warn',
    since: '0.2.0',
    explanation:
      'Peak, bandwidth and capacity need a public source before anything of the chip ranks by utilisation or flexibility, a price before it ranks by cost. A source that is named and not described is a reject.',
    formula: null,
  },
  'SPEC-CONSISTENT': {
    title: 'Measurements agree with the specification',
    severity: 'flag',
    since: '0.2.0',
    explanation:
      'Where a measured point of anyone comes within 5 % of a declared bound, or every point of the chip stays below 10 % of both, the specification may be bent or wrong.',
    formula: '10 % ≤ best measured ÷ declared; measured ÷ declared ≤ 95 %',
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
  'ACC-RATE': {
    title: 'Rates times duration are the counts',
    severity: 'reject',
    since: '0.2.0',
    explanation:
      'The rates that a tool prints belong to the same window as its counts, and the statistics that it prints are those of its own requests, where it defines them as we do.',
    formula: 'rate × duration = count within 1 %; reported = recomputed within rounding',
  },
  'ACC-LATENCY': {
    title: 'Latencies fit together',
    severity: 'flag',
    since: '0.2.0',
    explanation:
      'A request takes its first token and one TPOT for each further one: checked request by request where they are listed. From means over requests this only warns, and only when far apart, since mean TPOT is not weighted by tokens.',
    formula:
      'E2E ≥ TTFT; Σ ((E2E − TTFT) ÷ TPOT + 1) = output tokens within 5 %; of means: E2E ≈ TTFT + TPOT × (output − 1) within 60 %',
  },
  'ACC-LITTLE': {
    title: 'Concurrency is rate times latency',
    severity: 'flag',
    since: '0.2.0',
    explanation:
      'The number in flight follows from the law of Little. In a closed loop it is the declared concurrency, judged from ten requests a slot on; above a declared limit it cannot be at all, unless conversations of several turns are what is limited, and is refused.',
    formula: 'completed × mean E2E ÷ duration = declared concurrency within 15 %, and at most it within 2 %',
  },
  'ACC-WINDOW': {
    title: 'No request outlasts the run',
    severity: 'reject',
    since: '0.4.1',
    explanation:
      'A request that completed within a run took no longer than the run. One that did is in the wrong unit, or of another run.',
    formula: 'mean and greatest TTFT and E2E ≤ duration within 2 %',
  },
  'ACC-ENERGY': {
    title: 'Energy is power times time',
    severity: 'reject',
    since: '0.2.0',
    explanation:
      'Power and energy of one window say the same thing twice. A meter that ran shorter than the window, and publications that disagree with themselves, are flagged.',
    formula: 'energy = mean power × window within 2 %',
  },
  'ACC-EMPTY': {
    title: 'Zeros are measurements',
    severity: 'reject',
    since: '0.2.0',
    explanation:
      'All-failed runs, completed requests without a token and latencies of exactly 0 were not measured.',
    formula: null,
  },
  'STAT-DURATION': {
    title: 'Long enough, or repeated',
    severity: 'warn',
    since: '0.4.0',
    explanation:
      'A short run shows caches that are still filling and clocks that are still high. Below 600 s it takes three points of the same load; how the system was warmed up is declared. What lacks either stays at evidence E2 or below.',
    formula: 'duration ≥ 600 s or replicates ≥ 3; warm-up declared',
  },
  'STAT-SMOKE': {
    title: 'Large enough to mean something',
    severity: 'warn',
    since: '0.2.0',
    explanation: 'A smaller run is shown and never ranks.',
    formula: 'completed ≥ 50 and duration ≥ 30 s; static batch: iterations ≥ 3',
  },
  'STAT-SAMPLES': {
    title: 'Enough samples for a percentile',
    severity: 'warn',
    since: '0.2.0',
    explanation: 'A percentile from fewer samples is shown without a rank.',
    formula: 'n ≥ 5 ÷ (1 − q): p50 10, p90 50, p95 100, p99 500',
  },
  'PHYS-COMPUTE': {
    title: 'Useful operations stay below peak',
    severity: 'flag',
    since: '0.2.0',
    explanation:
      'The work that the model requires, without padding or recomputation, can not exceed the dense rate of all chips at the precision that computes.',
    formula: 'useful FLOPs ÷ time ≤ peak × chips',
  },
  'PHYS-BANDWIDTH': {
    title: 'Bytes per second stay below memory bandwidth',
    severity: 'flag',
    since: '0.1.0',
    explanation:
      'Throughput alone bounds the steps a second: at most a whole batch grows by one token, and each step moves the weights and the caches. A batch of images reads the weights once a pass.',
    formula: 'bytes per step × output tokens/s ÷ (batch × accepted tokens) ≤ bandwidth × chips',
  },
  'PHYS-CAPACITY': {
    title: 'Weights and caches fit the memory',
    severity: 'flag',
    since: '0.1.0',
    explanation:
      'A static batch is in memory whole. Concurrency is not batch, so a serving point needs room for the weights and one sequence. The marketed size is read in the larger unit, nothing is reserved.',
    formula: 'weights + KV of the batch (serving: of one sequence) ≤ capacity × chips',
  },
  'PHYS-PREFILL': {
    title: 'The first token waits for the prompt',
    severity: 'flag',
    since: '0.2.0',
    explanation:
      'Every uncached prompt token passes the whole model before the first answer token, on the chips of one replica. FLOPs grow faster than lengths, so the mean time is judged with the mean length; the minimum belongs to the shortest prompt, whose length no aggregate has.',
    formula: 'mean TTFT ≥ FLOPs of uncached prompt tokens ÷ (peak × chips of a replica)',
  },
  'PHYS-DECODE': {
    title: 'Each step reads the weights and the cache',
    severity: 'flag',
    since: '0.2.0',
    explanation:
      'A decode step reads the weights of the chosen experts once and the keys and values of every sequence; prompts that a cache holds once count once. Serving runs decode fewer sequences at a time than are in flight. Stages of a pipeline work one after another on a token.',
    formula:
      'TPOT × accepted tokens ≥ (weights + B·KV) ÷ (bandwidth × chips); B = output tokens/s × mean TPOT',
  },
  'PHYS-POWER': {
    title: 'Power between idle and limit',
    severity: 'flag',
    since: '0.2.0',
    explanation:
      'Chips draw at least their idle power and at most their limit; beyond the device sensor a host of 217 W a chip is allowed for.',
    formula: 'idle × chips ≤ power ≤ TDP × chips (+ host); J/token ≥ idle power × shortest time',
  },
  'PHYS-ATTAINABLE': {
    title: 'Not faster than the best stack',
    severity: 'warn',
    since: '0.2.0',
    explanation:
      'Faster than attainable by more than two error bars: either the specification or the simulator is wrong. Both are shown.',
    formula: 'time ≥ attainable ÷ (1 + 2 error bars)',
  },
  'TECH-SPECULATIVE': {
    title: 'Speculative decoding is declared',
    severity: 'reject',
    since: '0.4.0',
    explanation:
      'Method, draft model, drafted tokens and mean accepted tokens are stated, and a step yields at most the drafted tokens and the one that the model adds.',
    formula: '1 ≤ accepted tokens ≤ drafted tokens + 1',
  },
  'TECH-CACHE': {
    title: 'Reuse of prompts is declared',
    severity: 'flag',
    since: '0.4.0',
    explanation:
      'Flagged where first tokens come sooner than the uncached prompt can be computed. A policy that nobody stated only warns and is a badge.',
    formula: 'FLOPs of undeclared prompt tokens ÷ peak ≤ mean TTFT',
  },
  'TECH-CONTEXT': {
    title: 'Not tuned to the tested length',
    severity: 'warn',
    since: '0.4.0',
    explanation:
      'A server configured for hardly more than the tested length keeps no room that users would need. Asked for up to the limit of the model; a limit below the tested length is flagged, since no such request can be served.',
    formula: 'configured maximum context ≥ 2 × (input + output)',
  },
  'TECH-PRECISION': {
    title: 'The chip computes the declared precision',
    severity: 'reject',
    since: '0.2.0',
    explanation:
      'The chip has a compute class as wide as the activations, and activations and KV cache are kept in formats that can hold them. Of a submitted run, activations or KV cache that are not declared warn.',
    formula: null,
  },
  'QUAL-ACCURACY': {
    title: 'Quantised weights show their quality',
    severity: 'warn',
    since: '0.4.0',
    explanation:
      'Weights in fewer bits than they were published in need a score beside that of the published ones. Without one the point carries the badge "no accuracy evidence".',
    formula: "score ≥ 99 % of the published weights' score",
  },
  'DUP-POINT': {
    title: 'Nothing is counted twice',
    severity: 'reject',
    since: '0.2.0',
    explanation:
      'The same point under another id, or twice in a run, is refused; one that agrees in every digit shown is flagged, and so is a curve that follows a stored one point for point.',
    formula: 'content hash differs; no curve of 3 points or more within 0.1 % of another',
  },
};
