import type { Shape } from './shapes.ts';

const LETTERS = 'etaoinshrdlcumwfgypbvkjxqz'.split('');
/** The sign that stands for a blank before a word. */
const BLANK = '▁';

/** Kinds of tokens of a GGUF file. */
const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

export const UNKNOWN_ID = 0;
export const START_ID = 1;
export const END_ID = 2;

export interface VocabularyEntry {
  text: string;
  score: number;
  kind: number;
}

/** Tokens of a made-up language, byte by byte and then in ever longer words, so that every text has tokens. */
export function vocabularyOf({ vocabulary }: Shape): VocabularyEntry[] {
  const special = [
    { text: '<unk>', score: 0, kind: UNKNOWN },
    { text: '<s>', score: 0, kind: CONTROL },
    { text: '</s>', score: 0, kind: CONTROL },
  ];
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    score: 0,
    kind: BYTE,
  }));
  const words: VocabularyEntry[] = [];
  for (const text of wordsInOrder()) {
    if (special.length + bytes.length + words.length >= vocabulary) break;
    words.push({ text, score: -words.length, kind: NORMAL });
  }
  return [...special, ...bytes, ...words];
}

/** What a token prints; a piece of a character prints nothing whole. */
export function printed({ text, kind }: VocabularyEntry): string {
  if (kind === NORMAL) return text.replaceAll(BLANK, ' ');
  if (kind !== BYTE) return '';
  const byte = Number.parseInt(text.slice(3, 5), 16);
  return byte < 128 ? String.fromCodePoint(byte) : '\u{FFFD}';
}

/** Every part of a longer word stands before it, which merging needs. */
function* wordsInOrder(): Generator<string> {
  yield BLANK;
  yield* LETTERS;
  let stems = [BLANK, ...LETTERS];
  while (stems.length > 0) {
    const longer = stems.flatMap((stem) => LETTERS.map((letter) => `${stem}${letter}`));
    yield* longer;
    stems = longer;
  }
}
