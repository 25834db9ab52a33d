/** A parameter of an address that is stated once; null for none. */
export function oneText(value: string | string[] | undefined): string | null {
  const [text = ''] = [value].flat();
  return text === '' ? null : text;
}
