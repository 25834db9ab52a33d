import type { ReactNode } from 'react';

interface HeadProps {
  title: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

/** Heading of a page, and the sentence that answers it where one does. */
export function PageHead({ title, above, below, children }: HeadProps) {
  return (
    <div className="head">
      {above}
      <h1>{title}</h1>
      {children === undefined ? null : <p className="lede">{children}</p>}
      {below}
    </div>
  );
}
