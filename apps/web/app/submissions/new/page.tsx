import '../../account.css';
import './new.css';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { accountOf } from '../../../src/account/session/account-of.tsx';
import { signedIn } from '../../../src/account/session/session-of.ts';
import { ChipFamily } from '@inferbench/domain/chips/chip';
import { pageAddress } from '../../../src/address/pages.ts';
import { Section } from '../../../src/frame/section.tsx';
import { PageHead } from '../../../src/frame/page-head.tsx';
import { FAMILY_NAMES } from '../../../src/chip/list/chip-words.ts';

export const metadata = pageMetadata({
  title: 'Submit',
  description:
    'Submit a chip, a result or a model: a form that says what is missing, shows what the figures mean, and keeps a draft.',
  canonical: '/submissions/new',
});

export default async function NewSubmissionPage() {
  return (
    <PageFrame current="newSubmission" account={accountOf(await signedIn('MEMBER'), 'newSubmission')}>
      <ChooseView />
    </PageFrame>
  );
}

function ChooseView() {
  return (
    <>
      <PageHead title="What do you submit?">
        Nothing is stored before you say so. Without signing in you can fill everything, see what it means and
        what is wrong with it; saving a draft and submitting need an account of your organisation.
      </PageHead>
      <Section id="chip" title="A chip">
        <p>
          Its figures with their sources, in the units of the data sheet. Roofline, reference sheet and
          flexibility appear while you type. How does it compute?
        </p>
        <ul className="pills">
          {ChipFamily.options.map((family) => (
            <li key={family}>
              <a href={pageAddress('newChip', { query: { family } })}>{FAMILY_NAMES[family]}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="run" title="A result">
        <p>
          Drop the file of your benchmark tool: it becomes a curve, and what the file does not say is asked
          field by field. <a href={pageAddress('newRun')}>Submit a result</a>
        </p>
      </Section>
      <Section id="model" title="A model">
        <p>
          The shape of a network, or the <code>config.json</code> of a hub. The command line takes it, as a
          draft as well: <code>inferbench submit model.yaml --draft</code>.
        </p>
      </Section>
    </>
  );
}
