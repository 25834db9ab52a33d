import { actorTowards } from '@inferbench/db/lifecycle/actor-towards';
import { readRevision } from '@inferbench/db/lifecycle/revision-reader';
import { actionsOf, type AvailableAction, scopesOf } from '@inferbench/domain/submissions/submission-action';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { rightsOf } from '../auth/caller.ts';
import type { ApiContext } from '../graphql/context.ts';

/** What the key of a request may do about a submission now: the list that decides acts themselves. */
export async function readAvailableActions(
  context: ApiContext,
  { uuid }: { uuid: string },
): Promise<AvailableAction[]> {
  context.reads.personal();
  const caller = await context.caller();
  if (!caller.ok) return [];
  const { pool } = context.database;
  const revision = await readRevision(pool, uuid, ENGINE_VERSION);
  const actor = revision === null ? null : await actorTowards(pool, revision, caller.value);
  if (revision === null || actor === null) return [];
  const { scopes } = caller.value;
  return actionsOf(revision, actor, rightsOf(caller.value)).filter(({ action }) =>
    scopesOf(action).some((scope) => scopes.includes(scope)),
  );
}
