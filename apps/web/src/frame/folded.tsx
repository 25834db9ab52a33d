import type { ReactNode } from 'react';

/** A part of a page for those who want it: closed, and found by its title. */
export function Folded({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <details className="folded" id={id}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
