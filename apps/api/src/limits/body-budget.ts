import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

const MIB = 1024 * 1024;
/** Bodies up to this size need no place. */
export const SMALL_BODY_BYTES = MIB;
/** Large bodies that are held at once, of one visitor and of all, and their bytes. */
const MOST = { ofVisitor: 2, ofAll: 8, bytes: 128 * MIB };

/** Places for large bodies, from their first megabyte to the end of their answers. */
export class BodyBudget {
  readonly #ofVisitor = new Map<string, number>();
  #count = 0;
  #bytes = 0;

  /** Takes a place; the function gives it back, once. Throws BUSY where there is none. */
  take(visitor: string, bytes: number): () => void {
    const own = this.#ofVisitor.get(visitor) ?? 0;
    if (own >= MOST.ofVisitor || this.#count >= MOST.ofAll || this.#bytes + bytes > MOST.bytes) {
      throw new InferbenchError(
        'BUSY',
        `${own} large requests of yours and ${this.#count} in all are held.`,
        {
          expected: `at most ${MOST.ofVisitor} above ${SMALL_BODY_BYTES} bytes at a time, ${MOST.ofAll} in all`,
          fix: 'Send large files one after the other.',
        },
      );
    }
    this.#ofVisitor.set(visitor, own + 1);
    this.#count += 1;
    this.#bytes += bytes;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#count -= 1;
      this.#bytes -= bytes;
      const left = (this.#ofVisitor.get(visitor) ?? 1) - 1;
      if (left === 0) this.#ofVisitor.delete(visitor);
      else this.#ofVisitor.set(visitor, left);
    };
  }
}
