import type { ReactNode } from 'react';

/** A cell that leads somewhere. */
export function linked(href: string, words: ReactNode): ReactNode {
  return <a href={href}>{words}</a>;
}
