import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  /** What else stands beside the heading: choices, files. */
  head?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, note, head, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note === undefined ? null : <p className="note">{note}</p>}
        {head}
      </header>
      {children}
    </section>
  );
}
