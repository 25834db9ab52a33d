import type { TextSection } from './text.ts';

/** What may be compared, how it ranks, and what a crossover is. */
export const COMPARISON_TEXT: readonly TextSection[] = [
  {
    id: 'phases',
    title: 'Phases',
    blocks: [
      {
        terms: [
          ['Prefill', 'Prompts alone: time to process them, no answer.'],
          ['Decode', 'Answers alone: the steps that each produce one token a sequence.'],
          ['Generate', 'A static batch from the first prompt token to the last answer token.'],
          [
            'Serving',
            'The steady state of continuous batching: prompts are processed while other sequences answer.',
          ],
        ],
      },
      'Results of different phases never rank together. Image generation has a phase of its own, which this engine does not simulate.',
    ],
  },
  {
    id: 'slices',
    title: 'Slices',
    blocks: [
      'Values rank only inside a slice: model × phase × shape × batch × context × precision class.',
      'Batch and context fall into the bucket nearest in log2: batch 1, 2, 4 … 1,024, context 128, 256 … 1M. The exact values are kept and shown.',
      {
        formula:
          'batch = the static batch; else completed × mean end-to-end time ÷ duration; else the declared limit, marked declared',
      },
      {
        formula:
          'context = prompt (prefill); prompt + answer ÷ 2 (generate, serving); the exact context where the source gives it',
      },
      'Shape, of generate and serving: prompt-heavy from input ÷ output ≥ 4, answer-heavy to ≤ 1/4, else balanced. The precision class follows the declared words: FP32, FP16 (every 16-bit word), FP8 (fp8 and int8), W8A16, W4A16, FP4. Results with techniques that change the work, such as speculation, rank apart from those without.',
    ],
  },
  {
    id: 'ranks',
    title: 'Ranks',
    blocks: [
      { formula: 'rank = 1 + entries of the same key whose interval lies wholly on the better side' },
      'Entries whose intervals overlap share a rank, written with “=”. A single run has no interval; it gets ±5 %, marked as assumed. Useful TOPS and tokens/s per chip rank per chip, latency and per-user speed per system. A system is chip × number of chips × framework and stands in a slice once, with its best point for the metric.',
      'There is no composite score. The four metrics stand side by side, each with its own rank. Missing is missing with its reason, never 0, and what is missing does not rank.',
    ],
  },
  {
    id: 'crossovers',
    title: 'Crossovers',
    blocks: [
      'Two systems cross where one becomes better than the other as the context grows and everything else of the slice stays.',
      'Measured curves are joined piecewise linearly in log–log, inside their common range only; the interval of a crossing follows from the intervals of the points. Where there is none, the range that was compared is named. Nothing is extrapolated.',
      'Simulated curves run over at least 64 contexts from 128 to 131,072 at the batch and shape of the slice, and each crossing is refined by bisection; its interval follows from the error bars. Curves are anchored: where a system has a point in the slice its curve goes through it.',
      { formula: 'anchored time(S) = simulated time(S) + (measured − simulated time at the point)' },
      'Past the model’s own maximum context the same shapes are used and that part is marked. A curve ends where weights and KV cache no longer fit. A family without a system in the slice is represented by one chip, drawn without an anchor.',
      'Public data hold few measured crossings, so most that are shown are simulated and labelled so.',
    ],
  },
  {
    id: 'your-workload',
    title: 'Your workload',
    blocks: [
      'A result is near a workload where the phase is the same and its input, output and concurrency each lie within half a power of two. Systems stand in three groups and never in one list: those that keep every limit, ranked; those that miss one, with by how much; and those without data, with the distance to their nearest result.',
      'A limit is one on the 95th percentile. A static batch, in which every request takes the same time, keeps or misses it by that time. Of a mean alone it can be said that a limit is missed, never that it is kept; a simulation keeps it with the far end of its error bar. What says neither is no data.',
      {
        formula:
          'systems needed for a rate = ⌈requests/s · mean output ÷ tokens/s of one system⌉; a million tokens cost what all of them cost',
      },
      'Each price of a ranked chip is moved by 15 %, each figure of owning by about a factor of two, one at a time: pairs that change places are counted, and whether another system leads.',
    ],
  },
];
