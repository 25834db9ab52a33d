import '../../account.css';
import '../../reply.css';
import { redirect } from 'next/navigation';
import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { submissionAddress } from '../../../src/address/pages.ts';
import { firstText } from '../../../src/address/search-parameters.ts';
import { DossierView } from '../../../src/submissions/dossier/dossier-view.tsx';
import { loadDossier } from '../../../src/submissions/dossier/load-dossier.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { accountOf } from '../../../src/account/session/account-of.tsx';
import type { Session } from '../../../src/account/session/session-of.ts';
import { insideOf } from '../../../src/submissions/inside-of.tsx';
import { loadFigures, loadPointIds, loadSubmission } from '../../../src/submissions/load-submission.ts';
import { previewOf } from '../../../src/submissions/preview-of.tsx';
import { SubmissionView } from '../../../src/submissions/submission-view.tsx';
import { submissionTitle } from '../../../src/submissions/submission-words.ts';
import { actingAs } from '../../../src/account/session/acting-as.ts';
import { ReplyForm } from '../../../src/point/reply/reply-form.tsx';
import type { PageOf } from '../../../src/frame/page-of.ts';

async function idOf({ params }: PageOf<'id'>): Promise<string> {
  return decodeURIComponent((await params).id);
}

export async function generateMetadata(props: PageOf<'id'>) {
  const id = await idOf(props);
  const { answer } = await loadSubmission(id);
  if (answer.state === 'MISSING') return { title: 'No such page · InferBench' };
  if (answer.state !== 'DATA') return { title: 'Submission · InferBench' };
  const title = submissionTitle(answer.value);
  return pageMetadata({
    title: `${title}, revision ${answer.value.revision}`,
    description: `${title}: where this revision stands, who submitted and who tested it, and what happened to it.`,
    canonical: submissionAddress(id),
  });
}

export default async function SubmissionPage(props: PageOf<'id'>) {
  const id = await idOf(props);
  const { answer, session } = await loadSubmission(id);
  if (answer.state === 'MISSING') return <MissingPage what="submission" />;
  // The address of a series stays, also where its first revision was never public.
  if (answer.state === 'DATA' && answer.value.id !== id) redirect(submissionAddress(answer.value.id));
  const account = accountOf(session, 'submissions');
  const point = firstText(await props.searchParams, 'preview');
  if (point !== undefined && session !== null && answer.state === 'DATA') {
    const shown = await previewOf(answer.value, { point, session });
    return shown === null ? (
      <MissingPage what="submission" />
    ) : (
      <PageFrame current="submissions" account={account}>
        {shown}
      </PageFrame>
    );
  }
  const seen = answer.state === 'DATA' ? await partsOf(answer.value, session) : null;
  return (
    <AnswerPage page="submissions" answer={answer} account={account}>
      {(submission) => <SubmissionView submission={submission} {...seen} />}
    </AnswerPage>
  );
}

/** Reads its figures, and what who is signed in sees beside everybody. */
async function partsOf(submission: SubmissionResult, session: Session | null) {
  const pointIds = await loadPointIds(submission, session);
  const [inside, figures] = await Promise.all([
    insideOf(submission, session),
    loadFigures(pointIds, session),
  ]);
  const replyForm = session === null ? null : replyFormOf(submission, session);
  if (session === null || session.who.actor.kind !== 'STAFF' || inside === null)
    return { inside, figures, replyForm };
  const dossier = await loadDossier(submission, { session, pointIds });
  return { inside, figures, replyForm, dossier: <DossierView submission={submission} dossier={dossier} /> };
}

/** The form of who may reply to a submission, with what they said before; nothing for everybody else. */
function replyFormOf({ id, mayReply, reply }: SubmissionResult, session: Session) {
  if (!mayReply) return null;
  return <ReplyForm submission={id} as={actingAs(session.who)} before={reply} />;
}
