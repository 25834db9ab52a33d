import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { counted } from '@inferbench/units/english';
import { organisationAddress } from '../../address/pages.ts';
import { SubmissionTable } from '../../account/own-submissions/submission-table.tsx';
import { ComparableSection } from '../../point/comparable-section.tsx';
import type { DossierData } from './load-dossier.ts';
import { BesideOthers } from './beside-others.tsx';
import { RecheckSection } from './recheck-section.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Section } from '../../frame/section.tsx';

/** What a reviewer reads beside a revision: its figures three ways, who stands beside it, and whose it is. */
export function DossierView({ submission, dossier }: { submission: SubmissionResult; dossier: DossierData }) {
  const { points, standing, neighbours, recheck, history } = dossier;
  const { submittedBy, submitter } = submission;
  const [first] = points;
  return (
    <>
      <SideBySide points={points} />
      {first === undefined ? null : <BesideOthers point={first} neighbours={neighbours} />}
      {first === undefined ? null : <ComparableSection point={first} standing={standing} />}
      <RecheckSection recheck={recheck} />
      {history === null ? null : (
        <Section
          id="history-of"
          title={<>What {submittedBy} submitted</>}
          note={
            <>
              {counted(history.totalCount, 'submission')} that you may see, the newest ten.{' '}
              <a href={organisationAddress(submitter.slug)}>As everybody sees them</a>
            </>
          }
        >
          <SubmissionTable caption={`What ${submittedBy} submitted`} nodes={history.nodes} />
        </Section>
      )}
    </>
  );
}
