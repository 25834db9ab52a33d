import { pageAddress } from '../../address/pages.ts';
import { SignInApp } from './sign-in-app.tsx';
import { Section } from '../../frame/section.tsx';
import { PageHead } from '../../frame/page-head.tsx';

export function SignInView(app: { signedInAs: string | null; back: string }) {
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
