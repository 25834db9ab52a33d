import { pageAddress } from '../../../../src/address/pages.ts';
import type { SearchParameters } from '../../../../src/address/search-parameters.ts';
import { PageFrame } from '../../../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../../../src/frame/page-metadata.ts';
import { newRunView } from '../../../../src/submit/run-form/load-run-form.ts';
import { RunForm } from '../../../../src/submit/run-form/run-form.tsx';
import { accountOf } from '../../../../src/account/session/account-of.tsx';
import { signedIn } from '../../../../src/account/session/session-of.ts';
import '../../../account.css';
import '../../../engine-form.css';
import '../../../submit/submit.css';
import '../new.css';

export const metadata = pageMetadata({
  title: 'Submit a result, signed in',
  description:
    'Drop the file of a benchmark tool: its curve in your browser, what it does not say field by field, which rules it breaks, a draft, and the receipt.',
  canonical: '/submissions/new/run',
});

export default async function NewRunPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const session = await signedIn('MEMBER');
  const { form, problem } = await newRunView(await searchParams, session);
  return (
    <PageFrame current="newRun" account={accountOf(session, 'newRun')}>
      <div className="head">
        <p className="crumb">
          <a href={pageAddress('newSubmission')}>Submit</a> / a result
        </p>
        <h1>{form.corrects === null ? 'Submit a result, signed in' : 'Correct a result'}</h1>
        <p className="lede">
          Take the file as your benchmark tool wrote it. Its curve appears before anything is sent; what the
          file does not say is asked below.
        </p>
        {problem === null ? null : (
          <div className="message warning">
            <p>{problem}</p>
          </div>
        )}
        <p className="message warning without-js">
          The form of this page needs JavaScript. The command line does the same without it:{' '}
          <code>inferbench submit result.json --draft</code>.
        </p>
      </div>
      <RunForm key={form.address} {...form} />
    </PageFrame>
  );
}
