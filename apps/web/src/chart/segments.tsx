export interface Segment {
  words: string;
  href: string;
  chosen: boolean;
  /** Why it cannot be chosen; a link where left out. */
  absent?: string;
}

/** One of several views as links side by side; the one that is shown says so. */
export function Segments({ name, of }: { name: string; of: readonly Segment[] }) {
  if (of.length < 2) return null;
  return (
    <nav className="segments" aria-label={name}>
      {of.map(({ words, href, chosen, absent }) =>
        absent === undefined ? (
          <a key={words} href={href} {...(chosen ? { 'aria-current': 'true' as const } : {})}>
            {words}
          </a>
        ) : (
          <span key={words} className="absent">
            {words}: {absent}
          </span>
        ),
      )}
    </nav>
  );
}
