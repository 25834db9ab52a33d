import type { ChangeListener } from '@inferbench/db/connection/change-listener';
import { askedTogether } from '@inferbench/http-guard/asked-together';
import { cacheCounter } from '@inferbench/logging/metrics/cache-metrics';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_BYTES_EACH = 512 * 1024;
const MOST_QUESTION_CHARACTERS = 16 * 1024;

/** An answer of GraphQL as it goes over the wire, without what is its visitor's own. */
export interface WireAnswer {
  status: number;
  headers: (readonly [string, string])[];
  text: string;
  etag: string | null;
  facts: Answer;
}

interface Asked {
  /** Everything of a request that its answer depends on; null for one that is answered for itself. */
  question: string | null;
  catalogueVersion: string;
}

type Make = () => Promise<WireAnswer>;

/**
 * Answers that everybody is given alike, by what was asked and the state that they were read in. Whoever shows a key is neither
 * given one nor leaves one. Equal questions that come while the first is being answered wait for its answer.
 */
export class KeptAnswers {
  readonly #changes: ChangeListener;
  /** State of what is shown to everybody; null while the database does not tell. */
  readonly state: () => Promise<string | null>;
  readonly #answers = new LRUCache<string, WireAnswer & { state: string }>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_EACH,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 500,
  });
  readonly #making = new Map<string, Promise<WireAnswer | null>>();
  readonly #count = cacheCounter('answers');

  constructor(changes: ChangeListener) {
    this.#changes = changes;
    this.state = askedTogether(() => changes.state());
  }

  async answer({ question, catalogueVersion }: Asked, make: Make): Promise<WireAnswer> {
    const state = question === null || question.length > MOST_QUESTION_CHARACTERS ? null : await this.state();
    if (state === null) return make();
    const key = `${catalogueVersion}\n${question}`;
    const known = this.#answers.get(key);
    const isKept = known?.state === state;
    this.#count(isKept);
    return isKept ? known : this.#made({ key, state }, make);
  }

  close(): void {
    this.#changes.close();
  }

  async #made({ key, state }: { key: string; state: string }, make: Make): Promise<WireAnswer> {
    const turn = `${state}\n${key}`;
    // Null is an answer that cannot be shared: everybody asks for their own.
    const shared = await this.#making.get(turn);
    if (shared !== undefined) return shared ?? make();
    const made = make();
    const sharing = made.then(
      (answer) => (answer.facts.cacheable && answer.status === 200 ? answer : null),
      () => null,
    );
    this.#making.set(turn, sharing);
    try {
      const answer = await sharing;
      if (answer !== null) this.#answers.set(key, { ...answer, state });
      return answer ?? (await made);
    } finally {
      this.#making.delete(turn);
    }
  }
}
