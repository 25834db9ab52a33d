import type { ReactNode } from 'react';
import { FOOT } from './foot.ts';
import { FOOTER_NAVIGATION, NAVIGATION } from './navigation.ts';
import { ThemeButton } from './theme-button.tsx';

/** Brand, navigation, content, footer. The navigation names the pages that exist. */
interface PageFrameProps {
  children: ReactNode;
  footer: string;
  /** Address of the page in the navigation; null for none of them. */
  current: string | null;
}

function Links({ current }: { current: string | null }) {
  return NAVIGATION.map(({ href, label }) => (
    <a key={href} href={href} {...(href === current ? { 'aria-current': 'page' as const } : {})}>
      {label}
    </a>
  ));
}

export function PageFrame({ children, footer, current }: PageFrameProps) {
  return (
    <>
      <header className="top">
        <div className="wrap">
          <a className="brand" href="/">
            InferBench
          </a>
          <nav aria-label="Main" className="wide-menu">
            <Links current={current} />
          </nav>
          <ThemeButton />
          {/* Narrow screens: opens without JavaScript. Of the two menus one is always hidden. */}
          <details className="narrow-menu">
            <summary>Menu</summary>
            <nav aria-label="Main">
              <Links current={current} />
            </nav>
          </details>
        </div>
      </header>
      <main className="wrap">{children}</main>
      <footer className="foot" id={FOOT}>
        <div className="wrap">
          <nav aria-label="More pages">
            {FOOTER_NAVIGATION.map(({ href, label }) => (
              <a key={href} href={href} {...(href === current ? { 'aria-current': 'page' as const } : {})}>
                {label}
              </a>
            ))}
          </nav>
          {footer === '' ? null : <span>{footer}</span>}
        </div>
      </footer>
    </>
  );
}
