import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { TEXT_REMOVED } from './text-keys.ts';

/** Markers can be longer than what they stand for: a file of a million one-letter texts must not grow without end. */
const MAX_COPY_CHARS = 34 * 1024 * 1024;

/** Copies a text but for the spans that are replaced. */
export class TextWriter {
  removed = 0;
  readonly #source: string;
  readonly #parts: string[] = [];
  #copied = 0;
  #length = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** The span from `start` to before `end` leaves; `by` is written instead. */
  replace(start: number, end: number, by: string = TEXT_REMOVED): void {
    this.#append(this.#source.slice(this.#copied, start));
    this.#append(by);
    this.#copied = end;
    this.removed += 1;
  }

  finish(): { text: string; textsRemoved: number } {
    this.#append(this.#source.slice(this.#copied));
    return { text: this.#parts.join(''), textsRemoved: this.removed };
  }

  #append(part: string): void {
    this.#length += part.length;
    if (this.#length > MAX_COPY_CHARS)
      throw new InferbenchError('PAYLOAD_TOO_LARGE', 'The file is too large to be kept as evidence.', {
        path: 'document',
        expected: `at most ${MAX_COPY_CHARS} characters with its texts replaced`,
        fix: 'Write the file without data of single requests, for vLLM without --save-detailed; `inferbench measure` with --no-token-times.',
      });
    this.#parts.push(part);
  }
}
