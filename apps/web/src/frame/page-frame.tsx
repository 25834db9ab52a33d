import type { ReactNode } from 'react';
import { type PageName, PAGES } from '../address/pages.ts';
import { FOOT } from './foot.ts';
import { ThemeButton } from './theme-button.tsx';

/** Brand, navigation, content, footer. The navigation names the pages that exist. */
interface PageFrameProps {
  children: ReactNode;
  footer?: string;
  /** The page in the menus; null for none of them. */
  current: PageName | null;
}

function Links({ menu, current }: { menu: 'header' | 'footer'; current: PageName | null }) {
  return Object.entries(PAGES)
    .filter(([, page]) => page.menu === menu)
    .map(([name, { path, label }]) => (
      <a key={path} href={path} {...(name === current ? { 'aria-current': 'page' as const } : {})}>
        {label}
      </a>
    ));
}

export function PageFrame({ children, footer = '', current }: PageFrameProps) {
  return (
    <>
      <header className="top">
        <div className="wrap">
          <a className="brand" href="/">
            InferBench
          </a>
          <nav aria-label="Main" className="wide-menu">
            <Links menu="header" current={current} />
          </nav>
          <ThemeButton />
          {/* Narrow screens: opens without JavaScript. Of the two menus one is always hidden. */}
          <details className="narrow-menu">
            <summary>Menu</summary>
            <nav aria-label="Main">
              <Links menu="header" current={current} />
            </nav>
          </details>
        </div>
      </header>
      <main className="wrap">{children}</main>
      <footer className="foot" id={FOOT}>
        <div className="wrap">
          <nav aria-label="More pages">
            <Links menu="footer" current={current} />
          </nav>
          {footer === '' ? null : <span>{footer}</span>}
        </div>
      </footer>
    </>
  );
}
