import type { ReactNode } from 'react';
import { pageAddress, type PageName, signInAddress } from '../../address/pages.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { Problem } from '../../frame/states.tsx';
import { accountOf } from './account-of.tsx';
import { type Session, sessionOf } from './session-of.ts';
import { PageHead } from '../../frame/page-head.tsx';

interface PersonalPageProps {
  page: PageName;
  title: string;
  children: (session: Session) => ReactNode | Promise<ReactNode>;
}

/** A page for who is signed in; else it says what it is and leads to where one signs in and back. Without children it is of no organisation. */
export async function PersonalPage({ page, title, children }: PersonalPageProps) {
  const address = pageAddress(page);
  const answer = await sessionOf('MEMBER');
  if (answer.state === 'SIGNED_IN') {
    const { session } = answer;
    return (
      <PageFrame current={page} account={accountOf(session, page)}>
        {(await children(session)) ?? <NoOrganisation title={title} />}
      </PageFrame>
    );
  }
  return (
    <PageFrame current={page}>
      {answer.state === 'FAILED' ? (
        <Problem title="The API did not answer" message={answer.message} href={address} />
      ) : (
        <PageHead title={title}>
          This page is for people who are signed in. <a href={signInAddress(address)}>Sign in</a>
        </PageHead>
      )}
    </PageFrame>
  );
}

function NoOrganisation({ title }: { title: string }) {
  return (
    <PageHead title={title}>
      You act for no organisation. An owner of one can invite you by a link; whoever runs this installation
      can make one.
    </PageHead>
  );
}
