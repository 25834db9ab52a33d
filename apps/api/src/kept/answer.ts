/** Facts that become known while a request is answered; an object of its own, since Apollo copies the context. */
export interface Answer {
  /** Root field that was asked for first; null for what is no operation. */
  name: string | null;
  /** Code of its first error; null without one. */
  code: string | null;
  /** Static cost of the operation; null before it is known and where it cannot be. */
  cost: number | null;
  /** Whether the answer holds errors. */
  failed: boolean;
  /** Whether it is the answer of a mutation. */
  changes: boolean;
  /** Whether caches may keep the answer and ask again with its ETag. */
  cacheable: boolean;
}
