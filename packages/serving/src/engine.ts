import type { AnswerSteps } from './answer-steps.ts';
import { Decoding } from './decoding.ts';
import { EngineBatch } from './engine-batch.ts';
import { KvRoom } from './kv-room.ts';
import type { Progress } from './progress.ts';
import { RequestNeeds } from './request-needs.ts';
import type { Requests } from './requests.ts';
import type { Pool } from './scheduler.ts';
import { StepPlan } from './step-plan.ts';
import { StepPrompts } from './step-prompts.ts';
import type { Tallies } from './tallies.ts';

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
  /** Whether it computes prompts alone, and gives the rest of an answer away. */
  handsOver: boolean;
}

/**
 * One engine: a queue, a running batch, blocks of cache. It is always at a boundary between two steps, with what it does next
 * planned up to `planEndSec` (step-plan.ts).
 */
export class Engine {
  readonly #pool: Pool;
  readonly #tallies: Tallies;
  readonly #answers: AnswerSteps;
  readonly #decoding: Decoding;
  readonly #prompts: StepPrompts;
  readonly #room: KvRoom;
  readonly #batch: EngineBatch;
  readonly #plan = new StepPlan();
  #stepDecodes = false;

  constructor({ pool, answers, requests, progress, tallies, events, handsOver }: EngineInput) {
    const { scheduler, memory, clock } = pool;
    this.#pool = pool;
    this.#tallies = tallies;
    this.#answers = answers;
    this.#decoding = new Decoding({
      reaches: clock.reaches,
      answers,
      blockTokens: memory.blockTokens,
      reservesAll: scheduler.preempt === 'never',
      progress,
      tallies,
    });
    const needs = new RequestNeeds(requests, progress, answers);
    this.#prompts = new StepPrompts(clock.reaches, scheduler.chunked);
    this.#room = new KvRoom({ pool, needs, decoding: this.#decoding, tallies });
    this.#batch = new EngineBatch({
      scheduler,
      answers,
      requests,
      progress,
      tallies,
      needs,
      handsOver,
      decoding: this.#decoding,
      prompts: this.#prompts,
      room: this.#room,
      plan: this.#plan,
      promptEnded: (request) => events.promptEnded(request, this),
      requestEnded: (request) => events.requestEnded(request, this),
    });
  }

  /** Requests that it holds. */
  get held(): number {
    return this.#batch.held;
  }

  get usedBlocks(): number {
    return this.#room.usedBlocks;
  }

  /** Time at which what is planned ends; never, where nothing is. */
  get planEndSec(): number {
    return this.#plan.endSec;
  }

  /** Whether a request fits an engine that holds nothing else, with its answer or without. */
  canEverHold(request: number, withAnswer: boolean): boolean {
    return this.#room.canEverHold(request, withAnswer);
  }

  /** A request becomes visible: `isCached` if its keys and values came with it, so that it decodes at once. */
  enqueue(request: number, atSec: number, isCached: boolean): void {
    const mayJoin = this.#batch.enqueue(request, isCached);
    const plan = this.#plan;
    if (plan.kind === 'idle') plan.wake(atSec);
    else if (plan.kind === 'leap' && mayJoin) plan.cutAt(atSec);
  }

  /** Blocks of a prompt that moved away are free from now on. */
  release(request: number, atSec: number): void {
    this.#room.free(this.#room.promptBlocks(request));
    if (this.#plan.kind === 'idle' && this.#batch.isAwaited) this.#plan.wake(atSec);
  }

  /** Ends what was planned, or plans anew at a boundary. */
  advance(): void {
    const plan = this.#plan;
    if (plan.kind === 'due') this.#schedule();
    else {
      if (plan.kind === 'leap') this.#endLeap();
      else this.#endStep();
      plan.kind = 'due';
    }
  }

  #schedule(): void {
    const batch = this.#batch;
    batch.takePrompts();
    if (this.#prompts.pieces.pieces > 0) this.#planStep();
    else if (this.#decoding.count > 0) {
      batch.makeRoom();
      this.#planLeap();
    } else this.#plan.rest();
  }

  #planStep(): void {
    const decoding = this.#decoding;
    const { tokensPerStep } = this.#answers;
    this.#stepDecodes = decoding.count > 0 && !this.#pool.scheduler.prefillFirst;
    if (this.#stepDecodes) this.#room.use(decoding.blocksNeeded(1));
    const sequences = this.#stepDecodes ? decoding.count : 0;
    const keys = this.#stepDecodes ? decoding.keysOfNextStep() : decoding.noKeys;
    this.#plan.step(this.#pool.clock.mixed(sequences, tokensPerStep, keys, this.#prompts.pieces));
  }

  #planLeap(): void {
    const decoding = this.#decoding;
    const line = this.#pool.clock.line(
      decoding.count,
      this.#answers.tokensPerStep,
      decoding.meanContextOfNextStep(),
    );
    const most = Math.min(decoding.stepsToNextEvent(), decoding.stepsUntilContext(line.validToContext));
    const steps = Math.max(1, decoding.stepsWithin(this.#room.freeBlocks, Math.max(1, most)));
    const firstSec = line.sec + decoding.alongKeys(line.secPerKey);
    this.#plan.leap(steps, firstSec, decoding.alongGrowth(line.secPerKey));
  }

  #endLeap(): void {
    const room = this.#room;
    const { steps } = this.#plan;
    const before = room.usedBlocks;
    room.use(this.#decoding.blocksNeeded(steps));
    this.#tally(steps, (before + room.usedBlocks) / 2, this.#decoding.count);
    this.#decode(steps);
  }

  #endStep(): void {
    const tallies = this.#tallies;
    const plan = this.#plan;
    tallies.promptSteps += 1;
    tallies.promptSec += plan.sec;
    tallies.promptTokens += this.#prompts.pieces.tokens;
    this.#tally(1, this.#room.usedBlocks, this.#stepDecodes ? this.#decoding.count : 0);
    if (this.#stepDecodes) this.#decode(1);
    plan.nowSec = plan.endSec;
    this.#batch.endPrompts();
  }

  #tally(steps: number, blocks: number, decoding: number): void {
    const tallies = this.#tallies;
    const { sec } = this.#plan;
    tallies.steps += steps;
    tallies.busySec += sec;
    tallies.blockSec += blocks * sec;
    tallies.decodingSec += decoding * sec;
    const { waitingFor } = this.#batch;
    tallies.waitingSec[waitingFor] = (tallies.waitingSec[waitingFor] ?? 0) + sec;
  }

  /** All answers go on by so many steps, and those that are complete leave. */
  #decode(steps: number): void {
    const decoding = this.#decoding;
    const plan = this.#plan;
    const { firstSec, growthSec, nowSec: startSec, endSec } = plan;
    this.#room.settle((steps * decoding.count * this.#answers.strideUnits) / this.#answers.unitsPerToken);
    decoding.advance(steps, { firstSec, growthSec, startSec, endSec });
    plan.nowSec = endSec;
    this.#batch.endAnswers();
  }
}
