import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** First characters of files that are no text, as they look after reading them as UTF-8. */
const PICTURES: readonly RegExp[] = [
  /^\uFFFDPNG\r?\n/,
  /^[\s\S]{0,12}(?:JFIF|Exif)/,
  /^GIF8[79]a/,
  /^RIFF[\s\S]{4,12}WEBP/,
  /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?<svg[\s>]/i,
];
const WEB_PAGE =
  /^(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype html|html|head|body)\b/i;
/** A byte-order mark of two bytes, or a character of ASCII and a NUL in turn. */
const UTF_16 = /^\uFFFD\uFFFD(?:[\t\n\r -~]\0|\0[\t\n\r -~])|^(?:[\t\n\r -~]\0){2}|^(?:\0[\t\n\r -~]){2}/;

/** IMPORT_WRONG_KIND for a file that is of no benchmark at all, named as what it is; null for any other. */
export function wrongKind(source: string): InferbenchError | null {
  const head = source
    .slice(0, 2000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (UTF_16.test(head))
    return refused('text in UTF-16', 'Save it as UTF-8 (in PowerShell: `… | Out-File -Encoding utf8`).');
  if (head.startsWith('%PDF-'))
    return refused('a PDF', 'Give the file that the tool wrote, not a report made of it.');
  if (PICTURES.some((start) => start.test(head)))
    return refused('a picture', 'Give the file that the tool wrote, not a chart of it.');
  if (WEB_PAGE.test(head))
    return refused(
      'a web page, perhaps a login',
      'Download the raw file: on a hosting site the link "raw", signed in if it asks for it.',
    );
  return null;
}

function refused(what: string, fix: string): InferbenchError {
  return new InferbenchError(
    'IMPORT_WRONG_KIND',
    `The file is ${what}, not the result of a benchmark tool.`,
    {
      path: 'document',
      value: what,
      expected: 'JSON, YAML, CSV or text in UTF-8 as the tool wrote it',
      fix,
    },
  );
}

/** Index of the first byte that is not UTF-8 (RFC 3629); null where all are. */
function faultOf(bytes: Uint8Array): number | null {
  for (let i = 0; i < bytes.length;) {
    const length = sequenceLength(bytes, i);
    if (length === 0) return i;
    i += length;
  }
  return null;
}

/** Lengths of characters by each kind of first byte, and what its second byte may be (RFC 3629, section 4). */
const SEQUENCES: readonly { first: [number, number]; length: number; second: [number, number] }[] = [
  { first: [0xc2, 0xdf], length: 2, second: [0x80, 0xbf] },
  { first: [0xe0, 0xe0], length: 3, second: [0xa0, 0xbf] },
  { first: [0xe1, 0xec], length: 3, second: [0x80, 0xbf] },
  { first: [0xed, 0xed], length: 3, second: [0x80, 0x9f] },
  { first: [0xee, 0xef], length: 3, second: [0x80, 0xbf] },
  { first: [0xf0, 0xf0], length: 4, second: [0x90, 0xbf] },
  { first: [0xf1, 0xf3], length: 4, second: [0x80, 0xbf] },
  { first: [0xf4, 0xf4], length: 4, second: [0x80, 0x8f] },
];

function isWithin(byte: number | undefined, [low, high]: readonly [number, number]): boolean {
  return byte !== undefined && byte >= low && byte <= high;
}

/** Bytes of the character that begins here; 0 where none does. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const sequence = SEQUENCES.find((kind) => isWithin(first, kind.first));
  if (sequence === undefined || !isWithin(bytes[at + 1], sequence.second)) return 0;
  for (let i = 2; i < sequence.length; i += 1) if (!isWithin(bytes[at + i], [0x80, 0xbf])) return 0;
  return sequence.length;
}

/** IMPORT_WRONG_KIND for bytes that are no UTF-8, with the place; null for any others, and for what is named otherwise. */
export function invalidUtf8(bytes: Uint8Array, decoded: string): InferbenchError | null {
  const fault = faultOf(bytes);
  if (fault === null || wrongKind(decoded) !== null || decoded.slice(0, 2000).includes('\0')) return null;
  let line = 1;
  for (let i = 0; i < fault; i += 1) if (bytes[i] === 0x0a) line += 1;
  const shown = (bytes[fault] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return new InferbenchError(
    'IMPORT_WRONG_KIND',
    `Byte ${fault + 1} (line ${line}) is 0x${shown} and no UTF-8: reading on would put another character in its place.`,
    {
      path: `line ${line}`,
      value: `0x${shown}`,
      expected: 'UTF-8',
      fix: 'Save the file as UTF-8; if it was written so, it was damaged on its way.',
    },
  );
}
