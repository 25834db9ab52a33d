import type { AnswerSteps } from './answer-steps.ts';
import { BlockPhases } from './block-phases.ts';
import { EventHeap } from './event-heap.ts';
import type { Progress } from './progress.ts';
import type { Tallies } from './tallies.ts';

interface DecodingInput {
  reaches: readonly number[];
  answers: AnswerSteps;
  blockTokens: number;
  /** Blocks of the whole answer are held from the start. */
  reservesAll: boolean;
  progress: Progress;
  tallies: Tallies;
}

/**
 * The answers that an engine decodes, as sums: all of them go on by one step together, so that their number, the sum of their keys
 * by reach and how they stand in their blocks say all that a step needs. What happens to a single one, its end or that it passes
 * a window, is known when it starts, and waits in a heap by the number of the step.
 */
export class Decoding {
  readonly #reaches: readonly number[];
  readonly #strideUnits: number;
  readonly #unitsPerToken: number;
  readonly #stepUnits: number;
  readonly #blockUnits: number;
  readonly #reservesAll: boolean;
  readonly #progress: Progress;
  readonly #tallies: Tallies;
  readonly #phases: BlockPhases;
  readonly #ends = new EventHeap();
  /** Sequences that pass each reach, and when. */
  readonly #passes: readonly EventHeap[];
  /** Units of keys before the next step, and sequences that still grow, by reach; the whole context last. */
  readonly #units: Float64Array;
  readonly #growing: Float64Array;
  readonly #keys: Float64Array;
  /** No keys: of a step in which nobody decodes. */
  readonly noKeys: Float64Array;
  /** Started after the last step: how many, and when each had its last token. */
  readonly #freshSec: number[] = [];
  #lastStepSec = 0;
  #step = 0;
  count = 0;

  constructor({ reaches, answers, blockTokens, reservesAll, progress, tallies }: DecodingInput) {
    this.#reaches = reaches;
    this.#strideUnits = answers.strideUnits;
    this.#unitsPerToken = answers.unitsPerToken;
    this.#stepUnits = answers.tokensPerStep * answers.unitsPerToken;
    this.#blockUnits = blockTokens * answers.unitsPerToken;
    this.#reservesAll = reservesAll;
    this.#progress = progress;
    this.#tallies = tallies;
    this.#phases = new BlockPhases(this.#blockUnits, this.#strideUnits);
    this.#passes = reaches.map(() => new EventHeap());
    this.#units = new Float64Array(reaches.length + 1);
    this.#growing = new Float64Array(reaches.length + 1);
    this.#keys = new Float64Array(reaches.length + 1);
    this.noKeys = new Float64Array(reaches.length + 1);
  }

  /** Blocks that a request holds which decodes after a prompt, and when its last of so many steps is done. */
  blocksAfterPrompt(promptTokens: number, steps: number): number {
    return this.#reservesAll ? this.blocksAtEnd(promptTokens, steps) : this.blocksAtEnd(promptTokens, 0);
  }

  blocksAtEnd(promptTokens: number, steps: number): number {
    return Math.ceil((this.#startUnits(promptTokens) + steps * this.#strideUnits) / this.#blockUnits);
  }

  start(request: number, promptTokens: number, steps: number, lastTokenSec: number): void {
    const { startStep, startUnits, finishStep, stay } = this.#progress;
    const units = this.#startUnits(promptTokens);
    const note = (stay[request] ?? 0) + 1;
    stay[request] = note;
    startStep[request] = this.#step;
    startUnits[request] = units;
    finishStep[request] = this.#step + steps;
    this.#ends.push(this.#step + steps, request, note);
    this.#freshSec.push(lastTokenSec);
    this.count += 1;
    this.#change(this.#reaches.length, units, 1);
    if (!this.#reservesAll) this.#phases.add(units);
    for (let r = 0; r < this.#reaches.length; r += 1) {
      const reach = this.#reachUnits(r);
      const within = Math.floor((reach - units) / this.#strideUnits);
      if (within <= 0) this.#change(r, reach, 0);
      else {
        this.#change(r, units, 1);
        this.#passes[r]?.push(this.#step + within, request, note);
      }
    }
  }

  /** Takes a request out; tells how many steps it took in this stay. */
  stop(request: number): number {
    const { startStep, startUnits, stay } = this.#progress;
    const steps = this.#step - (startStep[request] ?? 0);
    const started = startUnits[request] ?? 0;
    const units = started + steps * this.#strideUnits;
    stay[request] = (stay[request] ?? 0) + 1;
    if (steps === 0)
      this.#freshSec.splice(this.#freshSec.lastIndexOf(this.#progress.lastTokenSec[request] ?? 0), 1);
    this.count -= 1;
    this.#change(this.#reaches.length, -units, -1);
    if (!this.#reservesAll) this.#phases.remove(units);
    for (let r = 0; r < this.#reaches.length; r += 1) {
      const reach = this.#reachUnits(r);
      const grows = Math.floor((reach - started) / this.#strideUnits) > steps;
      this.#change(r, grows ? -units : -reach, grows ? -1 : 0);
    }
    return steps;
  }

  /** End of the last token of a request that decodes. */
  lastTokenSec(request: number): number {
    const { startStep, lastTokenSec } = this.#progress;
    return startStep[request] === this.#step ? (lastTokenSec[request] ?? 0) : this.#lastStepSec;
  }

  blocksOf(request: number): number {
    const { startStep, startUnits, finishStep } = this.#progress;
    const until = this.#reservesAll ? (finishStep[request] ?? 0) : this.#step;
    const steps = until - (startStep[request] ?? 0);
    return Math.ceil(((startUnits[request] ?? 0) + steps * this.#strideUnits) / this.#blockUnits);
  }

  blocksNeeded(steps: number): number {
    return this.#reservesAll ? 0 : this.#phases.needed(steps);
  }

  stepsWithin(freeBlocks: number, most: number): number {
    return this.#reservesAll ? most : this.#phases.stepsWithin(freeBlocks, most);
  }

  /** Tokens in the cache. */
  get tokensHeld(): number {
    return (this.#units[this.#reaches.length] ?? 0) / this.#unitsPerToken;
  }

  /** Keys of the next step by reach. The array is filled anew by the next call. */
  keysOfNextStep(): Float64Array {
    for (let r = 0; r < this.#keys.length; r += 1) {
      this.#keys[r] =
        ((this.#units[r] ?? 0) + (this.#growing[r] ?? 0) * this.#strideUnits) / this.#unitsPerToken;
    }
    return this.#keys;
  }

  meanContextOfNextStep(): number {
    return (this.keysOfNextStep()[this.#reaches.length] ?? 0) / this.count;
  }

  /** Σ price × keys of the next step, and how much a step adds to it. */
  alongKeys(secPerKey: ArrayLike<number>): number {
    const keys = this.keysOfNextStep();
    let sum = 0;
    for (let r = 0; r < keys.length; r += 1) sum += (secPerKey[r] ?? 0) * (keys[r] ?? 0);
    return sum;
  }

  alongGrowth(secPerKey: ArrayLike<number>): number {
    let sum = 0;
    for (let r = 0; r < this.#growing.length; r += 1) sum += (secPerKey[r] ?? 0) * (this.#growing[r] ?? 0);
    return (sum * this.#strideUnits) / this.#unitsPerToken;
  }

  /** Steps until one of them ends or passes a reach. */
  stepsToNextEvent(): number {
    let step = this.#nextStep(this.#ends);
    for (const passes of this.#passes) step = Math.min(step, this.#nextStep(passes));
    return step - this.#step;
  }

  /** Steps whose mean whole context is at most so long. */
  stepsUntilContext(context: number): number {
    if (context === Number.POSITIVE_INFINITY) return context;
    const units = context * this.count * this.#unitsPerToken - (this.#units[this.#reaches.length] ?? 0);
    return Math.floor(units / (this.count * this.#strideUnits));
  }

  /** All go on by so many steps, from `startSec` on; the first lasts `firstSec`, each further `growthSec` longer. */
  advance(steps: number, { firstSec, growthSec, startSec, endSec }: AdvanceTimes): void {
    const { gaps } = this.#tallies;
    const old = this.count - this.#freshSec.length;
    if (old > 0) gaps.add(startSec - this.#lastStepSec + firstSec, old);
    for (const sec of this.#freshSec) gaps.add(startSec - sec + firstSec, 1);
    gaps.addProgression(firstSec + growthSec, growthSec, steps - 1, this.count);
    this.#freshSec.length = 0;
    this.#lastStepSec = endSec;
    this.#step += steps;
    for (let r = 0; r < this.#units.length; r += 1)
      this.#change(r, steps * this.#strideUnits * (this.#growing[r] ?? 0), 0);
    if (!this.#reservesAll) this.#phases.advance(steps);
    for (let r = 0; r < this.#passes.length; r += 1) this.#pass(r);
  }

  /** A request whose last step is done, −1 for none: the lowest first. It must then be stopped. */
  nextFinished(): number {
    if (this.#nextStep(this.#ends) > this.#step) return -1;
    const { request } = this.#ends;
    this.#ends.pop();
    return request;
  }

  /** Who has reached a window keeps its keys from now on. */
  #pass(r: number): void {
    const passes = this.#passes[r];
    if (passes === undefined) return;
    while (this.#nextStep(passes) <= this.#step) {
      const { request } = passes;
      const { startStep, startUnits } = this.#progress;
      const steps = this.#step - (startStep[request] ?? 0);
      passes.pop();
      this.#change(r, this.#reachUnits(r) - ((startUnits[request] ?? 0) + steps * this.#strideUnits), -1);
    }
  }

  /** Step of the first event that is not void. */
  #nextStep(heap: EventHeap): number {
    const { stay } = this.#progress;
    while (heap.size > 0 && stay[heap.request] !== heap.note) heap.pop();
    return heap.key;
  }

  /** Units of a sequence before its first step: one stride less than what that step reads. */
  #startUnits(promptTokens: number): number {
    return promptTokens * this.#unitsPerToken + this.#stepUnits - this.#strideUnits;
  }

  #reachUnits(r: number): number {
    return (this.#reaches[r] ?? 0) * this.#unitsPerToken;
  }

  #change(r: number, units: number, growing: number): void {
    this.#units[r] = (this.#units[r] ?? 0) + units;
    this.#growing[r] = (this.#growing[r] ?? 0) + growing;
  }
}

export interface AdvanceTimes {
  firstSec: number;
  growthSec: number;
  startSec: number;
  endSec: number;
}
