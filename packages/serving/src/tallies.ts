import { GapHistogram } from './gap-histogram.ts';

/** Why the first of a queue waits while a step runs. */
export const WAITING_FOR = { nothing: 0, kv: 1, sequences: 2, budget: 3 } as const;

/** Gaps are counted by part of the run, so that its beginning can be left out. */
const PARTS = 16;

/** What engines count while they run. Seconds of an engine times what held then. */
export class Tallies {
  readonly #gaps: (GapHistogram | undefined)[] = [];
  /** Gaps of the part of the run that has been reached. */
  gaps: GapHistogram;
  steps = 0;
  /** Steps that computed prompts. */
  promptSteps = 0;
  promptTokens = 0;
  preemptions = 0;
  busySec = 0;
  /** Part of `busySec`: steps that computed prompts. */
  promptSec = 0;
  /** Answers in decode steps, times seconds. */
  decodingSec = 0;
  blockSec = 0;
  peakBlocks = 0;
  /** Seconds by `WAITING_FOR` of steps during which the first of the queue waited for it. */
  readonly waitingSec = new Float64Array(4);

  constructor() {
    this.gaps = new GapHistogram();
    this.#gaps[0] = this.gaps;
  }

  /** Says how large a share of all requests has arrived. */
  reach(share: number): void {
    const part = Math.floor(share * PARTS);
    const gaps = this.#gaps[part] ?? new GapHistogram();
    this.#gaps[part] = gaps;
    this.gaps = gaps;
  }

  /** All gaps of the parts of the run that lie between two shares of its requests; of all, if none does. */
  addGaps(fromShare: number, toShare: number, sum: GapHistogram): void {
    const inside = this.#gaps.filter((_, part) => part >= fromShare * PARTS && part + 1 <= toShare * PARTS);
    for (const gaps of inside.length > 0 ? inside : this.#gaps) if (gaps !== undefined) sum.merge(gaps);
  }
}
