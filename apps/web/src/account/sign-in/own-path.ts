import { pageAddress } from '../../address/pages.ts';

/** Where somebody goes on to who signed in: a path of this site that the address names, else their submissions. */
export function ownPath(asked: string | undefined): string {
  const base = 'http://own.invalid';
  if (asked !== undefined && asked.startsWith('/') && URL.canParse(asked, base)) {
    const { origin, pathname, search } = new URL(asked, base);
    if (origin === base) return `${pathname}${search}`;
  }
  return pageAddress('submissions');
}
