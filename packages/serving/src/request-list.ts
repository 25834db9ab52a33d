import type { Progress } from './progress.ts';

/** Requests in an order, linked: joining at either end and leaving from anywhere take one step. */
export class RequestList {
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  first = -1;
  last = -1;
  size = 0;

  constructor({ next, previous }: Pick<Progress, 'next' | 'previous'>) {
    this.#next = next;
    this.#previous = previous;
  }

  append(request: number): void {
    this.#link(this.last, request);
    this.#link(request, -1);
    this.size += 1;
  }

  prepend(request: number): void {
    this.#link(request, this.first);
    this.#link(-1, request);
    this.size += 1;
  }

  remove(request: number): void {
    this.#link(this.#previous[request] ?? -1, this.#next[request] ?? -1);
    this.size -= 1;
  }

  #link(before: number, after: number): void {
    if (before < 0) this.first = after;
    else this.#next[before] = after;
    if (after < 0) this.last = before;
    else this.#previous[after] = before;
  }
}
