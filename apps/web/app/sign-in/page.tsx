import '../account.css';
import { firstText, type SearchParameters } from '../../src/address/search-parameters.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { personalMetadata } from '../../src/frame/page-metadata.ts';
import { accountOf } from '../../src/account/session/account-of.tsx';
import { sessionOf } from '../../src/account/session/session-of.ts';
import { ownPath } from '../../src/account/sign-in/own-path.ts';
import { SignInView } from '../../src/account/sign-in/sign-in-view.tsx';

export const metadata = personalMetadata('Sign in');

export default async function SignInPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const [answer, asked] = await Promise.all([sessionOf('MEMBER'), searchParams]);
  const who = answer.state === 'SIGNED_IN' ? answer.session.who : null;
  return (
    <PageFrame current="signIn" account={who === null ? null : accountOf(who, 'signIn')}>
      <SignInView signedInAs={who?.actor.name ?? null} back={ownPath(firstText(asked, 'back'))} />
    </PageFrame>
  );
}
