/**
 * Events by a number (a time, a step), the lowest first, ties by request: a binary heap in typed arrays. The order of equal keys
 * does not depend on that in which they came.
 */
export class EventHeap {
  #keys: Float64Array;
  #requests: Int32Array;
  /** What the one who pushed wants to know when the event comes. */
  #notes: Int32Array;
  size = 0;

  constructor(capacity = 64) {
    this.#keys = new Float64Array(capacity);
    this.#requests = new Int32Array(capacity);
    this.#notes = new Int32Array(capacity);
  }

  get key(): number {
    return this.size === 0 ? Number.POSITIVE_INFINITY : (this.#keys[0] ?? 0);
  }

  get request(): number {
    return this.#requests[0] ?? 0;
  }

  get note(): number {
    return this.#notes[0] ?? 0;
  }

  push(key: number, request: number, note: number): void {
    if (this.size === this.#keys.length) this.#grow();
    let at = this.size;
    this.size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#before(key, request, parent)) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#put(at, key, request, note);
  }

  /** Takes the first event off. */
  pop(): void {
    this.size -= 1;
    const { size } = this;
    if (size === 0) return;
    const key = this.#keys[size] ?? 0;
    const request = this.#requests[size] ?? 0;
    const note = this.#notes[size] ?? 0;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      const right = child + 1;
      if (right < size && this.#before(this.#keys[right] ?? 0, this.#requests[right] ?? 0, child))
        child = right;
      if (this.#before(key, request, child)) break;
      this.#move(child, at);
      at = child;
    }
    this.#put(at, key, request, note);
  }

  #before(key: number, request: number, other: number): boolean {
    const otherKey = this.#keys[other] ?? 0;
    return key < otherKey || (key === otherKey && request < (this.#requests[other] ?? 0));
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#keys[from] ?? 0, this.#requests[from] ?? 0, this.#notes[from] ?? 0);
  }

  #put(at: number, key: number, request: number, note: number): void {
    this.#keys[at] = key;
    this.#requests[at] = request;
    this.#notes[at] = note;
  }

  #grow(): void {
    const capacity = this.#keys.length * 2;
    const [keys, requests, notes] = [this.#keys, this.#requests, this.#notes];
    this.#keys = new Float64Array(capacity);
    this.#requests = new Int32Array(capacity);
    this.#notes = new Int32Array(capacity);
    this.#keys.set(keys);
    this.#requests.set(requests);
    this.#notes.set(notes);
  }
}
