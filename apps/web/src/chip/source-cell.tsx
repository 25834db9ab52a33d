import type { ReactNode } from 'react';

/** Number of a source in the list of the page, for a cell of a table; an unknown key is said as it is. */
export function sourceCell(source: string | null, sources: readonly { key: string }[]): ReactNode {
  if (source === null) return 'none';
  const place = sources.findIndex(({ key }) => key === source);
  return place === -1 ? (
    source
  ) : (
    <a href={`#source-${place + 1}`}>
      <span className="hidden-word">source </span>
      {String(place + 1)}
    </a>
  );
}
