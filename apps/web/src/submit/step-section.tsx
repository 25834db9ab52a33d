import type { ReactNode } from 'react';

interface StepSectionProps {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}

export function StepSection({ id, title, note, children }: StepSectionProps) {
  return (
    <section aria-labelledby={`step-${id}`}>
      <header>
        <h2 id={`step-${id}`}>{title}</h2>
        <p className="note">{note}</p>
      </header>
      {children}
    </section>
  );
}
