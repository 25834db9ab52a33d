import { classOfKey, isProse, type KeyClass, TEXT_REMOVED } from './text-keys.ts';
import { TextWriter } from './text-writer.ts';

interface Frame {
  /** Everything here stands under a key of texts. */
  textual: boolean;
  /** Class of the key whose value comes now; in a list, of the list's own. */
  key: KeyClass;
}

const IDENTIFIER = /^[\w.$@/-]{1,64}$/;

/** JSON, or several documents one after the other, token by token: numbers, order and layout stay to the last byte. */
export function withoutJsonTexts(text: string): { text: string; textsRemoved: number } {
  const writer = new TextWriter(text);
  const frames: Frame[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    const here = frames.at(-1) ?? { textual: false, key: 'plain' };
    if (char === '{' || char === '[') {
      const textual = here.textual || here.key === 'textual';
      frames.push({ textual, key: char === '[' ? here.key : 'plain' });
    } else if (char === '}' || char === ']') frames.pop();
    else if (char === '"') {
      const end = endOfString(text, i);
      const value = decoded(text.slice(i, end));
      if (isKey(text, end)) {
        here.key = classOfKey(value);
        // A text can be a key, as where errors are counted by their words. The number keeps two of them apart.
        if (isProse(value) || (here.textual && !IDENTIFIER.test(value)))
          writer.replace(i, end, `"${TEXT_REMOVED.slice(0, -1)} ${writer.removed + 1}]"`);
      } else if (mustGo(value, here)) writer.replace(i, end, `"${TEXT_REMOVED}"`);
      i = end - 1;
    }
  }
  return writer.finish();
}

/** An empty text says that there is none, which importers count. */
function mustGo(value: string, { textual, key }: Frame): boolean {
  if (value === '' || value === TEXT_REMOVED) return false;
  return textual || key !== 'plain' || isProse(value);
}

/** Index after the closing quote; of an unclosed string, the end of the text. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i + 1;
  }
  return text.length;
}

function isKey(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return text[at] === ':';
}

function decoded(token: string): string {
  const inner = token.slice(1, -1);
  if (!inner.includes('\\')) return inner;
  try {
    const value: unknown = JSON.parse(token);
    return typeof value === 'string' ? value : inner;
  } catch {
    return inner;
  }
}
