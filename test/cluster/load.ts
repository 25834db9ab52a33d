import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { fasterFile } from '../testkit/fixture.ts';
import type { Acknowledged } from '../testkit/one-score-each.ts';
import { contextOfStack } from '../testkit/stacks.ts';

const PATIENCE_MS = 15_000;
const STACKS = 10;
/** No two submissions are so near each other (0.1 %) that one is taken for a copy. */
const STEP = 1.0012;
const SLOWEST = 0.2;
/** Pause of a client, so that a thousand submissions, of which none is faster than the chip, last for all iterations. */
const SUBMIT_EVERY_MS = 1_500;
const READ_EVERY_MS = 300;
const AGAIN_MS = 250;
const TOLD = 20;

export type Kind = 'submission' | 'read';
/** refused: UNAVAILABLE, 503, Retry-After. cut: no whole answer came. wrong: anything else. */
export type Outcome = 'answered' | 'refused' | 'cut' | 'wrong';

interface Seen {
  at: number;
  kind: Kind;
  outcome: Outcome;
}

const Body = z.looseObject({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string() }).optional() }))
    .optional(),
});
const Accepted = z.object({
  __typename: z.literal('RunAccepted'),
  receipt: z.object({ submissionId: z.string() }),
  pointIds: z.array(z.string()),
});

const MUTATION = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) {
  __typename ... on RunAccepted { receipt { submissionId } pointIds } ... on ValidationFailed { findings { rule message } } } }`;
const READS = [
  '{ leaderboard(first: 5) { totalCount } }',
  '{ chips(first: 20) { nodes { slug name } } }',
  '{ scores(first: 5) { totalCount } }',
];
/** Age at which what was acknowledged has to be read by everybody, whichever server they read. */
const READ_AFTER_MS = 1_000;
const Scores = z.object({ scores: z.object({ totalCount: z.int() }) });

export interface LoadTarget {
  apiUrl: string;
  key: string;
}

/** Clients that submit and read while told to, and note how each request ended. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  readonly seen: Seen[] = [];
  /** The first of what was neither an answer nor a refusal by its name. */
  readonly wrong: string[] = [];
  readonly codes: Record<string, number> = {};
  readonly #acknowledgedAt: number[] = [];
  readonly #going = { ended: false };
  #next = 0;
  readonly #target: LoadTarget;
  readonly #clients: Promise<void>[];

  constructor(target: LoadTarget) {
    this.#target = target;
    const reader = (n: number) => this.#while(READ_EVERY_MS, () => this.#read(n));
    this.#clients = [this.#submitter(), this.#submitter(), reader(0), reader(1)];
  }

  /** Every submission that was begun is acknowledged by then: a client repeats it, under its key, until it is. */
  async end(): Promise<void> {
    this.#going.ended = true;
    await Promise.all(this.#clients);
  }

  async #while(everyMs: number, work: () => Promise<unknown>): Promise<void> {
    for (; !this.#going.ended; await sleep(everyMs)) await work();
  }

  #submitter(): Promise<void> {
    return this.#while(SUBMIT_EVERY_MS, async () => {
      const n = this.#next;
      this.#next += 1;
      const input = {
        document: fasterFile(SLOWEST * STEP ** n),
        context: contextOfStack(n % STACKS),
        idempotencyKey: `faults-${n}`,
      };
      while (!(await this.#submit(input))) await sleep(AGAIN_MS);
    });
  }

  async #submit(input: unknown): Promise<boolean> {
    const data = await this.#ask('submission', MUTATION, { input });
    if (data === null) return false;
    const accepted = Accepted.safeParse(data['submitRun']);
    if (!accepted.success) throw new Error(`a submission was refused: ${JSON.stringify(data)}`);
    const { receipt, pointIds } = accepted.data;
    this.acknowledged.push({ submissionId: receipt.submissionId, pointIds });
    this.#acknowledgedAt.push(...pointIds.map(() => performance.now()));
    return true;
  }

  async #read(n: number): Promise<void> {
    await this.#ask('read', READS[(n + this.seen.length) % READS.length] ?? '', {});
  }

  /** Tells that an answer lacks what was acknowledged well before its question. */
  #isStale(data: unknown, askedAt: number): boolean {
    const read = Scores.safeParse(data).data?.scores.totalCount;
    const known = this.#acknowledgedAt.filter((at) => at < askedAt - READ_AFTER_MS).length;
    return read !== undefined && read < known;
  }

  /** The data of an answer without errors, else null. */
  async #ask(kind: Kind, query: string, variables: unknown): Promise<Record<string, unknown> | null> {
    let data: Record<string, unknown> | null = null;
    const askedAt = performance.now();
    await this.#noted(kind, async () => {
      const response = await fetch(`${this.#target.apiUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // Reads show no key, so that the standby is read as well.
          ...(kind === 'submission' && { authorization: `Bearer ${this.#target.key}` }),
        },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      const body = Body.parse(JSON.parse(text));
      const code = body.errors?.[0]?.extensions?.code;
      if (code !== undefined) this.codes[code] = (this.codes[code] ?? 0) + 1;
      if (response.ok && body.errors === undefined) {
        data = body.data ?? null;
        return this.#isStale(data, askedAt)
          ? { outcome: 'wrong', told: `stale: ${text}` }
          : { outcome: 'answered', told: '' };
      }
      const refused =
        response.status === 503 && code === 'UNAVAILABLE' && response.headers.has('retry-after');
      return { outcome: refused ? 'refused' : 'wrong', told: `${response.status} ${text.slice(0, 300)}` };
    });
    return data;
  }

  async #noted(kind: Kind, ask: () => Promise<{ outcome: Outcome; told: string }>): Promise<void> {
    const { outcome, told } = await ask().catch((error: unknown) => {
      // A body that is not JSON is an answer, and a wrong one; a line that is cut has no answer.
      const wrong = error instanceof SyntaxError || error instanceof z.ZodError;
      return { outcome: wrong ? ('wrong' as const) : ('cut' as const), told: String(error) };
    });
    this.seen.push({ at: performance.now(), kind, outcome });
    if (outcome === 'wrong' && this.wrong.length < TOLD) this.wrong.push(`${kind}: ${told}`);
  }

  /** The longest time within which none of a kind was answered, from a moment until now. */
  longestGapMs(kind: Kind, from: number): number {
    const answered = this.seen.filter((each) => each.kind === kind && each.outcome === 'answered');
    const moments = answered.map(({ at }) => at).filter((at) => at > from);
    return Math.round(
      [...moments, performance.now()].reduce(
        ({ last, longest }, at) => ({ last: at, longest: Math.max(longest, at - last) }),
        { last: from, longest: 0 },
      ).longest,
    );
  }

  count(kind: Kind, outcome: Outcome, from = 0): number {
    return this.seen.filter((each) => each.kind === kind && each.outcome === outcome && each.at > from)
      .length;
  }
}
