import { isRecord, objectsOf } from '../shared/content-items.ts';
import type { Content } from '../shared/importer.ts';

/** Sign by which a file of a tool is known: keys of one object, columns of a table, or words of a text. */
export type ToolSign =
  { keys: readonly string[] } | { columns: readonly string[] } | { text: RegExp; shown: string };

/** A tool that is known by name. */
export interface KnownTool {
  name: string;
  /** Any of them is enough. */
  signs: readonly ToolSign[];
  /** Advice that leads to a file that is read, as a sentence without its point. */
  advice: string;
  /** Computes and measures nothing. */
  simulates?: true;
}

const HEAD_CHARS = 20_000;

export function hasSign(content: Content, sign: ToolSign): boolean {
  if ('keys' in sign)
    return objectsOf(content).some((object) => sign.keys.every((key) => holds(object, key.split('.'))));
  if ('columns' in sign) {
    const columns = columnsOf(content);
    return sign.columns.every((name) => columns.includes(name));
  }
  const text =
    content.kind === 'table' ? content.header.join(',') : content.kind === 'text' ? content.text : null;
  return text !== null && sign.text.test(text.slice(0, HEAD_CHARS));
}

/** Names of columns; a header in which one begins like a number makes no table, and is still one here. */
function columnsOf(content: Content): readonly string[] {
  if (content.kind === 'table') return content.header;
  if (content.kind !== 'text') return [];
  const [line = ''] = content.text.split('\n', 1);
  return line.split(',').map((cell) => cell.trim().replaceAll('"', ''));
}

/** Whether an object has a key of objects inside objects; `[]` is the first entry of a list. */
function holds(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  if (key === '[]') return Array.isArray(value) && holds(value[0], rest);
  return isRecord(value) && Object.hasOwn(value, key) && holds(value[key], rest);
}

/** The words of a sign for people. */
export function signWords(sign: ToolSign): string {
  if ('keys' in sign) return `keys ${sign.keys.map((key) => `\`${key}\``).join(' ')}`;
  if ('columns' in sign) return `columns ${sign.columns.map((name) => `\`${name}\``).join(' ')}`;
  return `the words \`${sign.shown}\``;
}
