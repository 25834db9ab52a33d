import type { FieldReader } from './field-reader.ts';

/** Share beyond which two counts are of different texts. */
const SAME_TOKENS = 0.02;

interface TokenCounts {
  /** Answer tokens as the server counted them. */
  server: number;
  /** The same by the client, which counts the text that it saw. */
  client: number | null;
  used: 'server' | 'client';
}

/** Notes that server and client counted other answers: reasoning that the client did not see, or a tokenizer of another model (pitfall 8). */
export function noteTokenCounts(reader: FieldReader, { server, client, used }: TokenCounts): void {
  if (client === null || Math.abs(client - server) <= SAME_TOKENS * server) return;
  const unseen = client < server ? ' (reasoning that the client did not see may be the rest)' : '';
  reader.note(
    'TOKENS_DIFFER',
    `The server counted ${server} answer tokens, the client ${client}${unseen}; the ${used}'s are used.`,
    'points[0].counts.outputTokens',
  );
}
