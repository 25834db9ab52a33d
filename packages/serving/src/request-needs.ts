import type { AnswerSteps } from './answer-steps.ts';
import type { Progress } from './progress.ts';
import type { Requests } from './requests.ts';

/** What is left to be computed of each request: what it asked for, less how far it has come. */
export class RequestNeeds {
  readonly #requests: Requests;
  readonly #progress: Progress;
  readonly #answers: AnswerSteps;

  constructor(requests: Requests, progress: Progress, answers: AnswerSteps) {
    this.#requests = requests;
    this.#progress = progress;
    this.#answers = answers;
  }

  /** Tokens in the cache when the prompt is computed: its own and those of the answer that were lost. */
  promptTokens(request: number): number {
    return (this.#requests.inputTokens[request] ?? 0) + (this.#progress.recomputed[request] ?? 0);
  }

  /** Tokens of the prompt that the cache does not hold when it is admitted. */
  tokensToCompute(request: number): number {
    if (this.#progress.arrivesCached[request] === 1) return 0;
    return this.promptTokens(request) - (this.#requests.cachedTokens[request] ?? 0);
  }

  /** Decode steps after the prompt. */
  stepsLeft(request: number): number {
    return (this.#requests.steps[request] ?? 0) - (this.#progress.stepsDone[request] ?? 0);
  }

  /** Tokens that those steps yield. */
  tokensToCome(request: number): number {
    return (this.stepsLeft(request) * this.#answers.strideUnits) / this.#answers.unitsPerToken;
  }
}
