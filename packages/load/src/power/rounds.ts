import type { PowerReading } from './reading.ts';

/** Moment on the client's clock, and watts of all devices together. */
export type PowerSum = [atUs: number, watts: number];

/**
 * Sums readings of one look over all devices. A look is over when a device comes again; one that lacks a device that was seen
 * before says nothing: its sum would be a drop that was none.
 */
export class Rounds {
  readonly #devices = new Set<string>();
  readonly #round = new Map<string, number>();
  #atUs = 0;

  get devices(): number {
    return this.#devices.size;
  }

  /** Takes a reading; gives the look before it where this begins another. */
  add({ device, watts }: PowerReading, atUs: number): PowerSum | null {
    const finished = this.#round.has(device) ? this.end() : null;
    if (this.#round.size === 0) this.#atUs = atUs;
    this.#devices.add(device);
    this.#round.set(device, watts);
    return finished;
  }

  /** Ends the look that is open. */
  end(): PowerSum | null {
    const isWhole = this.#round.size > 0 && this.#round.size === this.#devices.size;
    const watts = [...this.#round.values()].reduce((sum, each) => sum + each, 0);
    this.#round.clear();
    return isWhole ? [this.#atUs, watts] : null;
  }
}
