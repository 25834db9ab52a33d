import type { Metadata } from 'next';
import { submissionAddress } from '../../../src/address/pages.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { loadSubmission } from '../../../src/submissions/load-submission.ts';
import { SubmissionView } from '../../../src/submissions/submission-view.tsx';
import { submissionTitle } from '../../../src/submissions/submission-words.ts';
import '../../reply.css';

interface SubmissionPageProps {
  params: Promise<{ id: string }>;
}

async function idOf({ params }: SubmissionPageProps): Promise<string> {
  return decodeURIComponent((await params).id);
}

export async function generateMetadata(props: SubmissionPageProps): Promise<Metadata> {
  const id = await idOf(props);
  const answer = await loadSubmission(id);
  if (answer.state === 'MISSING') return { title: 'No such page · InferBench' };
  if (answer.state !== 'DATA') return { title: 'Submission · InferBench' };
  const title = submissionTitle(answer.value);
  return pageMetadata({
    title: `${title}, revision ${answer.value.revision}`,
    description: `${title}: where this revision stands, who submitted and who tested it, and what happened to it.`,
    canonical: submissionAddress(id),
  });
}

export default async function SubmissionPage(props: SubmissionPageProps) {
  const id = await idOf(props);
  const answer = await loadSubmission(id);
  if (answer.state === 'MISSING') return <MissingPage />;
  return (
    <AnswerPage page="submissions" answer={answer} address={submissionAddress(id)}>
      {(submission) => <SubmissionView submission={submission} />}
    </AnswerPage>
  );
}
