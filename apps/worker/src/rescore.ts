import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@inferbench/db/connection/database';
import { epochOf, switchEpoch, type Versions } from '@inferbench/db/epochs/epoch-repository';
import { storeRankChangeReport } from '@inferbench/db/board/rank-change-report';
import { type RescoreClaims, withClaims } from '@inferbench/db/scores/rescore-claims';
import { type RunToScore, runsToScore } from '@inferbench/db/scores/rescore-reader';
import { type RescoredRun, storeRescored } from '@inferbench/db/scores/rescore-writer';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import type { EpochSwitch } from './environment.ts';

/** Runs that a worker has for itself at once: what one that dies leaves to the others. */
export const CLAIMED_AT_ONCE = 100;
/** Runs of a transaction: fewer round trips than one each, and slices are held for moments. */
export const STORED_AT_ONCE = 10;
/** Time between two looks where all that is missing is with other workers. */
const WAIT_MS = 250;
/** Time after which what others have and do not end is scored all the same: one that hangs keeps no epoch from being shown. */
const PATIENCE_MS = 30_000;

export interface RescoreOptions {
  epochSwitch?: EpochSwitch;
  /** Is called for each run, and while it waits for others. */
  alive?: () => void;
  /** Ends it between two transactions. */
  signal?: AbortSignal;
}

export interface RescoreOutcome {
  runs: number;
  points: number;
  /** True where the board shows the epoch now and did not before. */
  switched: boolean;
}

/**
 * Scores what the epoch of these versions has not taken in and no other worker has, until nothing is missing; then one of them says
 * what that changes, and shows the epoch if it is new and nobody wants to press the button. Can be stopped and started anywhere; a
 * second run writes nothing.
 */
export async function rescore(
  database: Database,
  versions: Versions,
  { epochSwitch = 'auto', alive = () => undefined, signal }: RescoreOptions = {},
): Promise<RescoreOutcome> {
  const { pool } = database;
  const epoch = await epochOf(pool, versions);
  if (epoch === null) throw new Error(`no epoch for engine ${versions.engineVersion}`);
  // Newer versions took its place.
  if (epoch.state === 'RETIRED') return { runs: 0, points: 0, switched: false };
  return withClaims(pool, async (claims) => {
    const filled = await new Filling({ database, claims, epochId: epoch.id, alive, signal }).fill();
    // Only an epoch that was never shown: what was shown once and is not now was taken off by an operator or a newer engine.
    if (epoch.state !== 'BUILDING' || signal?.aborted === true) return { ...filled, switched: false };
    const switched = await claims.alone(epoch.id, async () => {
      if ((await epochOf(pool, versions))?.state !== 'BUILDING') return false;
      await storeRankChangeReport(pool, epoch.id);
      return epochSwitch === 'auto' && (await switchEpoch(pool, epoch.id, ['BUILDING']));
    });
    return { ...filled, switched };
  });
}

interface FillingInput {
  database: Database;
  claims: RescoreClaims;
  epochId: number;
  alive: () => void;
  signal: AbortSignal | undefined;
}

/** One worker's part in an epoch: passes over what is missing until one finds nothing, since results keep coming and other workers die. */
class Filling {
  readonly #input: FillingInput;
  readonly #outcome = { runs: 0, points: 0 };
  readonly #failures: string[] = [];

  constructor(input: FillingInput) {
    this.#input = input;
  }

  async fill(): Promise<Omit<RescoreOutcome, 'switched'>> {
    let worked = performance.now();
    for (let missing = true; missing && this.#failures.length === 0 && !this.#stopped();) {
      const pass = await this.#pass(performance.now() - worked > PATIENCE_MS);
      missing = pass.missing;
      if (pass.claimed) worked = performance.now();
      else if (missing) await this.#wait();
    }
    const [first] = this.#failures;
    // Said when all others are scored: one run must not keep the rest from its epoch, nor an epoch be shown without it.
    if (first !== undefined) throw new Error(`${this.#failures.length} runs were not scored; first ${first}`);
    return this.#outcome;
  }

  async #wait(): Promise<void> {
    this.#input.alive();
    await sleep(WAIT_MS);
  }

  #stopped(): boolean {
    return this.#input.signal?.aborted === true;
  }

  /** Tells whether anything was missing, and whether any of it was this worker's. */
  async #pass(regardless: boolean): Promise<{ missing: boolean; claimed: boolean }> {
    const { claims, epochId } = this.#input;
    const pass = { missing: false, claimed: false };
    let after: string | null = null;
    while (!this.#stopped()) {
      const page = await claims.next({ epochId, after, limit: CLAIMED_AT_ONCE, regardless });
      if (page.last === null) break;
      after = page.last;
      pass.missing = true;
      if (page.runIds.length === 0) continue;
      pass.claimed = true;
      await this.#score(page.runIds);
    }
    return pass;
  }

  /** Stores some while it evaluates the next: PostgreSQL works meanwhile. */
  async #score(runIds: readonly string[]): Promise<void> {
    const runs = await runsToScore(this.#input.database, { epochId: this.#input.epochId, runIds });
    let storing = Promise.resolve();
    for (let from = 0; from < runs.length && !this.#stopped(); from += STORED_AT_ONCE) {
      const next = this.#evaluated(runs.slice(from, from + STORED_AT_ONCE));
      const [evaluated] = await Promise.all([next, storing]);
      storing = this.#store(evaluated);
    }
    await storing;
  }

  /** Gives way between two runs, so that the statements of what is being stored follow each other. */
  async #evaluated(runs: readonly RunToScore[]): Promise<RescoredRun[]> {
    const evaluated: RescoredRun[] = [];
    for (const run of runs) {
      this.#input.alive();
      const evaluation = evaluationOf(run);
      if (typeof evaluation === 'string') this.#failures.push(evaluation);
      else evaluated.push({ run, evaluation });
      await setImmediate();
    }
    return evaluated;
  }

  async #store(runs: readonly RescoredRun[]): Promise<void> {
    const { database, epochId } = this.#input;
    const stored = await storeRescored(database.pool, { runs, epochId });
    this.#outcome.runs += stored.length;
    this.#outcome.points += stored.reduce((sum, { run }) => sum + run.pointIds.length, 0);
  }
}

/** A sentence where it cannot be scored. */
function evaluationOf(run: RunToScore): RescoredRun['evaluation'] | string {
  const evaluation = evaluateRun(run.run, run.catalogue);
  // A run that was accepted once and is refused by a newer engine keeps its state
  // (docs/metrics.md#engine-and-policy-versions-epochs), but has to be scored.
  return evaluation.points.length === run.pointIds.length
    ? evaluation
    : `${run.runId}: ${evaluation.findings[0]?.message ?? 'no points were scored'}`;
}
