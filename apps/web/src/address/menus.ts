import { type Menu, type PageName, pageAddress, PAGES } from './pages.ts';

export interface MenuLink {
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

export function menuLinks(menu: Menu): MenuLink[] {
  const names = Object.keys(PAGES).filter((name): name is PageName => name in PAGES);
  const pages = names.flatMap((page): MenuLink[] =>
    PAGES[page].menu === menu ? [{ label: PAGES[page].label, href: pageAddress(page), page }] : [],
  );
  return [...pages, ...SECTIONS.filter((each) => each.menu === menu)];
}

/** The entry of the main menu that stands for a page; null where none does. */
export function entryOf(page: PageName | null): PageName | null {
  if (page === null) return null;
  const found = PAGES[page];
  if ('within' in found) return found.within;
  return found.menu === 'MAIN' ? page : null;
}
