import '../../../account.css';
import '../../../engine-form.css';
import '../new.css';
import { newChipView, type NewChipView } from '../../../../src/submit/chip-form/load-chip-form.ts';
import { ChipForm } from '../../../../src/submit/chip-form/chip-form.tsx';
import type { SearchParameters } from '../../../../src/address/search-parameters.ts';
import { PageFrame } from '../../../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../../../src/frame/page-metadata.ts';
import { accountOf } from '../../../../src/account/session/account-of.tsx';
import { signedIn } from '../../../../src/account/session/session-of.ts';
import { ChipFamily } from '@inferbench/domain/chips/chip';
import { pageAddress } from '../../../../src/address/pages.ts';
import { FAMILY_NAMES } from '../../../../src/chip/list/chip-words.ts';

export const metadata = pageMetadata({
  title: 'Submit a chip',
  description:
    'The form of a chip specification: figures in the units of the data sheet, roofline, reference sheet and flexibility while you type, what is wrong at its field, drafts.',
  canonical: '/submissions/new/chip',
});

export default async function NewChipPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const session = await signedIn('MEMBER');
  const view = await newChipView(await searchParams, session);
  return (
    <PageFrame current="newChip" account={accountOf(session, 'newChip')}>
      <ChipHead view={view} />
      <ChipForm key={view.form.address} {...view.form} />
    </PageFrame>
  );
}

function ChipHead({ view: { family, form, problem } }: { view: NewChipView }) {
  const { corrects, draft } = form;
  return (
    <div className="head">
      <p className="crumb">
        <a href={pageAddress('newSubmission')}>Submit</a> / a chip
      </p>
      <h1>{corrects === null ? 'Submit a chip' : 'Correct a chip'}</h1>
      <p className="lede">
        Figures as your data sheet writes them: <b>80 GB, 3.35 TB/s, 989 TFLOPS, 700 W</b>. What you do not
        know stays empty; nothing is put in its place.
      </p>
      {problem === null ? null : (
        <div className="message warning">
          <p>{problem}</p>
        </div>
      )}
      {corrects === null && draft === null ? (
        <nav aria-label="Family">
          <ul className="pills">
            {ChipFamily.options.map((each) => (
              <li key={each}>
                <a
                  href={pageAddress('newChip', { query: { family: each } })}
                  {...(each === family ? { 'aria-current': 'page' as const } : {})}
                >
                  {FAMILY_NAMES[each]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        <p className="note">{FAMILY_NAMES[family]}</p>
      )}
      <p className="message warning without-js">
        The form of this page needs JavaScript. The command line does the same without it:{' '}
        <code>inferbench chip init --family {family} --out chip.yaml</code>, then{' '}
        <code>inferbench submit chip.yaml</code>.
      </p>
    </div>
  );
}
