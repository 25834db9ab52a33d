import type { Database } from '@inferbench/db/database';
import { readReplies, type StoredReply } from '@inferbench/db/replies/reply-reader';
import type { Viewer } from '@inferbench/db/visibility';
import DataLoader from 'dataloader';

/** One a request: replies to all submissions that it asks for, by one statement. */
export function replyLoader(
  { pool }: Pick<Database, 'pool'>,
  viewer: () => Promise<Viewer>,
): DataLoader<string, StoredReply | null> {
  return new DataLoader(async (ids: readonly string[]) => {
    const found = new Map(
      (await readReplies(pool, ids, await viewer())).map((reply) => [reply.submissionId, reply]),
    );
    return ids.map((id) => found.get(id) ?? null);
  });
}
