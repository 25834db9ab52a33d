import type { RequestOutcome } from './outcome.ts';

interface Request {
  sentUs: number | null;
  firstByteUs: number | null;
  firstTokenUs: number | null;
  lastTokenUs: number | null;
  tokenUs?: number[] | undefined;
  endUs: number;
  outputTokens: number | null;
  chunks: number;
  outcome: RequestOutcome;
}

/** What of one request cannot be together: times that run backwards, an answer without tokens, more chunks than tokens. */
export function contradictions(request: Request): { key: string; message: string }[] {
  const found = timesBackwards(request);
  const { outcome, outputTokens, chunks, tokenUs } = request;
  if (tokenUs !== undefined && tokenUs.length !== Math.max(0, chunks - 1))
    found.push({ key: 'tokenUs', message: 'one gap fewer than chunks' });
  if (outcome !== 'completed') return found;
  // An answer that came whole has neither chunks nor times of them.
  const needed = isWhole(request)
    ? (['sentUs'] as const)
    : (['sentUs', 'firstTokenUs', 'lastTokenUs'] as const);
  for (const key of needed)
    if (request[key] === null) found.push({ key, message: 'a completed request has it' });
  if (outputTokens === null || outputTokens < 1)
    found.push({ key: 'outputTokens', message: 'a completed request has at least one' });
  else if (chunks > outputTokens)
    found.push({ key: 'chunks', message: 'a chunk with text holds a token or more' });
  return found;
}

/** Tells whether nothing of a stream was seen. */
export function isWhole({
  firstTokenUs,
  lastTokenUs,
  chunks,
}: Pick<Request, 'firstTokenUs' | 'lastTokenUs' | 'chunks'>): boolean {
  return firstTokenUs === null && lastTokenUs === null && chunks === 0;
}

const IN_ORDER = ['sentUs', 'firstByteUs', 'firstTokenUs', 'lastTokenUs', 'endUs'] as const;

function timesBackwards(request: Request): { key: string; message: string }[] {
  const known = IN_ORDER.flatMap((key) => {
    const at = request[key];
    return at === null ? [] : [{ key, at }];
  });
  return known.flatMap(({ key, at }, i) => {
    const before = known[i - 1];
    return before === undefined || before.at <= at ? [] : [{ key, message: `not before ${before.key}` }];
  });
}
