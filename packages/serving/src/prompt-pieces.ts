import type { PromptMix } from './step-clock.ts';

/** Σ over i = 1 … x of min(i, reach). */
function keysUpTo(x: number, reach: number): number {
  return x <= reach ? (x * (x + 1)) / 2 : (reach * (reach + 1)) / 2 + (x - reach) * reach;
}

/** Pieces of prompts that one step computes, summed in place: no allocation a step. */
export class PromptPieces implements PromptMix {
  readonly #reaches: readonly number[];
  readonly pairs: Float64Array;
  readonly keys: Float64Array;
  tokens = 0;
  pieces = 0;
  finished = 0;

  constructor(reaches: readonly number[]) {
    this.#reaches = reaches;
    this.pairs = new Float64Array(reaches.length + 1);
    this.keys = new Float64Array(reaches.length + 1);
  }

  clear(): void {
    this.tokens = 0;
    this.pieces = 0;
    this.finished = 0;
    this.pairs.fill(0);
    this.keys.fill(0);
  }

  /** `newTokens` of a prompt after `pastTokens` that the cache holds. */
  add(newTokens: number, pastTokens: number, isLast: boolean): void {
    const end = pastTokens + newTokens;
    this.tokens += newTokens;
    this.pieces += 1;
    if (isLast) this.finished += 1;
    for (let r = 0; r < this.#reaches.length; r += 1) {
      const reach = this.#reaches[r] ?? 0;
      this.pairs[r] = (this.pairs[r] ?? 0) + keysUpTo(end, reach) - keysUpTo(pastTokens, reach);
      this.keys[r] = (this.keys[r] ?? 0) + newTokens + Math.min(pastTokens, reach - 1);
    }
    const whole = this.#reaches.length;
    this.pairs[whole] = (this.pairs[whole] ?? 0) + (end * (end + 1) - pastTokens * (pastTokens + 1)) / 2;
    this.keys[whole] = (this.keys[whole] ?? 0) + end;
  }
}
