import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { InsideHalf } from './acts/inside-half.tsx';
import { correctionAddress } from '../address/pages.ts';
import { actingAs } from '../account/session/acting-as.ts';
import type { Session } from '../account/session/session-of.ts';
import { loadRules } from '../about/rules/load-rules.ts';

/** What who is signed in may do about a revision, and what holds it back; nothing for who is to it like everybody. */
export async function insideOf(submission: SubmissionResult, session: Session | null) {
  const { availableActions: actions, story, id, version, waiting } = submission;
  // Also where nothing can be done any more: what became of the last act is said here.
  if (session === null) return null;
  const needsRules = actions.some(({ action }) => action === 'FLAG' || action === 'REFUSE');
  const rules = needsRules ? await loadRules() : null;
  return (
    <InsideHalf
      submission={id}
      version={version}
      as={actingAs(session.who)}
      actions={actions}
      story={{ flags: story.flags, explanations: story.explanations }}
      rules={
        rules?.state === 'DATA'
          ? rules.value.map((rule) => ({ value: rule.id, words: `${rule.id}: ${rule.title}` }))
          : []
      }
      correction={correctionAddress(submission)}
      next={waiting.sentence}
    />
  );
}
