import { invariant } from '@inferbench/units/invariant';
import { answerSteps } from './answer-steps.ts';
import { Engine, type EngineEvents } from './engine.ts';
import { EventHeap } from './event-heap.ts';
import { isOpen } from './load.ts';
import { outcomeOf, type ServingOutcome } from './outcome.ts';
import { newProgress } from './progress.ts';
import { drawRequests, ingestSecOf, type Requests, STATE } from './requests.ts';
import type { Pool } from './scheduler.ts';
import type { ServeInput } from './system.ts';
import { Tallies } from './tallies.ts';

/** Simulates a load event by event: pure, and the same for the same input to the last bit. */
export function serveLoad(input: ServeInput): ServingOutcome {
  return new Run(input).outcome();
}

/** What happens between engines: a request becomes visible, or its keys and values have moved. */
const VISIBLE = -1;

class Run implements EngineEvents {
  readonly #input: ServeInput;
  readonly #requests: Requests;
  readonly #prefill: Engine[];
  /** Empty where engines do both. */
  readonly #decode: Engine[];
  readonly #tallies = { prefill: new Tallies(), decode: new Tallies() };
  readonly #arrivals = new EventHeap();
  #issued = 0;

  constructor(input: ServeInput) {
    this.#input = input;
    const { load, speculation = null } = input;
    const answers = answerSteps(speculation, load.seed);
    const requests = drawRequests(load, answers);
    const progress = newProgress(requests.count);
    this.#requests = requests;
    const pools = poolsOf(input);
    const engines = (pool: Pool | null, tallies: Tallies, handsOver: boolean) =>
      pool === null
        ? []
        : Array.from(
            { length: pool.replicas ?? 1 },
            () => new Engine({ pool, answers, requests, progress, tallies, events: this, handsOver }),
          );
    this.#prefill = engines(pools.prefill, this.#tallies.prefill, pools.decode !== null);
    this.#decode = engines(pools.decode, this.#tallies.decode, false);
    this.#issueFirst();
    this.#run();
  }

  outcome(): ServingOutcome {
    const { load } = this.#input;
    return outcomeOf({ input: this.#input, load, requests: this.#requests, tallies: this.#tallies });
  }

  promptEnded(request: number, engine: Engine): void {
    if ('clock' in this.#input) return;
    const { sec, secPerToken } = this.#input.transfer;
    const tokens = this.#requests.inputTokens[request] ?? 0;
    const movedSec = engine.planEndSec + sec + secPerToken * tokens;
    this.#requests.state[request] = STATE.moving;
    this.#requests.movedSec[request] = movedSec;
    this.#arrivals.push(movedSec, request, this.#prefill.indexOf(engine));
  }

  requestEnded(request: number): void {
    this.#issueNext(this.#requests.endSec[request] ?? 0);
  }

  #issueFirst(): void {
    const { load } = this.#input;
    const { count, arrivalSec } = this.#requests;
    if (isOpen(load.arrivals)) {
      for (let i = 0; i < count; i += 1) this.#issue(i, arrivalSec[i] ?? 0);
      return;
    }
    const { kind, clients } = load.arrivals;
    const first = Math.min(clients, count);
    const apartSec = kind === 'burst' ? 0 : aloneSec(this.#input) / clients;
    for (let i = 0; i < first; i += 1) this.#issue(i, i * apartSec);
  }

  /** A client whose answer ended sends its next request. */
  #issueNext(atSec: number): void {
    const { arrivals } = this.#input.load;
    if (isOpen(arrivals) || this.#issued >= this.#requests.count) return;
    this.#issue(this.#issued, atSec + (arrivals.thinkSec ?? 0));
  }

  #issue(request: number, atSec: number): void {
    const { arrivalSec, visibleSec, inputTokens } = this.#requests;
    this.#issued = request + 1;
    arrivalSec[request] = atSec;
    visibleSec[request] = atSec + ingestSecOf(this.#input.stack, inputTokens[request] ?? 0);
    this.#arrivals.push(visibleSec[request], request, VISIBLE);
  }

  /** The next event of all, until nothing is left: what arrives before what ends at the same time. */
  #run(): void {
    const arrivals = this.#arrivals;
    for (;;) {
      const engine = this.#next();
      if (arrivals.size > 0 && arrivals.key <= engine.planEndSec) {
        const { key, request, note } = arrivals;
        arrivals.pop();
        if (note === VISIBLE) this.#arrive(request, key);
        else this.#arriveMoved(request, key, note);
      } else if (engine.planEndSec < Number.POSITIVE_INFINITY) engine.advance();
      else break;
    }
    const isEmpty = (one: Engine) => one.held === 0 && one.usedBlocks === 0;
    invariant(
      this.#prefill.every(isEmpty) && this.#decode.every(isEmpty),
      'engines end without requests and blocks',
    );
  }

  #next(): Engine {
    let next = this.#prefill[0];
    invariant(next !== undefined, 'a system has an engine');
    for (const engine of this.#prefill) if (engine.planEndSec < next.planEndSec) next = engine;
    for (const engine of this.#decode) if (engine.planEndSec < next.planEndSec) next = engine;
    return next;
  }

  #arrive(request: number, atSec: number): void {
    const share = request / this.#requests.count;
    this.#tallies.prefill.reach(share);
    if (this.#decode.length > 0) this.#tallies.decode.reach(share);
    const engine = leastLoaded(this.#prefill);
    const decode = this.#decode[0];
    const fits =
      engine.canEverHold(request, decode === undefined) && (decode?.canEverHold(request, true) ?? true);
    if (fits) {
      engine.enqueue(request, atSec, false);
      return;
    }
    this.#requests.state[request] = STATE.dropped;
    this.#issueNext(atSec);
  }

  #arriveMoved(request: number, atSec: number, from: number): void {
    this.#prefill[from]?.release(request, atSec);
    leastLoaded(this.#decode).enqueue(request, atSec, true);
  }
}

/** The pools of a system. Engines that only compute prompts reserve nothing for answers, and preempt nobody. */
function poolsOf(input: ServeInput): { prefill: Pool; decode: Pool | null } {
  if ('clock' in input) return { prefill: input, decode: null };
  const { prefill, decode } = input;
  const scheduler = { ...prefill.scheduler, reservedOutput: 0, preempt: 'recompute' as const };
  return { prefill: { ...prefill, scheduler }, decode };
}

/** The engine that holds the fewest requests; of equals the first. */
function leastLoaded(engines: readonly Engine[]): Engine {
  let least = engines[0];
  invariant(least !== undefined, 'a pool has an engine');
  for (const engine of engines) if (engine.held < least.held) least = engine;
  return least;
}

/** About how long one request takes among all clients: over that time clients start. */
function aloneSec(input: ServeInput): number {
  const { load, speculation = null } = input;
  const { clock, scheduler } = 'clock' in input ? input : input.decode;
  const clients = isOpen(load.arrivals) ? 1 : load.arrivals.clients;
  const n = Math.max(1, Math.min(clients, scheduler.maxSequences));
  const { tokensPerStep, unitsPerToken, strideUnits } = answerSteps(speculation, load.seed);
  const context = load.inputTokens + load.outputTokens / 2;
  const line = clock.line(n, tokensPerStep, context);
  let stepSec = line.sec;
  for (let r = 0; r <= clock.reaches.length; r += 1) {
    stepSec += (line.secPerKey[r] ?? 0) * n * Math.min(context, clock.reaches[r] ?? context);
  }
  return (stepSec * load.outputTokens * unitsPerToken) / strideUnits;
}
