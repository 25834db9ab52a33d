import '../account.css';
import { firstText, type SearchParameters } from '../../src/address/search-parameters.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { personalMetadata } from '../../src/frame/page-metadata.ts';
import { accountOf } from '../../src/account/session/account-of.tsx';
import { signedIn } from '../../src/account/session/session-of.ts';
import { ownPath } from '../../src/account/sign-in/own-path.ts';
import { SignInView } from '../../src/account/sign-in/sign-in-view.tsx';

export const metadata = personalMetadata('Sign in');

export default async function SignInPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const [session, asked] = await Promise.all([signedIn('MEMBER'), searchParams]);
  return (
    <PageFrame current="signIn" account={accountOf(session, 'signIn')}>
      <SignInView signedInAs={session?.who.actor.name ?? null} back={ownPath(firstText(asked, 'back'))} />
    </PageFrame>
  );
}
