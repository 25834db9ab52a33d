import type { Received } from '@inferbench/evaluation/received';

/** A file on the command line is judged as a server would judge it if it came now. */
export function receivedNow(): Received {
  return { receivedOn: new Date().toISOString() };
}
