import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { ReviewQueue } from '@inferbench/graphql-documents/review-queue';
import { type ListedSubmission, OwnSubmissions } from '@inferbench/graphql-documents/submission-lists';
import { askServer, type ServerAccess } from './ask-server.ts';

/** Shortest beginning of an id that may stand for it: what all ids begin with is longer than any shorter one. */
const LEAST_CHARS = 4;
/** Ids from so many characters on are whole. */
const WHOLE_CHARS = 60;

/** Submissions of one's own organisation, those that go on first, each group newest first. */
export async function ownSubmissions(access: ServerAccess): Promise<ListedSubmission[]> {
  const { open, ended } = await askServer(access, OwnSubmissions, { after: null });
  return [...(open?.nodes ?? []), ...(ended?.nodes ?? [])];
}

/**
 * The whole id that a word names: `last` is the newest submission of one's own, and an end or a beginning of an id that only one
 * submission has is that one. A whole id stays as it is. Error: NOT_FOUND.
 */
export async function submissionId(access: ServerAccess, word: string): Promise<string> {
  if (word !== 'last' && (word.length >= WHOLE_CHARS || word.length < LEAST_CHARS)) return word;
  if (access.apiKey === undefined) return word;
  const own = await ownSubmissions(access).catch((error: unknown) => {
    // The key of a reviewer has no submissions of its own.
    if (word !== 'last' && error instanceof InferbenchError && error.code === 'FORBIDDEN') return [];
    throw error;
  });
  if (word === 'last') {
    const [newest] = own.toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
    if (newest !== undefined) return newest.id;
    throw new InferbenchError('NOT_FOUND', 'Your organisation submitted nothing yet.', {
      fix: 'Send a result with `inferbench submit`.',
    });
  }
  const { reviewQueue } = await askServer(access, ReviewQueue, { first: 100, after: null });
  const ids = new Set([...own, ...reviewQueue.nodes].map(({ id }) => id));
  const found = [...ids].filter((id) => id.startsWith(word) || id.endsWith(word));
  if (found.length < 2) return found[0] ?? word;
  throw new InferbenchError('NOT_FOUND', `${found.length} submissions have "${word}" in their id.`, {
    value: word,
    expected: found.slice(0, 5).join(', '),
    fix: 'Write more of it.',
  });
}
