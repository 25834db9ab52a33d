import { newChipView } from '../../../../src/submit/chip-form/load-chip-form.ts';
import { ChipForm } from '../../../../src/submit/chip-form/chip-form.tsx';
import { ChipHead } from '../../../../src/submit/chip-form/chip-head.tsx';
import type { SearchParameters } from '../../../../src/address/search-parameters.ts';
import { PageFrame } from '../../../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../../../src/frame/page-metadata.ts';
import { accountOf } from '../../../../src/account/session/account-of.tsx';
import { sessionOf } from '../../../../src/account/session/session-of.ts';
import '../../../account.css';
import '../../../engine-form.css';
import '../new.css';

export const metadata = pageMetadata({
  title: 'Submit a chip',
  description:
    'The form of a chip specification: figures in the units of the data sheet, roofline, reference sheet and flexibility while you type, what is wrong at its field, drafts.',
  canonical: '/submissions/new/chip',
});

export default async function NewChipPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const answer = await sessionOf('MEMBER');
  const session = answer.state === 'SIGNED_IN' ? answer.session : null;
  const view = await newChipView(await searchParams, session);
  return (
    <PageFrame current="newChip" account={session === null ? null : accountOf(session.who, 'newChip')}>
      <ChipHead view={view} />
      <ChipForm key={view.form.address} {...view.form} />
    </PageFrame>
  );
}
