'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { type PageName, pageAddress, PAGES } from '../../address/pages.ts';
import { Options } from '../../frame/picker.tsx';
import { emptyTab } from '../../frame/tab-store.ts';
import { CHOSEN_ORGANIZATION } from './acting-as.ts';
import { postSession } from './post-session.ts';

export interface BarPerson {
  name: string;
  organization: { slug: string; name: string } | null;
  organizations: readonly { slug: string; name: string }[];
  isStaff: boolean;
}

const DAYS_KEPT = 7 * 86_400;

function choose(slug: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser, and this is no secret
  document.cookie = `${CHOSEN_ORGANIZATION}=${encodeURIComponent(slug)}; path=/; max-age=${DAYS_KEPT}; samesite=lax`;
}

export function AccountBar({ person, current }: { person: BarPerson; current: PageName }) {
  const router = useRouter();
  const [failed, setFailed] = useState<string | null>(null);
  const { name, organization, organizations, isStaff } = person;
  const pages: readonly PageName[] = ['submissions', 'organisation', ...(isStaff ? ['review' as const] : [])];
  const signOut = async () => {
    const sent = await postSession('logout', {}, z.unknown());
    // Who is not signed in any more is signed out.
    if (!sent.ok && sent.trouble.code !== 'UNAUTHENTICATED') {
      setFailed(sent.trouble.message);
      return;
    }
    emptyTab();
    globalThis.location.assign(pageAddress('signIn'));
  };
  return (
    <div className="account-bar">
      <div className="wrap">
        <span>
          <strong>{name}</strong>
          {organization === null || organizations.length > 1 ? null : `, ${organization.name}`}
        </span>
        {organizations.length > 1 ? (
          <label>
            for
            <select
              aria-label="Organisation that you act for"
              value={organization?.slug ?? ''}
              onChange={(event) => {
                choose(event.target.value);
                router.refresh();
              }}
            >
              {organization === null ? <option value="">no organisation</option> : null}
              <Options of={organizations.map((each) => ({ value: each.slug, words: each.name }))} />
            </select>
          </label>
        ) : null}
        <nav aria-label="Your pages">
          {pages.map((page) => (
            <a key={page} href={pageAddress(page)} aria-current={page === current ? 'page' : undefined}>
              {PAGES[page].label}
            </a>
          ))}
        </nav>
        <button type="button" className="quiet" onClick={() => void signOut()}>
          Sign out
        </button>
        {failed === null ? null : <span role="alert">{failed}</span>}
      </div>
    </div>
  );
}
