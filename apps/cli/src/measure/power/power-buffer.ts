import { MEASUREMENT_LIMITS } from '@inferbench/domain/runs/measurement/limits';
import type { PowerReading } from '@inferbench/load/power/reading';
import { type PowerSum, Rounds } from '@inferbench/load/power/rounds';

/** What a sampler read so far, until somebody takes it. */
export class PowerBuffer {
  readonly #rounds = new Rounds();
  #samples: PowerSum[] = [];
  #arrived: (() => void) | null = null;

  get devices(): number {
    return this.#rounds.devices;
  }

  add(reading: PowerReading, atUs: number): void {
    this.#keep(this.#rounds.add(reading, atUs));
    this.#arrived?.();
  }

  /** All devices were looked at. */
  endRound(): void {
    this.#keep(this.#rounds.end());
  }

  /** Waits for the first reading; false where none came in time. */
  async first(timeoutMs: number): Promise<boolean> {
    if (this.devices > 0) return true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), timeoutMs).unref();
      this.#arrived = () => {
        clearTimeout(timer);
        this.#arrived = null;
        resolve(true);
      };
    });
  }

  /** Readings from a moment to another, and one beside each end, which the area under them needs; older ones are forgotten. */
  take(fromUs: number, toUs: number): PowerSum[] {
    const [before, after] = [
      this.#samples.findLastIndex(([atUs]) => atUs <= fromUs),
      this.#samples.findIndex(([atUs]) => atUs >= toUs),
    ];
    const taken = this.#samples.slice(Math.max(0, before), after < 0 ? undefined : after + 1);
    this.#samples = this.#samples.slice(Math.max(0, before));
    return taken;
  }

  #keep(sum: PowerSum | null): void {
    if (sum !== null && this.#samples.length < MEASUREMENT_LIMITS.samples) this.#samples.push(sum);
  }
}
