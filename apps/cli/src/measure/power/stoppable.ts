/** Something that reads until it is told to stop; when that is done, nothing of it runs any more. */
export interface Stoppable {
  stop: () => Promise<void>;
}
