import { invariant } from '@inferbench/units/invariant';
import type { AnswerSteps } from './answer-steps.ts';
import { Decoding } from './decoding.ts';
import { stepsSec, stepsUntil } from './leap.ts';
import type { Progress } from './progress.ts';
import { PromptPieces } from './prompt-pieces.ts';
import { RequestList } from './request-list.ts';
import { type Requests, STATE } from './requests.ts';
import type { Pool, Scheduler } from './scheduler.ts';
import { type Tallies, WAITING_FOR } from './tallies.ts';

/** What an engine tells those around it, at the end of a step. */
export interface EngineEvents {
  /** The prompt of a request is computed, its first token sampled, and the rest of its answer is decoded elsewhere. */
  promptEnded(request: number, engine: Engine): void;
  requestEnded(request: number, engine: Engine): void;
}

export interface EngineInput {
  pool: Pool;
  answers: AnswerSteps;
  requests: Requests;
  progress: Progress;
  tallies: Tallies;
  events: EngineEvents;
  /** It computes prompts alone, and gives the rest of an answer away. */
  handsOver: boolean;
}

type Plan = 'idle' | 'due' | 'step' | 'leap';

/**
 * One engine: a queue, a running batch, blocks of cache. It is always at a boundary between two steps, with what it does next
 * planned up to `planEndSec`: one step that computes prompts, or as many decode steps as nothing can disturb.
 */
export class Engine {
  readonly #scheduler: Scheduler;
  readonly #pool: Pool;
  readonly #requests: Requests;
  readonly #tallies: Tallies;
  readonly #events: EngineEvents;
  readonly #answers: AnswerSteps;
  readonly #handsOver: boolean;
  readonly #decoding: Decoding;
  readonly #queue: RequestList;
  /** Running requests in the order of their admission. */
  readonly #running: RequestList;
  readonly #pieces: PromptPieces;
  readonly #watermarkBlocks: number;
  readonly #places: number;
  readonly #progress: Progress;
  /** Requests whose prompt ends in the planned step. */
  readonly #ending: number[] = [];
  /** The request whose prompt is computed in part, −1 for none, and how many of its tokens the cache holds. */
  #partial = -1;
  #partialTokens = 0;
  #usedBlocks = 0;
  /** Tokens that requests not yet decoding hold, and tokens of answers still to come. */
  #promptTokensHeld = 0;
  #outstanding = 0;
  #nowSec = 0;
  #plan: Plan = 'idle';
  #planSteps = 0;
  #firstSec = 0;
  #growthSec = 0;
  #waitingFor: number = WAITING_FOR.nothing;
  #stepDecodes = false;
  planEndSec = Number.POSITIVE_INFINITY;

  constructor({ pool, answers, requests, progress, tallies, events, handsOver }: EngineInput) {
    const { scheduler, memory, clock } = pool;
    this.#scheduler = scheduler;
    this.#pool = pool;
    this.#requests = requests;
    this.#tallies = tallies;
    this.#events = events;
    this.#handsOver = handsOver;
    this.#answers = answers;
    this.#decoding = new Decoding({
      reaches: clock.reaches,
      answers,
      blockTokens: memory.blockTokens,
      reservesAll: scheduler.preempt === 'never',
      progress,
      tallies,
    });
    this.#queue = new RequestList(progress);
    this.#running = new RequestList(progress);
    this.#pieces = new PromptPieces(clock.reaches);
    this.#watermarkBlocks = Math.ceil(scheduler.watermark * memory.blocks);
    const byBudget = Math.max(1, Math.floor(scheduler.tokenBudget / answers.tokensPerStep));
    this.#places = scheduler.prefillFirst
      ? scheduler.maxSequences
      : Math.min(scheduler.maxSequences, byBudget);
    this.#progress = progress;
  }

  /** Requests that it holds. */
  get held(): number {
    return this.#queue.size + this.#running.size;
  }

  get usedBlocks(): number {
    return this.#usedBlocks;
  }

  /** Whether a request fits an engine that holds nothing else, with its answer or without. */
  canEverHold(request: number, withAnswer: boolean): boolean {
    const steps = withAnswer ? this.#stepsLeft(request) : 0;
    return this.#decoding.blocksAtEnd(this.#promptTokens(request), steps) <= this.#pool.memory.blocks;
  }

  /** A request becomes visible: `isCached` if its keys and values came with it, so that it decodes at once. */
  enqueue(request: number, atSec: number, isCached: boolean): void {
    this.#progress.arrivesCached[request] = isCached ? 1 : 0;
    this.#requests.state[request] = STATE.waiting;
    const isFirst = this.#queue.size === 0;
    this.#queue.append(request);
    if (this.#plan === 'idle') this.#wake(atSec);
    else if (this.#plan === 'leap' && isFirst && this.#running.size < this.#places) this.#cutAt(atSec);
  }

  /** Blocks of a prompt that moved away are free from now on. */
  release(request: number, atSec: number): void {
    this.#usedBlocks -= this.#promptBlocks(request);
    if (this.#plan === 'idle' && this.#queue.size > 0) this.#wake(atSec);
  }

  /** Ends what was planned, or plans anew at a boundary. */
  advance(): void {
    if (this.#plan === 'due') this.#schedule();
    else {
      if (this.#plan === 'leap') this.#endLeap();
      else this.#endStep();
      this.#plan = 'due';
    }
  }

  #wake(atSec: number): void {
    this.#nowSec = atSec;
    this.#plan = 'due';
    this.planEndSec = atSec;
  }

  #schedule(): void {
    this.#waitingFor = WAITING_FOR.nothing;
    this.#ending.length = 0;
    this.#pieces.clear();
    if (!this.#scheduler.prefillFirst || !this.#hasPrompt()) this.#makeRoom();
    this.#takePrompts();
    if (this.#pieces.pieces > 0) this.#planStep();
    else if (this.#decoding.count > 0) {
      this.#makeRoom();
      this.#planLeap();
    } else {
      this.#plan = 'idle';
      this.planEndSec = Number.POSITIVE_INFINITY;
    }
  }

  #hasPrompt(): boolean {
    return (
      this.#partial >= 0 ||
      (this.#queue.size > 0 && this.#obstacle(this.#queue.first) === WAITING_FOR.nothing)
    );
  }

  /** The newest give up their cache until one more step of the others fits. */
  #makeRoom(): void {
    while (this.#decoding.blocksNeeded(1) > this.#pool.memory.blocks - this.#usedBlocks) {
      invariant(this.#running.size > 1, 'a request that can be held alone never lacks room alone');
      this.#preempt(this.#running.last);
    }
  }

  #preempt(request: number): void {
    const { recomputed, stepsDone, arrivesCached, lastTokenSec } = this.#progress;
    this.#running.remove(request);
    if (request === this.#partial) {
      this.#partial = -1;
      this.#leavePrompt(request);
      this.#usedBlocks -= this.#promptBlocks(request);
      this.#outstanding -= this.#tokensToCome(request);
    } else {
      this.#usedBlocks -= this.#decoding.blocksOf(request);
      lastTokenSec[request] = this.#decoding.lastTokenSec(request);
      const steps = (stepsDone[request] ?? 0) + this.#decoding.stop(request);
      stepsDone[request] = steps;
      this.#outstanding -= this.#tokensToCome(request);
      // What was sampled is computed again with the prompt; that samples the next token, as a step would have.
      const { strideUnits, unitsPerToken } = this.#answers;
      const sampled = 1 + Math.floor((steps * strideUnits) / unitsPerToken);
      recomputed[request] = Math.min(sampled, (this.#requests.outputTokens[request] ?? 1) - 1);
      stepsDone[request] = steps + 1;
    }
    arrivesCached[request] = 0;
    this.#requests.state[request] = STATE.waiting;
    this.#queue.prepend(request);
    this.#tallies.preemptions += 1;
  }

  /** Takes the pieces of prompts that join the next step: of the one begun first, then of new ones in their order. */
  #takePrompts(): void {
    const { chunked, prefillFirst, tokenBudget } = this.#scheduler;
    let left = tokenBudget - (prefillFirst ? 0 : this.#decoding.count * this.#answers.tokensPerStep);
    if (this.#partial >= 0) left -= this.#takePiece(this.#partial, this.#partialTokens, left);
    while (this.#queue.size > 0) {
      const request = this.#queue.first;
      const tokens = this.#tokensToCompute(request);
      const isTooMuch = chunked ? left <= 0 : tokens > left && this.#pieces.pieces > 0;
      const obstacle = tokens > 0 && isTooMuch ? WAITING_FOR.budget : this.#obstacle(request);
      if (obstacle !== WAITING_FOR.nothing) {
        this.#waitingFor = obstacle;
        return;
      }
      this.#admit(request);
      if (tokens > 0) left -= this.#takePiece(request, this.#promptTokens(request) - tokens, left);
      else this.#startDecoding(request);
    }
  }

  /** What keeps a request from being admitted, apart from the budget of the step. */
  #obstacle(request: number): number {
    if (this.#running.size >= this.#places) return WAITING_FOR.sequences;
    const { memory } = this.#pool;
    const isAlone = this.#running.size === 0;
    const due = this.#decoding.blocksNeeded(1);
    const free = memory.blocks - this.#usedBlocks - due - (isAlone ? 0 : this.#watermarkBlocks);
    const steps = this.#tokensToCompute(request) === 0 ? Math.min(1, this.#stepsLeft(request)) : 0;
    const wanted = Math.max(
      this.#promptBlocks(request),
      this.#decoding.blocksAtEnd(this.#promptTokens(request), steps),
    );
    if (wanted > free) return WAITING_FOR.kv;
    const { reservedOutput, preempt } = this.#scheduler;
    if (preempt === 'never' || reservedOutput === 0 || isAlone) return WAITING_FOR.nothing;
    const held = this.#decoding.tokensHeld + this.#promptTokensHeld + this.#promptTokens(request);
    const reserved = reservedOutput * (this.#outstanding + this.#tokensToCome(request));
    return held + reserved > memory.blocks * memory.blockTokens ? WAITING_FOR.kv : WAITING_FOR.nothing;
  }

  #admit(request: number): void {
    const { state, admittedSec, resumedSec } = this.#requests;
    this.#queue.remove(request);
    this.#running.append(request);
    this.#useBlocks(this.#promptBlocks(request));
    this.#promptTokensHeld += this.#promptTokens(request);
    this.#outstanding += this.#tokensToCome(request);
    state[request] = STATE.prefilling;
    if (Number.isNaN(admittedSec[request])) admittedSec[request] = this.#nowSec;
    else if (this.#progress.arrivesCached[request] === 1) resumedSec[request] = this.#nowSec;
  }

  /** Takes what fits of a prompt after tokens that the cache holds; tells how many tokens. */
  #takePiece(request: number, pastTokens: number, left: number): number {
    const all = this.#promptTokens(request) - pastTokens;
    const tokens = this.#scheduler.chunked ? Math.min(all, left) : all;
    this.#pieces.add(tokens, pastTokens, tokens === all);
    if (tokens === all) this.#ending.push(request);
    this.#partial = tokens === all ? -1 : request;
    this.#partialTokens = pastTokens + tokens;
    return tokens;
  }

  #planStep(): void {
    const decoding = this.#decoding;
    const { tokensPerStep } = this.#answers;
    this.#stepDecodes = decoding.count > 0 && !this.#scheduler.prefillFirst;
    if (this.#stepDecodes) this.#useBlocks(decoding.blocksNeeded(1));
    const sequences = this.#stepDecodes ? decoding.count : 0;
    const keys = this.#stepDecodes ? decoding.keysOfNextStep() : decoding.noKeys;
    this.#plan = 'step';
    this.#planSteps = 1;
    this.#firstSec = this.#pool.clock.mixed(sequences, tokensPerStep, keys, this.#pieces);
    this.#growthSec = 0;
    this.planEndSec = this.#nowSec + this.#firstSec;
  }

  #planLeap(): void {
    const decoding = this.#decoding;
    const line = this.#pool.clock.line(
      decoding.count,
      this.#answers.tokensPerStep,
      decoding.meanContextOfNextStep(),
    );
    const most = Math.min(decoding.stepsToNextEvent(), decoding.stepsUntilContext(line.validToContext));
    const free = this.#pool.memory.blocks - this.#usedBlocks;
    this.#plan = 'leap';
    this.#planSteps = Math.max(1, decoding.stepsWithin(free, Math.max(1, most)));
    this.#firstSec = line.sec + decoding.alongKeys(line.secPerKey);
    this.#growthSec = decoding.alongGrowth(line.secPerKey);
    this.planEndSec = this.#nowSec + stepsSec(this.#firstSec, this.#growthSec, this.#planSteps);
  }

  /** A request came that may join: the leap ends at the first boundary that sees it. */
  #cutAt(atSec: number): void {
    this.#planSteps = stepsUntil(this.#firstSec, this.#growthSec, atSec - this.#nowSec, this.#planSteps);
    this.planEndSec = this.#nowSec + stepsSec(this.#firstSec, this.#growthSec, this.#planSteps);
  }

  #endLeap(): void {
    const steps = this.#planSteps;
    const before = this.#usedBlocks;
    this.#useBlocks(this.#decoding.blocksNeeded(steps));
    this.#tally(steps, (before + this.#usedBlocks) / 2, this.#decoding.count);
    this.#decode(steps);
  }

  #endStep(): void {
    const tallies = this.#tallies;
    const sec = this.planEndSec - this.#nowSec;
    tallies.promptSteps += 1;
    tallies.promptSec += sec;
    tallies.promptTokens += this.#pieces.tokens;
    this.#tally(1, this.#usedBlocks, this.#stepDecodes ? this.#decoding.count : 0);
    if (this.#stepDecodes) this.#decode(1);
    this.#nowSec = this.planEndSec;
    for (const request of this.#ending) this.#endPrompt(request);
  }

  #tally(steps: number, blocks: number, decoding: number): void {
    const tallies = this.#tallies;
    const sec = this.planEndSec - this.#nowSec;
    tallies.steps += steps;
    tallies.busySec += sec;
    tallies.blockSec += blocks * sec;
    tallies.decodingSec += decoding * sec;
    tallies.waitingSec[this.#waitingFor] = (tallies.waitingSec[this.#waitingFor] ?? 0) + sec;
  }

  /** All answers go on by so many steps, and those that are complete leave. */
  #decode(steps: number): void {
    const decoding = this.#decoding;
    const [startSec, endSec] = [this.#nowSec, this.planEndSec];
    this.#outstanding -= (steps * decoding.count * this.#answers.strideUnits) / this.#answers.unitsPerToken;
    decoding.advance(steps, { firstSec: this.#firstSec, growthSec: this.#growthSec, startSec, endSec });
    this.#nowSec = endSec;
    for (;;) {
      const request = decoding.nextFinished();
      if (request < 0) return;
      this.#usedBlocks -= decoding.blocksOf(request);
      decoding.stop(request);
      this.#end(request);
    }
  }

  #endPrompt(request: number): void {
    const { firstTokenSec } = this.#requests;
    const { lastTokenSec } = this.#progress;
    if (Number.isNaN(firstTokenSec[request])) firstTokenSec[request] = this.#nowSec;
    else this.#tallies.gaps.add(this.#nowSec - (lastTokenSec[request] ?? 0), 1);
    lastTokenSec[request] = this.#nowSec;
    if (this.#handsOver && this.#stepsLeft(request) > 0) {
      this.#events.promptEnded(request, this);
      this.#running.remove(request);
      this.#leavePrompt(request);
      this.#outstanding -= this.#tokensToCome(request);
    } else this.#startDecoding(request);
  }

  #startDecoding(request: number): void {
    const steps = this.#stepsLeft(request);
    this.#leavePrompt(request);
    if (steps > 0) {
      this.#requests.state[request] = STATE.decoding;
      const lastTokenSec = this.#progress.lastTokenSec[request] ?? 0;
      this.#decoding.start(request, this.#promptTokens(request), steps, lastTokenSec);
      return;
    }
    this.#usedBlocks -= this.#promptBlocks(request);
    this.#end(request);
  }

  #leavePrompt(request: number): void {
    this.#promptTokensHeld -= this.#promptTokens(request);
  }

  #end(request: number): void {
    this.#running.remove(request);
    this.#requests.state[request] = STATE.done;
    this.#requests.endSec[request] = this.#nowSec;
    this.#events.requestEnded(request, this);
  }

  #useBlocks(blocks: number): void {
    this.#usedBlocks += blocks;
    invariant(this.#usedBlocks <= this.#pool.memory.blocks, 'no more blocks are in use than there are');
    if (this.#usedBlocks > this.#tallies.peakBlocks) this.#tallies.peakBlocks = this.#usedBlocks;
  }

  /** Tokens in the cache when the prompt is computed: its own and those of the answer that were lost. */
  #promptTokens(request: number): number {
    return (this.#requests.inputTokens[request] ?? 0) + (this.#progress.recomputed[request] ?? 0);
  }

  #tokensToCompute(request: number): number {
    if (this.#progress.arrivesCached[request] === 1) return 0;
    return this.#promptTokens(request) - (this.#requests.cachedTokens[request] ?? 0);
  }

  #stepsLeft(request: number): number {
    return (this.#requests.steps[request] ?? 0) - (this.#progress.stepsDone[request] ?? 0);
  }

  #tokensToCome(request: number): number {
    return (this.#stepsLeft(request) * this.#answers.strideUnits) / this.#answers.unitsPerToken;
  }

  #promptBlocks(request: number): number {
    return this.#decoding.blocksAfterPrompt(this.#promptTokens(request), this.#stepsLeft(request));
  }
}
