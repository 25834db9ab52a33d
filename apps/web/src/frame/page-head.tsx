import type { ReactNode } from 'react';

interface HeadProps {
  title: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

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
