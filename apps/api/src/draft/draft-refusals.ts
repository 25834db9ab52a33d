import { notFound } from '../mutation/input-findings.ts';
import type { DraftRefusal } from './draft.input.ts';

/** What draft acts refuse alike. */
export function unknownDraft(id: string): DraftRefusal {
  const message = 'Your organisation has no draft of this id.';
  return notFound('input.id', { id, message, fix: '`viewer { drafts }` lists those that it has.' });
}

export function staleDraft({ current, seen }: { current: number; seen: number }): DraftRefusal {
  return {
    kind: 'NotAllowed',
    code: 'STALE_VERSION',
    message: `The draft is at version ${current} by now, not ${seen}: somebody saved it meanwhile. Read it again.`,
    currentVersion: current,
    available: [],
  };
}
