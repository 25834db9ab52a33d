const MAX_CHARS = 100;
const FALLBACK = 'evidence.txt';

/** A name that may stand in a header, on a page and on any disk: its last part, in letters, digits, dots and dashes. */
export function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    // No hidden file, no option of a command, no "..".
    .replace(/^[.-]+/, '')
    .replaceAll(/\.{2,}/g, '.');
  return plain === '' ? FALLBACK : plain.slice(-MAX_CHARS).replace(/^[.-]+/, '');
}
