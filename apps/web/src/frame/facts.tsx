import type { ReactNode } from 'react';

/** A term, its figure, and in small letters what it means. */
export type Fact = readonly [term: string, figure: ReactNode, meaning?: ReactNode];

export function Facts({ of }: { of: readonly Fact[] }) {
  return (
    <dl className="facts">
      {of.map(([term, figure, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {figure}
            {meaning === undefined ? null : <small> {meaning}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
