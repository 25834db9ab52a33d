/** Lower-case words of a name, joined by hyphens; empty where it holds neither letter nor digit. */
export function hyphenated(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
