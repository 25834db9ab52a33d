import type { ReactNode } from 'react';
import { menuLinks } from '../address/menus.ts';
import type { Menu } from '../address/pages.ts';

const COLUMNS: readonly { menu: Menu; title: string }[] = [
  { menu: 'TRUST', title: 'Trust' },
  { menu: 'DATA', title: 'Data' },
  { menu: 'TAKE_PART', title: 'Take part' },
];

/** What the site promises of its numbers, and three columns of pages. */
export function SiteFoot({ versions, note }: { versions: string; note: ReactNode }) {
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
