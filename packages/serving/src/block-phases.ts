/**
 * How many blocks the next steps of all answers need, without a look at any of them: sequences are counted by how far the last
 * token stands in its block. Every step moves all of them on alike, so that the counts only turn.
 *
 * Lengths are whole numbers of a unit (`UNITS_PER_TOKEN` of `answer-steps.ts`).
 */
export class BlockPhases {
  readonly #blockUnits: number;
  readonly #strideUnits: number;
  readonly #counts: Int32Array;
  #turn = 0;
  #sequences = 0;

  constructor(blockUnits: number, strideUnits: number) {
    this.#blockUnits = blockUnits;
    this.#strideUnits = strideUnits;
    this.#counts = new Int32Array(blockUnits);
  }

  add(lengthUnits: number): void {
    this.#change(lengthUnits, 1);
  }

  remove(lengthUnits: number): void {
    this.#change(lengthUnits, -1);
  }

  /** Blocks that `steps` more steps need. */
  needed(steps: number): number {
    const moved = steps * this.#strideUnits;
    const rounds = Math.floor(moved / this.#blockUnits);
    const rest = moved - rounds * this.#blockUnits;
    let crossing = 0;
    // Who stands within `rest` of a block's end begins another: filled to the last unit (0), or less than `rest` below it.
    for (let i = 0; i < rest; i += 1) {
      const place = i === 0 ? 0 : this.#blockUnits - i;
      crossing += this.#counts[this.#binOf(place)] ?? 0;
    }
    return this.#sequences * rounds + crossing;
  }

  /** The most steps, at most `most`, whose blocks are at most `free`. */
  stepsWithin(free: number, most: number): number {
    if (this.#sequences === 0 || this.needed(most) <= free) return most;
    let low = 0;
    let high = most;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.needed(middle) <= free) low = middle;
      else high = middle;
    }
    return low;
  }

  /** All sequences have gone on by so many steps. */
  advance(steps: number): void {
    this.#turn = (this.#turn + steps * this.#strideUnits) % this.#blockUnits;
  }

  #change(lengthUnits: number, by: number): void {
    const bin = this.#binOf(lengthUnits % this.#blockUnits);
    this.#counts[bin] = (this.#counts[bin] ?? 0) + by;
    this.#sequences += by;
  }

  #binOf(place: number): number {
    const bin = place - this.#turn;
    return bin < 0 ? bin + this.#blockUnits : bin;
  }
}
