import type { ReactNode } from 'react';

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
