/** Flags arrive as text. What is not a number stays text, so that the schema names the flag and its value. */
export function numberFlag(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}
