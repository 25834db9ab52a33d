import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/**
 * Time of a whole operation, waiting for its turns included; its computations and statements have shorter ones of
 * their own.
 */
const LONGEST_MS = 30_000;

/** Time at which an operation has to be over: then it is answered, and what it had still to compute is not begun. */
export class OperationDeadline {
  /** Nothing is late before it begins: a body may take its time. */
  #endsAt = Number.POSITIVE_INFINITY;
  readonly #onLate: () => void;

  /** `onLate` is told once, when the time is over before the work is. */
  constructor(onLate: () => void) {
    this.#onLate = onLate;
  }

  /** Throws UNAVAILABLE once it is over. */
  check(): void {
    if (performance.now() >= this.#endsAt) throw tooLate();
  }

  /** Gives what `work` gives, or UNAVAILABLE as soon as the time is over. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    this.#endsAt = performance.now() + LONGEST_MS;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.#onLate();
        reject(tooLate());
      }, LONGEST_MS);
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function tooLate(): InferbenchError {
  return new InferbenchError('UNAVAILABLE', `The operation took longer than ${LONGEST_MS / 1000} s.`, {
    fix: 'Repeat it after the seconds that Retry-After says, or ask for less at once. A submission is safe to repeat with its idempotency key.',
  });
}
