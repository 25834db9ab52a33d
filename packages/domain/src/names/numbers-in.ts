/** Numbers of a name as they are written: 3.1 and 8 of "llama-3.1-8b". */
export function numbersIn(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? [];
}

/** Whether a name has every number that is asked for: another number is another version, size or generation. */
export function keepsNumbers(asked: readonly string[], own: readonly string[]): boolean {
  const left = [...own];
  return asked.every((number) => {
    const at = left.indexOf(number);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
