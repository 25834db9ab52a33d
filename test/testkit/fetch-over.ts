import { type Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** What became of a request: no answer was begun, one was begun and ended early, or it came whole. */
export type Fetched =
  | { kind: 'refused' }
  | { kind: 'cut' }
  | { kind: 'whole'; status: number; headers: Record<string, unknown>; body: string };

/** Asks over connections of an agent, which may be kept. */
export function fetchOver(agent: Agent | undefined, address: string): Promise<Fetched> {
  return new Promise((resolve) => {
    get(address, { agent }, (answer) => {
      text(answer).then(
        (body) => resolve({ kind: 'whole', status: answer.statusCode ?? 0, headers: answer.headers, body }),
        () => resolve({ kind: 'cut' }),
      );
    }).once('error', () => resolve({ kind: 'refused' }));
  });
}
