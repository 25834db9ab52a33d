import { PromptPieces } from './prompt-pieces.ts';

/** The prompts of the next step: the pieces of them that it computes, who is complete after it, and the one that was cut. */
export class StepPrompts {
  readonly pieces: PromptPieces;
  /** Requests whose prompt ends in the step. */
  readonly ending: number[] = [];
  readonly #chunked: boolean;
  /** The request whose prompt is computed in part, −1 for none, and how many of its tokens the cache holds. */
  #partial = -1;
  #partialTokens = 0;

  constructor(reaches: readonly number[], chunked: boolean) {
    this.pieces = new PromptPieces(reaches);
    this.#chunked = chunked;
  }

  get partial(): number {
    return this.#partial;
  }

  get partialTokens(): number {
    return this.#partialTokens;
  }

  /** Forgets the pieces of the last step; a prompt that was cut stays. */
  clear(): void {
    this.ending.length = 0;
    this.pieces.clear();
  }

  /** Takes what fits of a prompt after tokens that the cache holds; tells how many tokens. */
  take(request: number, promptTokens: number, pastTokens: number, left: number): number {
    const all = promptTokens - pastTokens;
    const tokens = this.#chunked ? Math.min(all, left) : all;
    this.pieces.add(tokens, pastTokens, tokens === all);
    if (tokens === all) this.ending.push(request);
    this.#partial = tokens === all ? -1 : request;
    this.#partialTokens = pastTokens + tokens;
    return tokens;
  }

  /** The prompt that was cut starts over, at another time. */
  dropPartial(): void {
    this.#partial = -1;
  }
}
