import '../account.css';
import { firstText, type SearchParameters } from '../../src/address/search-parameters.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { personalMetadata } from '../../src/frame/page-metadata.ts';
import { accountOf } from '../../src/account/session/account-of.tsx';
import { signedIn } from '../../src/account/session/session-of.ts';
import { ownPath } from '../../src/account/sign-in/own-path.ts';
import { pageAddress } from '../../src/address/pages.ts';
import { SignInApp } from '../../src/account/sign-in/sign-in-app.tsx';
import { Section } from '../../src/frame/section.tsx';
import { PageHead } from '../../src/frame/page-head.tsx';

export const metadata = personalMetadata('Sign in');

export default async function SignInPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const [session, asked] = await Promise.all([signedIn('MEMBER'), searchParams]);
  return (
    <PageFrame current="signIn" account={accountOf(session, 'signIn')}>
      <SignInView signedInAs={session?.who.actor.name ?? null} back={ownPath(firstText(asked, 'back'))} />
    </PageFrame>
  );
}

function SignInView(app: { signedInAs: string | null; back: string }) {
  return (
    <>
      <PageHead title="Sign in">
        With a passkey: your device asks for your finger, face or PIN, and no secret leaves it. To look at
        results nobody needs an account.
      </PageHead>
      <p className="message warning without-js">
        Signing in needs JavaScript. With a key, the command line does the same without it.
      </p>
      <div className="needs-js">
        <SignInApp {...app} />
      </div>
      <Section id="account" title="How to get an account">
        <p>
          By a link from an owner of your organisation or from whoever runs this installation. It works once,
          for a day. Programs use keys instead:{' '}
          <a href={pageAddress('submit', { section: 'key' })}>how to get a key</a>.
        </p>
      </Section>
      <Section id="no-password" title="Why there is no password">
        <p>
          A password can be guessed, used twice, or typed into a false page. A passkey cannot: it answers to
          this address alone, and what is kept here opens nothing if it is stolen. No mail address is kept
          either, so nobody gets in by a mailbox; ten recovery codes, shown once, are the way back.
        </p>
      </Section>
    </>
  );
}
