import type { ReactNode } from 'react';
import { pageAddress, type PageName, PAGES, type Menu } from '../address/pages.ts';
import { ChartBehaviour } from '../chart/behaviour/chart-behaviour.tsx';
import { KindShapes } from '../chart/kind-mark.tsx';
import { FOOT, MAIN } from './foot.ts';
import { ThemeButton } from './theme-button.tsx';
import { SearchLink } from '../find/search-link.tsx';

interface PageFrameProps {
  children: ReactNode;
  /** Versions that the figures of the page depend on. */
  footer?: string;
  note?: ReactNode;
  /** The page, for the menus; null for none of them. */
  current: PageName | null;
  /** What stands in place of the link to sign in: who is signed in, on pages that know it. */
  account?: ReactNode;
}

function MainLinks({ current }: { current: PageName | null }) {
  const entry = entryOf(current);
  return menuLinks('MAIN').map(({ page, label, href }) => (
    <a key={href} href={href} aria-current={page !== entry ? undefined : page === current ? 'page' : true}>
      {label}
    </a>
  ));
}

/** A plain link for everybody: no page for visitors reads who is signed in, so that each is the same for all. */
function SignInLink({ current }: { current: PageName | null }) {
  return (
    <a
      className="sign-in"
      href={pageAddress('signIn')}
      {...(current === 'signIn' ? { 'aria-current': 'page' as const } : {})}
    >
      {PAGES.signIn.label}
    </a>
  );
}

export function PageFrame({ children, footer = '', note = null, current, account = null }: PageFrameProps) {
  return (
    <>
      <a className="skip" href={`#${MAIN}`}>
        Skip to content
      </a>
      <KindShapes />
      <header className="top">
        <div className="wrap">
          <a className="brand" href={pageAddress('landing')}>
            InferBench
          </a>
          <nav aria-label="Main" className="wide-menu">
            <MainLinks current={current} />
          </nav>
          <SearchField />
          <ThemeButton />
          {account === null ? <SignInLink current={current} /> : null}
          {/* Narrow screens: opens without JavaScript. Of the two menus one is always hidden. */}
          <details className="narrow-menu">
            <summary>Menu</summary>
            <nav aria-label="Main">
              <MainLinks current={current} />
              {account === null ? <SignInLink current={current} /> : null}
            </nav>
          </details>
        </div>
        {account}
      </header>
      <main className="wrap" id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <footer className="foot" id={FOOT}>
        <SiteFoot versions={footer} note={note} />
      </footer>
      <ChartBehaviour />
    </>
  );
}

/** A link to the search page that looks like its field: without JavaScript it opens the page, with it the dialog. */
function SearchField() {
  return (
    <SearchLink href={pageAddress('search')}>
      <svg width="15" height="15" viewBox="0 0 15 15" aria-hidden="true">
        <path d="M10.9 6.3a4.6 4.6 0 1 1-9.2 0a4.6 4.6 0 1 1 9.2 0M9.8 9.8 14 14" />
      </svg>
      <b className="hidden-word">Search: </b>
      <span>Model, chip or vendor</span>
      <kbd aria-hidden="true">⌘K</kbd>
    </SearchLink>
  );
}

const COLUMNS: readonly { menu: Menu; title: string }[] = [
  { menu: 'TRUST', title: 'Trust' },
  { menu: 'DATA', title: 'Data' },
  { menu: 'TAKE_PART', title: 'Take part' },
];

/** Promise of the site about its numbers, and three columns of pages. */
function SiteFoot({ versions, note }: { versions: string; note: ReactNode }) {
  return (
    <div className="wrap">
      <div className="promise">
        <b>InferBench</b>
        <p>
          Every number says whether it was measured, published or simulated, how far it may be off, and where
          it comes from.
        </p>
        {versions === '' ? null : <p>{versions}</p>}
        {note}
      </div>
      {COLUMNS.map(({ menu, title }) => (
        <nav key={menu} aria-label={title}>
          <h2>{title}</h2>
          {menuLinks(menu).map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      ))}
    </div>
  );
}

interface MenuLink {
  label: string;
  href: string;
  page: PageName;
}

/** Places of a page that a menu names beside the page itself. */
const SECTIONS: readonly (MenuLink & { menu: Menu })[] = [
  { menu: 'TAKE_PART', page: 'submit', label: 'Get a key', href: pageAddress('submit', { section: 'key' }) },
  {
    menu: 'TAKE_PART',
    page: 'submit',
    label: 'Reply to a result',
    href: pageAddress('submit', { section: 'reply' }),
  },
];

function menuLinks(menu: Menu): MenuLink[] {
  const names = Object.keys(PAGES).filter((name): name is PageName => name in PAGES);
  const pages = names.flatMap((page): MenuLink[] =>
    PAGES[page].menu === menu ? [{ label: PAGES[page].label, href: pageAddress(page), page }] : [],
  );
  return [...pages, ...SECTIONS.filter((each) => each.menu === menu)];
}

/** The entry of the main menu that stands for a page; null where none does. */
function entryOf(page: PageName | null): PageName | null {
  if (page === null) return null;
  const found = PAGES[page];
  if ('within' in found) return found.within;
  return found.menu === 'MAIN' ? page : null;
}
