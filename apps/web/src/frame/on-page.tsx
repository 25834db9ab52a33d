/** Where the parts of a long page begin, in its first lines. */
export function OnPage({ parts }: { parts: readonly { words: string; section: string }[] }) {
  return (
    <nav className="pills" aria-label="On this page">
      {parts.map(({ words, section }) => (
        <a key={section} href={`#${section}`}>
          {words}
        </a>
      ))}
    </nav>
  );
}
