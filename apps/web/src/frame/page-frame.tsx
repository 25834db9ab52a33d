import type { ReactNode } from 'react';
import { ThemeButton } from './theme-button.tsx';

/** Brand, navigation, content, footer. The navigation names the pages that exist. */
export function PageFrame({ children, footer }: { children: ReactNode; footer: string }) {
  return (
    <>
      <header className="top">
        <div className="wrap">
          <a className="brand" href="/">
            InferBench
          </a>
          <nav aria-label="Main">
            <a href="/" aria-current="page">
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
