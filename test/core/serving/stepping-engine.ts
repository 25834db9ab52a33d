import { answerSteps } from '@inferbench/serving/answer-steps';
import { isOpen } from '@inferbench/serving/load';
import { drawRequests, ingestSecOf } from '@inferbench/serving/requests';
import type { Pool } from '@inferbench/serving/scheduler';
import type { ServeInput } from '@inferbench/serving/system';

/** One sequence, written down in full: what the simulation keeps as sums. */
interface Sequence {
  id: number;
  prompt: number;
  cached: number;
  computed: number;
  /** Units of length before its next step. */
  units: number;
  stepsLeft: number;
  blocks: number;
  lastTokenSec: number;
  isDecoding: boolean;
}

/** What came out of it, to be compared. */
export interface Stepped {
  admittedSec: number[];
  firstTokenSec: number[];
  endSec: number[];
  gaps: number[];
  steps: number;
  preemptions: number;
  dropped: number;
  /** Highest number of blocks in use at once. */
  peakBlocks: number;
}

interface Event {
  atSec: number;
  id: number;
  from: number;
}

/**
 * The same engine without any leap, sum or heap: one step at a time, over all sequences, with lists searched from end to end.
 * The oracle of the simulation, as plain as it can be.
 */
export function serveSteppingly(input: ServeInput): Stepped {
  const { load, stack, speculation = null } = input;
  const answers = answerSteps(speculation, load.seed);
  const requests = drawRequests(load, answers);
  const n = requests.count;
  const nan = () => Array.from({ length: n }, () => Number.NaN);
  const out: Stepped = {
    admittedSec: nan(),
    firstTokenSec: nan(),
    endSec: nan(),
    gaps: [],
    steps: 0,
    preemptions: 0,
    dropped: 0,
    peakBlocks: 0,
  };
  let events: Event[] = [];
  let issued = 0;
  const issue = (atSec: number) => {
    const tokens = requests.inputTokens[issued] ?? 0;
    events.push({ atSec: atSec + ingestSecOf(stack, tokens), id: issued, from: -1 });
    issued += 1;
  };
  const { arrivals } = load;
  const next = (atSec: number) => {
    if (!isOpen(arrivals) && issued < n) issue(atSec + (arrivals.thinkSec ?? 0));
  };
  if (isOpen(arrivals)) for (let i = 0; i < n; i += 1) issue(requests.arrivalSec[i] ?? 0);
  else for (let i = 0; i < Math.min(n, arrivals.clients); i += 1) issue(0);

  const unit = answers.unitsPerToken;
  const stride = answers.strideUnits;
  const newSequence = (id: number): Sequence => ({
    id,
    prompt: requests.inputTokens[id] ?? 0,
    cached: requests.cachedTokens[id] ?? 0,
    computed: 0,
    units: 0,
    stepsLeft: requests.steps[id] ?? 0,
    blocks: 0,
    lastTokenSec: Number.NaN,
    isDecoding: false,
  });
  const startUnits = (s: Sequence) => s.prompt * unit + answers.tokensPerStep * unit - stride;

  class Stepper {
    queue: Sequence[] = [];
    running: Sequence[] = [];
    moved = new Map<number, number>();
    used = 0;
    stepEndSec = Number.POSITIVE_INFINITY;
    nowSec = 0;
    decoding: Sequence[] = [];
    finishing: Sequence[] = [];
    isDue = false;
    readonly pool: Pool;
    readonly handsOver: boolean;
    constructor(pool: Pool, handsOver: boolean) {
      this.pool = pool;
      this.handsOver = handsOver;
    }

    get held() {
      return this.queue.length + this.running.length;
    }
    blocksAt(units: number) {
      return Math.ceil(units / (unit * this.pool.memory.blockTokens));
    }
    reserved(s: Sequence) {
      const all = this.pool.scheduler.preempt === 'never' && !this.handsOver;
      return this.blocksAt(startUnits(s) + (all ? s.stepsLeft * stride : 0));
    }
    take(blocks: number) {
      this.used += blocks;
      out.peakBlocks = Math.max(out.peakBlocks, this.used);
      if (this.used > this.pool.memory.blocks) throw new Error('more blocks than there are');
    }
    need() {
      return this.running
        .filter((s) => s.isDecoding)
        .reduce((sum, s) => sum + Math.max(0, this.blocksAt(s.units + stride) - s.blocks), 0);
    }
    enqueue(s: Sequence, atSec: number) {
      this.queue.push(s);
      if (this.stepEndSec === Number.POSITIVE_INFINITY) this.wake(atSec);
    }
    wake(atSec: number) {
      this.nowSec = atSec;
      this.isDue = true;
      this.stepEndSec = atSec;
    }
    fits(s: Sequence): boolean {
      const { scheduler, memory } = this.pool;
      const byBudget = Math.max(1, Math.floor(scheduler.tokenBudget / answers.tokensPerStep));
      const places = scheduler.prefillFirst
        ? scheduler.maxSequences
        : Math.min(scheduler.maxSequences, byBudget);
      if (this.running.length >= places) return false;
      const alone = this.running.length === 0;
      const free =
        memory.blocks -
        this.used -
        this.need() -
        (alone ? 0 : Math.ceil(scheduler.watermark * memory.blocks));
      const first = s.computed === s.prompt && s.stepsLeft > 0 ? stride : 0;
      if (Math.max(this.reserved(s), this.blocksAt(startUnits(s) + first)) > free) return false;
      if (scheduler.preempt === 'never' || scheduler.reservedOutput === 0 || alone || this.handsOver)
        return true;
      const held =
        this.running.reduce((sum, r) => sum + (r.isDecoding ? r.units / unit : r.prompt), 0) + s.prompt;
      const toCome = [...this.running, s].reduce((sum, r) => sum + (r.stepsLeft * stride) / unit, 0);
      return held + scheduler.reservedOutput * toCome <= memory.blocks * memory.blockTokens;
    }
    makeRoom() {
      while (this.need() > this.pool.memory.blocks - this.used) {
        const s = this.running.pop();
        if (s === undefined) throw new Error('nobody to preempt');
        this.used -= s.blocks;
        if (s.isDecoding) {
          const steps = (requests.steps[s.id] ?? 0) - s.stepsLeft;
          const sampled = 1 + Math.floor((steps * stride) / unit);
          s.prompt =
            (requests.inputTokens[s.id] ?? 0) + Math.min(sampled, (requests.outputTokens[s.id] ?? 1) - 1);
          s.stepsLeft -= 1;
        }
        s.isDecoding = false;
        s.computed = 0;
        s.blocks = 0;
        this.queue.unshift(s);
        out.preemptions += 1;
      }
    }
    schedule() {
      const { scheduler, clock } = this.pool;
      const { reaches } = clock;
      const hasPrompt =
        this.running.some((s) => !s.isDecoding) || (this.queue[0] !== undefined && this.fits(this.queue[0]));
      if (!scheduler.prefillFirst || !hasPrompt) this.makeRoom();
      const pieces: { s: Sequence; tokens: number; past: number }[] = [];
      const decodingNow = () => this.running.filter((s) => s.isDecoding);
      let left =
        scheduler.tokenBudget - (scheduler.prefillFirst ? 0 : decodingNow().length * answers.tokensPerStep);
      const piece = (s: Sequence) => {
        const all = s.prompt - s.computed;
        const tokens = scheduler.chunked ? Math.min(all, left) : all;
        pieces.push({ s, tokens, past: s.computed });
        left -= tokens;
      };
      for (const s of this.running) if (!s.isDecoding) piece(s);
      for (let s = this.queue[0]; s !== undefined; s = this.queue[0]) {
        const isCached = s.computed === s.prompt;
        const tokens = s.prompt - Math.max(s.computed, s.cached);
        const tooMuch = scheduler.chunked ? left <= 0 : tokens > left && pieces.length > 0;
        if ((!isCached && tooMuch) || !this.fits(s)) break;
        this.queue.shift();
        this.running.push(s);
        s.blocks = this.reserved(s);
        this.take(s.blocks);
        out.admittedSec[s.id] ??= this.nowSec;
        if (Number.isNaN(out.admittedSec[s.id])) out.admittedSec[s.id] = this.nowSec;
        if (isCached) this.begin(s);
        else {
          s.computed = s.cached;
          piece(s);
        }
      }
      if (pieces.length === 0) this.makeRoom();
      const decodes = pieces.length === 0 || !scheduler.prefillFirst;
      this.decoding = decodes ? decodingNow() : [];
      if (pieces.length === 0 && this.decoding.length === 0) {
        this.stepEndSec = Number.POSITIVE_INFINITY;
        return;
      }
      for (const s of this.decoding) {
        const blocks = Math.max(s.blocks, this.blocksAt(s.units + stride));
        this.take(blocks - s.blocks);
        s.blocks = blocks;
        s.units += stride;
      }
      const keys = [...reaches, Number.POSITIVE_INFINITY].map((reach) =>
        this.decoding.reduce((sum, s) => sum + Math.min(s.units / unit, reach), 0),
      );
      let sec: number;
      if (pieces.length === 0) {
        const line = clock.line(
          this.decoding.length,
          answers.tokensPerStep,
          (keys.at(-1) ?? 0) / this.decoding.length,
        );
        sec = keys.reduce((sum, k, r) => sum + k * (line.secPerKey[r] ?? 0), line.sec);
      } else {
        const perReach = (of: (reach: number, past: number, tokens: number) => number) =>
          [...reaches, Number.POSITIVE_INFINITY].map((reach) =>
            pieces.reduce((sum, { past, tokens }) => sum + of(reach, past, tokens), 0),
          );
        sec = clock.mixed(this.decoding.length, answers.tokensPerStep, keys, {
          tokens: pieces.reduce((sum, { tokens }) => sum + tokens, 0),
          pieces: pieces.length,
          pairs: perReach((reach, past, tokens) => {
            let pairs = 0;
            for (let i = past + 1; i <= past + tokens; i += 1) pairs += Math.min(i, reach);
            return pairs;
          }),
          keys: perReach((reach, past, tokens) => tokens + Math.min(past, reach - 1)),
          finished: pieces.filter(({ s, past, tokens }) => past + tokens === s.prompt).length,
        });
      }
      for (const { s, tokens, past } of pieces) {
        s.computed = past + tokens;
        if (s.computed === s.prompt) this.finishing.push(s);
      }
      out.steps += 1;
      this.stepEndSec = this.nowSec + sec;
    }
    begin(s: Sequence) {
      if (s.stepsLeft === 0) this.end(s);
      else {
        s.isDecoding = true;
        s.units = startUnits(s);
      }
    }
    end(s: Sequence) {
      this.running = this.running.filter((other) => other !== s);
      this.used -= s.blocks;
      out.endSec[s.id] = this.nowSec;
      next(this.nowSec);
    }
    finish() {
      this.nowSec = this.stepEndSec;
      for (const s of this.decoding) {
        out.gaps.push(this.nowSec - s.lastTokenSec);
        s.lastTokenSec = this.nowSec;
        s.stepsLeft -= 1;
      }
      for (const s of this.decoding.toSorted((a, b) => a.id - b.id)) if (s.stepsLeft === 0) this.end(s);
      for (const s of this.finishing) {
        if (Number.isNaN(out.firstTokenSec[s.id])) out.firstTokenSec[s.id] = this.nowSec;
        else out.gaps.push(this.nowSec - s.lastTokenSec);
        s.lastTokenSec = this.nowSec;
        if (this.handsOver && s.stepsLeft > 0 && !('clock' in input)) {
          this.running = this.running.filter((other) => other !== s);
          this.moved.set(s.id, s.blocks);
          const { sec, secPerToken } = input.transfer;
          events.push({
            atSec: this.nowSec + sec + secPerToken * s.prompt,
            id: s.id,
            from: engines.indexOf(this),
          });
        } else this.begin(s);
      }
      this.decoding = [];
      this.finishing = [];
    }
    advance() {
      if (this.isDue) {
        this.isDue = false;
        this.schedule();
      } else {
        this.finish();
        this.isDue = true;
      }
    }
    canHold(s: Sequence, withAnswer: boolean) {
      return (
        this.blocksAt(startUnits(s) + (withAnswer ? s.stepsLeft * stride : 0)) <= this.pool.memory.blocks
      );
    }
  }

  const steppers = (pool: Pool, handsOver: boolean) =>
    Array.from({ length: pool.replicas ?? 1 }, () => new Stepper(pool, handsOver));
  const first = 'clock' in input ? steppers(input, false) : steppers(input.prefill, true);
  const second = 'clock' in input ? [] : steppers(input.decode, false);
  const engines = [...first, ...second];
  const least = (of: Stepper[]) => of.reduce((best, engine) => (engine.held < best.held ? engine : best));

  for (;;) {
    const engine = engines.reduce((best, other) => (other.stepEndSec < best.stepEndSec ? other : best));
    events = events.toSorted((a, b) => a.atSec - b.atSec || a.id - b.id);
    const event = events[0];
    if (event !== undefined && event.atSec <= engine.stepEndSec) {
      events.shift();
      const s = newSequence(event.id);
      const from = engines[event.from];
      if (from !== undefined) {
        from.used -= from.moved.get(event.id) ?? 0;
        if (from.stepEndSec === Number.POSITIVE_INFINITY && from.queue.length > 0) from.wake(event.atSec);
        s.computed = s.prompt;
        s.lastTokenSec = out.firstTokenSec[event.id] ?? 0;
        least(second).enqueue(s, event.atSec);
      } else {
        const to = least(first);
        const fits = to.canHold(s, second.length === 0) && (second[0]?.canHold(s, true) ?? true);
        if (fits) to.enqueue(s, event.atSec);
        else {
          out.dropped += 1;
          next(event.atSec);
        }
      }
    } else if (engine.stepEndSec < Number.POSITIVE_INFINITY) engine.advance();
    else return out;
  }
}
