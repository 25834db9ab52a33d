import { cacheCounter } from '@inferbench/logging/metrics/cache-metrics';

/** A map that forgets its least recently used entry when it is full. */
export class LruMap<V> {
  readonly #entries = new Map<string, V>();
  readonly #capacity: number;

  readonly #count: ((found: boolean) => void) | null;

  /** One with a name is counted among the metrics. */
  constructor(capacity: number, name?: string) {
    this.#capacity = capacity;
    this.#count = name === undefined ? null : cacheCounter(name);
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    this.#count?.(value !== undefined);
    if (value === undefined) return undefined;
    // A Map keeps the order of insertion, so that the first key is the one unused for longest.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#capacity) return;
    const oldest = this.#entries.keys().next();
    if (oldest.done !== true) this.#entries.delete(oldest.value);
  }

  /**
   * Gives what is kept for a question, and makes and keeps it where nothing is; a failure is not kept. Several who ask at once each make their own:
   * everybody has a turn and a deadline of their own.
   */
  async once<Own extends V>(asked: unknown, make: () => Promise<Own>): Promise<Own> {
    const key = JSON.stringify(asked);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key names its question, and the answer of a question is its own
    const found = this.get(key) as Own | undefined;
    if (found !== undefined) return found;
    const made = await make();
    this.set(key, made);
    return made;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  get size(): number {
    return this.#entries.size;
  }
}
