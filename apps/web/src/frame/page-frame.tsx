import type { ReactNode } from 'react';
import { ThemeButton } from './theme-button.tsx';

/** Brand, navigation, content, footer. The navigation names the pages that exist. */
interface PageFrameProps {
  children: ReactNode;
  footer: string;
  /** Page of the navigation that is shown; null for none of them. */
  current: 'board' | null;
}

export function PageFrame({ children, footer, current }: PageFrameProps) {
  return (
    <>
      <header className="top">
        <div className="wrap">
          <a className="brand" href="/">
            InferBench
          </a>
          <nav aria-label="Main">
            <a href="/" {...(current === 'board' ? { 'aria-current': 'page' as const } : {})}>
              Board
            </a>
          </nav>
          <ThemeButton />
        </div>
      </header>
      <main className="wrap">{children}</main>
      <footer className="foot">
        <div className="wrap">
          <span>InferBench</span>
          <span>{footer}</span>
          <span>API: POST /graphql</span>
        </div>
      </footer>
    </>
  );
}
