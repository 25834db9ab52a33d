'use client';

import { createContext, type ReactNode, use } from 'react';
import type { FormValues } from '../frame/form-values.ts';

/** Fills fields of the form that stands around a link, and asks again; null where none listens. */
export const FillForm = createContext<((fills: FormValues) => void) | null>(null);

interface LiveLinkProps {
  href: string;
  /** Fields that it changes; the others keep what is typed in them. */
  fills: FormValues;
  /** Name for those who do not see where it stands; it begins with what is seen. */
  label?: string;
  current?: boolean;
  children: ReactNode;
}

/** Another state of this page: a link that opens it, and with JavaScript changes to it in place. */
export function LiveLink({ href, fills, label, current = false, children }: LiveLinkProps) {
  const fill = use(FillForm);
  return (
    <a
      href={href}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(current ? { 'aria-current': 'true' as const } : {})}
      onClick={(event) => {
        // A new tab or window stays one.
        if (fill === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        fill(fills);
      }}
    >
      {children}
    </a>
  );
}
