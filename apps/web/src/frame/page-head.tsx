import type { ReactNode } from 'react';

interface HeadProps {
  title: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

/** Heading of a page, and the sentence that answers it. */
export function PageHead({ title, above, below, children }: HeadProps) {
  return (
    <div className="head">
      {above}
      <h1>{title}</h1>
      <p className="lede">{children}</p>
      {below}
    </div>
  );
}
