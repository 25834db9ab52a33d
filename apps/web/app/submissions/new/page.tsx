import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { accountOf } from '../../../src/account/session/account-of.tsx';
import { sessionOf } from '../../../src/account/session/session-of.ts';
import { ChooseView } from '../../../src/submit/vendor-form/choose-view.tsx';
import '../../account.css';
import './new.css';

export const metadata = pageMetadata({
  title: 'Submit',
  description:
    'Submit a chip, a result or a model: a form that says what is missing, shows what the figures mean, and keeps a draft.',
  canonical: '/submissions/new',
});

export default async function NewSubmissionPage() {
  const answer = await sessionOf('MEMBER');
  const account = answer.state === 'SIGNED_IN' ? accountOf(answer.session.who, 'newSubmission') : null;
  return (
    <PageFrame current="newSubmission" account={account}>
      <ChooseView />
    </PageFrame>
  );
}
