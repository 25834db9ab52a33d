import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { actingAs } from '../session/acting-as.ts';
import type { Session } from '../session/session-of.ts';
import { ReplyForm } from './reply-form.tsx';

/** The form of who may reply to a submission, with what they said before; nothing for everybody else. */
export function replyFormOf({ id, mayReply, reply }: SubmissionResult, session: Session) {
  if (!mayReply) return null;
  return <ReplyForm submission={id} as={actingAs(session.who)} before={reply} />;
}
