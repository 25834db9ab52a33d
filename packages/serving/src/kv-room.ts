import { invariant } from '@inferbench/units/invariant';
import type { Decoding } from './decoding.ts';
import type { RequestNeeds } from './request-needs.ts';
import type { KvMemory, Pool, Scheduler } from './scheduler.ts';
import type { Tallies } from './tallies.ts';

interface KvRoomInput {
  pool: Pool;
  needs: RequestNeeds;
  decoding: Decoding;
  tallies: Tallies;
}

/** The blocks of an engine's cache: how many are in use, and whether another prompt finds room beside what is to come. */
export class KvRoom {
  readonly #memory: KvMemory;
  readonly #scheduler: Scheduler;
  readonly #needs: RequestNeeds;
  readonly #decoding: Decoding;
  readonly #tallies: Tallies;
  readonly #watermarkBlocks: number;
  #usedBlocks = 0;
  /** Tokens that requests not yet decoding hold, and tokens of answers still to come. */
  #promptTokensHeld = 0;
  #outstanding = 0;

  constructor({ pool: { memory, scheduler }, needs, decoding, tallies }: KvRoomInput) {
    this.#memory = memory;
    this.#scheduler = scheduler;
    this.#needs = needs;
    this.#decoding = decoding;
    this.#tallies = tallies;
    this.#watermarkBlocks = Math.ceil(scheduler.watermark * memory.blocks);
  }

  get usedBlocks(): number {
    return this.#usedBlocks;
  }

  get freeBlocks(): number {
    return this.#memory.blocks - this.#usedBlocks;
  }

  /** Whether a request fits an engine that holds nothing else, with its answer or without. */
  canEverHold(request: number, withAnswer: boolean): boolean {
    const steps = withAnswer ? this.#needs.stepsLeft(request) : 0;
    return this.#decoding.blocksAtEnd(this.#needs.promptTokens(request), steps) <= this.#memory.blocks;
  }

  /** Whether a prompt may be admitted now, alone or beside running requests. */
  hasRoomFor(request: number, isAlone: boolean): boolean {
    const needs = this.#needs;
    const promptTokens = needs.promptTokens(request);
    const due = this.#decoding.blocksNeeded(1);
    const free = this.freeBlocks - due - (isAlone ? 0 : this.#watermarkBlocks);
    const steps = needs.tokensToCompute(request) === 0 ? Math.min(1, needs.stepsLeft(request)) : 0;
    const wanted = Math.max(this.promptBlocks(request), this.#decoding.blocksAtEnd(promptTokens, steps));
    if (wanted > free) return false;
    const { reservedOutput, preempt } = this.#scheduler;
    if (preempt === 'never' || reservedOutput === 0 || isAlone) return true;
    const held = this.#decoding.tokensHeld + this.#promptTokensHeld + promptTokens;
    const reserved = reservedOutput * (this.#outstanding + needs.tokensToCome(request));
    return held + reserved <= this.#memory.blocks * this.#memory.blockTokens;
  }

  /** Blocks that a prompt holds until its request decodes. */
  promptBlocks(request: number): number {
    return this.#decoding.blocksAfterPrompt(
      this.#needs.promptTokens(request),
      this.#needs.stepsLeft(request),
    );
  }

  /** A prompt is admitted: its blocks are in use, its answer is to come. */
  admit(request: number): void {
    this.use(this.promptBlocks(request));
    this.#promptTokensHeld += this.#needs.promptTokens(request);
    this.#outstanding += this.#needs.tokensToCome(request);
  }

  /** A request is no longer one of those that compute their prompt. */
  leavePrompt(request: number): void {
    this.#promptTokensHeld -= this.#needs.promptTokens(request);
  }

  /** Takes off tokens of answers that are no longer to come here. */
  settle(tokens: number): void {
    this.#outstanding -= tokens;
  }

  use(blocks: number): void {
    this.#usedBlocks += blocks;
    invariant(this.#usedBlocks <= this.#memory.blocks, 'no more blocks are in use than there are');
    if (this.#usedBlocks > this.#tallies.peakBlocks) this.#tallies.peakBlocks = this.#usedBlocks;
  }

  free(blocks: number): void {
    this.#usedBlocks -= blocks;
  }
}
