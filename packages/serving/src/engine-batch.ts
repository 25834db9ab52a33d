import { invariant } from '@inferbench/units/invariant';
import type { AnswerSteps } from './answer-steps.ts';
import type { Decoding } from './decoding.ts';
import type { KvRoom } from './kv-room.ts';
import type { Progress } from './progress.ts';
import { RequestList } from './request-list.ts';
import type { RequestNeeds } from './request-needs.ts';
import { type Requests, STATE } from './requests.ts';
import type { Scheduler } from './scheduler.ts';
import type { StepPlan } from './step-plan.ts';
import type { StepPrompts } from './step-prompts.ts';
import { type Tallies, WAITING_FOR } from './tallies.ts';

interface EngineBatchInput {
  scheduler: Scheduler;
  answers: AnswerSteps;
  requests: Requests;
  progress: Progress;
  tallies: Tallies;
  needs: RequestNeeds;
  decoding: Decoding;
  prompts: StepPrompts;
  room: KvRoom;
  plan: StepPlan;
  /** Answers are decoded elsewhere. */
  handsOver: boolean;
  promptEnded: (request: number) => void;
  requestEnded: (request: number) => void;
}

/** The requests that an engine holds: who waits, who is admitted, who gives way, who leaves. */
export class EngineBatch {
  readonly #scheduler: Scheduler;
  readonly #answers: AnswerSteps;
  readonly #requests: Requests;
  readonly #progress: Progress;
  readonly #tallies: Tallies;
  readonly #needs: RequestNeeds;
  readonly #decoding: Decoding;
  readonly #prompts: StepPrompts;
  readonly #room: KvRoom;
  readonly #plan: StepPlan;
  readonly #handsOver: boolean;
  readonly #promptEnded: (request: number) => void;
  readonly #requestEnded: (request: number) => void;
  readonly #queue: RequestList;
  /** Running requests in the order of their admission. */
  readonly #running: RequestList;
  readonly #places: number;
  #waitingFor: number = WAITING_FOR.nothing;

  constructor(input: EngineBatchInput) {
    const { scheduler, answers, progress } = input;
    this.#scheduler = scheduler;
    this.#answers = answers;
    this.#requests = input.requests;
    this.#progress = progress;
    this.#tallies = input.tallies;
    this.#needs = input.needs;
    this.#decoding = input.decoding;
    this.#prompts = input.prompts;
    this.#room = input.room;
    this.#plan = input.plan;
    this.#handsOver = input.handsOver;
    this.#promptEnded = input.promptEnded;
    this.#requestEnded = input.requestEnded;
    this.#queue = new RequestList(progress);
    this.#running = new RequestList(progress);
    const byBudget = Math.max(1, Math.floor(scheduler.tokenBudget / answers.tokensPerStep));
    this.#places = scheduler.prefillFirst
      ? scheduler.maxSequences
      : Math.min(scheduler.maxSequences, byBudget);
  }

  get held(): number {
    return this.#queue.size + this.#running.size;
  }

  get isAwaited(): boolean {
    return this.#queue.size > 0;
  }

  /** What the first of the queue waits for, of `WAITING_FOR`. */
  get waitingFor(): number {
    return this.#waitingFor;
  }

  /** A request joins the queue; tells whether it is the first and has a place. */
  enqueue(request: number, isCached: boolean): boolean {
    this.#progress.arrivesCached[request] = isCached ? 1 : 0;
    this.#requests.state[request] = STATE.waiting;
    const isFirst = this.#queue.size === 0;
    this.#queue.append(request);
    return isFirst && this.#running.size < this.#places;
  }

  /** Takes the pieces of prompts that join the next step: of the one begun first, then of new ones in their order. */
  takePrompts(): void {
    const { chunked, prefillFirst, tokenBudget } = this.#scheduler;
    const needs = this.#needs;
    const prompts = this.#prompts;
    this.#waitingFor = WAITING_FOR.nothing;
    prompts.clear();
    if (!prefillFirst || !this.#hasPrompt()) this.makeRoom();
    let left = tokenBudget - (prefillFirst ? 0 : this.#decoding.count * this.#answers.tokensPerStep);
    if (prompts.partial >= 0) left -= this.#takePiece(prompts.partial, prompts.partialTokens, left);
    while (this.#queue.size > 0) {
      const request = this.#queue.first;
      const tokens = needs.tokensToCompute(request);
      const isTooMuch = chunked ? left <= 0 : tokens > left && prompts.pieces.pieces > 0;
      const obstacle = tokens > 0 && isTooMuch ? WAITING_FOR.budget : this.#obstacle(request);
      if (obstacle !== WAITING_FOR.nothing) {
        this.#waitingFor = obstacle;
        return;
      }
      this.#admit(request);
      if (tokens > 0) left -= this.#takePiece(request, needs.promptTokens(request) - tokens, left);
      else this.#startDecoding(request);
    }
  }

  /** The newest give up their cache until one more step of the others fits. */
  makeRoom(): void {
    while (this.#decoding.blocksNeeded(1) > this.#room.freeBlocks) {
      invariant(this.#running.size > 1, 'a request that can be held alone never lacks room alone');
      this.#preempt(this.#running.last);
    }
  }

  /** Requests whose prompt the step computed to its end go on to their answers, here or elsewhere. */
  endPrompts(): void {
    for (const request of this.#prompts.ending) this.#endPrompt(request);
  }

  /** Requests whose answer is complete leave. */
  endAnswers(): void {
    const decoding = this.#decoding;
    for (;;) {
      const request = decoding.nextFinished();
      if (request < 0) return;
      this.#room.free(decoding.blocksOf(request));
      decoding.stop(request);
      this.#end(request);
    }
  }

  #hasPrompt(): boolean {
    return (
      this.#prompts.partial >= 0 ||
      (this.#queue.size > 0 && this.#obstacle(this.#queue.first) === WAITING_FOR.nothing)
    );
  }

  #preempt(request: number): void {
    const { recomputed, stepsDone, arrivesCached, lastTokenSec } = this.#progress;
    const room = this.#room;
    this.#running.remove(request);
    if (request === this.#prompts.partial) {
      this.#prompts.dropPartial();
      room.leavePrompt(request);
      room.free(room.promptBlocks(request));
      room.settle(this.#needs.tokensToCome(request));
    } else {
      room.free(this.#decoding.blocksOf(request));
      lastTokenSec[request] = this.#decoding.lastTokenSec(request);
      const steps = (stepsDone[request] ?? 0) + this.#decoding.stop(request);
      stepsDone[request] = steps;
      room.settle(this.#needs.tokensToCome(request));
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

  #takePiece(request: number, pastTokens: number, left: number): number {
    return this.#prompts.take(request, this.#needs.promptTokens(request), pastTokens, left);
  }

  /** What keeps a request from being admitted, apart from the budget of the step. */
  #obstacle(request: number): number {
    if (this.#running.size >= this.#places) return WAITING_FOR.sequences;
    return this.#room.hasRoomFor(request, this.#running.size === 0) ? WAITING_FOR.nothing : WAITING_FOR.kv;
  }

  #admit(request: number): void {
    const { state, admittedSec, resumedSec } = this.#requests;
    const { nowSec } = this.#plan;
    this.#queue.remove(request);
    this.#running.append(request);
    this.#room.admit(request);
    state[request] = STATE.prefilling;
    if (Number.isNaN(admittedSec[request])) admittedSec[request] = nowSec;
    else if (this.#progress.arrivesCached[request] === 1) resumedSec[request] = nowSec;
  }

  #endPrompt(request: number): void {
    const { firstTokenSec } = this.#requests;
    const { lastTokenSec } = this.#progress;
    const { nowSec } = this.#plan;
    if (Number.isNaN(firstTokenSec[request])) firstTokenSec[request] = nowSec;
    else this.#tallies.gaps.add(nowSec - (lastTokenSec[request] ?? 0), 1);
    lastTokenSec[request] = nowSec;
    if (this.#handsOver && this.#needs.stepsLeft(request) > 0) {
      this.#promptEnded(request);
      this.#running.remove(request);
      this.#room.leavePrompt(request);
      this.#room.settle(this.#needs.tokensToCome(request));
    } else this.#startDecoding(request);
  }

  #startDecoding(request: number): void {
    const needs = this.#needs;
    const room = this.#room;
    const steps = needs.stepsLeft(request);
    room.leavePrompt(request);
    if (steps > 0) {
      this.#requests.state[request] = STATE.decoding;
      const lastTokenSec = this.#progress.lastTokenSec[request] ?? 0;
      this.#decoding.start(request, needs.promptTokens(request), steps, lastTokenSec);
      return;
    }
    room.free(room.promptBlocks(request));
    this.#end(request);
  }

  #end(request: number): void {
    this.#running.remove(request);
    this.#requests.state[request] = STATE.done;
    this.#requests.endSec[request] = this.#plan.nowSec;
    this.#requestEnded(request);
  }
}
