const COUNT = /^(\d{1,9}(?:\.\d{1,6})?)([km])$/i;

/** Tokens as people write sizes: 8k is 8,192, 128K is 131,072 and 1M is 1,048,576; null for any other text. */
export function tokenCount(text: string): number | null {
  const [, digits, unit] = COUNT.exec(text.trim()) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const tokens = Number(digits) * (unit.toLowerCase() === 'k' ? 1024 : 1024 * 1024);
  return Number.isInteger(tokens) ? tokens : null;
}
