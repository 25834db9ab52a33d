/** Something that reads until it is told to stop; when that is done, nothing of it runs any more. */
export interface Stoppable {
  stop: () => Promise<void>;
}

/** A reader that may end by itself, because what it reads is not there. */
export interface Reader extends Stoppable {
  ended: Promise<unknown>;
}
