const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for XML and HTML. Control characters, which XML forbids even escaped, become spaces. */
export function escaped(words: string): string {
  return words
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
