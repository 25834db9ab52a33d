import type { ReactNode } from 'react';

interface LiveLinkProps {
  href: string;
  /** Name for those who do not see where it stands; it begins with what is seen. */
  label?: string;
  current?: boolean;
  onFollow: () => void;
  children: ReactNode;
}

/** Another state of this page: a link that opens it, and with JavaScript changes to it in place. */
export function LiveLink({ href, label, current = false, onFollow, children }: LiveLinkProps) {
  return (
    <a
      href={href}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(current ? { 'aria-current': 'true' as const } : {})}
      onClick={(event) => {
        // A new tab or window stays one.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}
