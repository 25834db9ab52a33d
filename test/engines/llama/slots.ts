import type { LoadedModel } from './llama-model.ts';
import { END_ID } from './vocabulary.ts';

/** Requests that may wait; whoever comes then is sent away. */
const MAX_WAITING = 512;

export interface Work {
  prompt: readonly number[];
  maxTokens: number;
  ignoresEnd: boolean;
  /** Asked before each token: whether its client has gone. */
  isAbandoned(): boolean;
  onToken(token: number): void;
}

export interface Counts {
  promptTokens: number;
  promptSeconds: number;
  answerTokens: number;
  answerSeconds: number;
  running: number;
  waiting: number;
  heldTokens: number;
}

/** First come, first served: as many answers at once as there are slots. */
export class Slots {
  readonly counts: Counts = {
    promptTokens: 0,
    promptSeconds: 0,
    answerTokens: 0,
    answerSeconds: 0,
    running: 0,
    waiting: 0,
    heldTokens: 0,
  };
  readonly #free: LoadedModel['sequences'];
  readonly #queue: (() => void)[] = [];

  constructor({ sequences }: LoadedModel) {
    this.#free = [...sequences];
  }

  isFull(): boolean {
    return this.#queue.length >= MAX_WAITING;
  }

  /** Answers a prompt; gives why it ended. */
  async answer(work: Work): Promise<'length' | 'stop' | 'abandoned'> {
    const sequence = await this.#take();
    const { counts } = this;
    counts.running += 1;
    try {
      return await this.#generate(sequence, work);
    } finally {
      // Only then may another prompt have it: what it still remembers would be a prefix that nobody declared.
      await sequence.clearHistory();
      counts.running -= 1;
      this.#free.push(sequence);
      this.#queue.shift()?.();
    }
  }

  async #generate(
    sequence: LoadedModel['sequences'][number],
    work: Work,
  ): Promise<'length' | 'stop' | 'abandoned'> {
    const { counts } = this;
    const started = performance.now();
    let first = 0;
    let answered = 0;
    counts.heldTokens += work.prompt.length;
    try {
      for await (const token of sequence.evaluate(work.prompt, { temperature: 0, yieldEogToken: true })) {
        if (answered === 0) {
          first = performance.now();
          counts.promptTokens += work.prompt.length;
          counts.promptSeconds += (first - started) / 1000;
        }
        answered += 1;
        counts.answerTokens += 1;
        counts.heldTokens += 1;
        if (work.isAbandoned()) return 'abandoned';
        work.onToken(token);
        if (token === END_ID && !work.ignoresEnd) return 'stop';
        if (answered >= work.maxTokens) return 'length';
      }
      return 'stop';
    } finally {
      counts.heldTokens -= work.prompt.length + answered;
      if (answered > 0) counts.answerSeconds += (performance.now() - first) / 1000;
    }
  }

  async #take(): Promise<LoadedModel['sequences'][number]> {
    for (;;) {
      const sequence = this.#free.shift();
      if (sequence !== undefined) return sequence;
      this.counts.waiting += 1;
      await new Promise<void>((resolve) => this.#queue.push(resolve));
      this.counts.waiting -= 1;
    }
  }
}
