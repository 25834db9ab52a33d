import type { ReactNode } from 'react';

export function linked(href: string, words: ReactNode): ReactNode {
  return <a href={href}>{words}</a>;
}

/** Words of a cell with smaller ones in a line below; without that where there are none. */
export function withBelow(words: ReactNode, below: ReactNode): ReactNode {
  return (
    <>
      {words}
      {below == null || below === '' ? null : <span className="sub">{below}</span>}
    </>
  );
}
