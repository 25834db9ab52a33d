import type { ReactNode } from 'react';

export function linked(href: string, words: ReactNode): ReactNode {
  return <a href={href}>{words}</a>;
}
