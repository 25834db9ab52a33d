/**
 * How long a step of an engine takes: all that the simulation of a load knows of model, chip and stack. Host terms of a step, of
 * its sequences and of finished prompts are inside.
 *
 * Keys of a step: `keys[r]` = Σ over its sequences of min(Sᵢ, reaches[r]), `keys[reaches.length]` = Σ Sᵢ, where Sᵢ counts the keys of
 * a sequence with the step's own tokens, as a decode step of `domain/models/step-load.ts` does.
 */
export interface StepClock {
  /** Finite reaches of attention (windows, chosen keys), ascending. Empty for most models. */
  readonly reaches: readonly number[];
  /**
   * Decode steps of `sequences` sequences that compute `tokensPerSequence` tokens each, as a line in keys, exact (≤ 0.1 %) from the
   * mean whole context given to that at which it ends. The object may be filled anew by the next call: read it at once.
   */
  line(sequences: number, tokensPerSequence: number, meanContext: number): StepLine;
  /** Seconds of a step that decodes and computes pieces of prompts, over one reading of the weights. No sequence decodes at 0. */
  mixed(sequences: number, tokensPerSequence: number, keys: ArrayLike<number>, prompt: PromptMix): number;
}

/** seconds = sec + Σ secPerKey[r]·keys[r]. */
export interface StepLine {
  /** Time at no keys: where the line meets the axis, a time that no step takes. */
  sec: number;
  /** Slopes by reach, the whole context last. */
  secPerKey: ArrayLike<number>;
  /** Mean whole context of the last step that is on the line; infinite where it never bends. */
  validToContext: number;
}

/** What a step computes of prompts, summed over their pieces. Reaches as in `StepClock`. */
export interface PromptMix {
  tokens: number;
  pieces: number;
  /** Query-key pairs. */
  pairs: ArrayLike<number>;
  /** Keys read, those of the piece's own tokens included: each once, whatever the number of queries. */
  keys: ArrayLike<number>;
  /** Prompts that end in this step and sample a token. */
  finished: number;
}
