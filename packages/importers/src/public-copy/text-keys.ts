/** A value under such a key, and all below it, is what somebody wrote: to a model, or what came back. */
const TEXTUAL = new Set(
  (
    'prompt prompts response responses text texts content contents message messages msg msgs error errors answer answers ' +
    'exception exceptions traceback stderr stdout conversation conversations question questions completion completions ' +
    'payload body header headers cookie cookies password passwd secret secrets authorization credential credentials'
  ).split(' '),
);

/** A text under such a key is one as well; an object under it is not: requests and outputs hold figures, too. */
const DIRECT = new Set(
  (
    'input inputs output outputs request requests args argv command cmd reasoning instruction instructions query queries ' +
    'url urls uri host hostname target endpoint token key apikey email user username description descriptions keywords ' +
    'namespace pod uid eid cid pid'
  ).split(' '),
);

/** `error_details` holds texts, `error_request_count` a figure with its unit. */
const COUNTED = new Set(['count', 'counts', 'rate', 'ratio', 'frequency', 'total']);

export type KeyClass = 'textual' | 'direct' | 'plain';

/** What a key says of the texts under it, by its last word: `generated_texts` and `errorMessage`, not `prompt_tokens`. */
export function classOfKey(key: string): KeyClass {
  const words = key
    .slice(-200)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  if (TEXTUAL.has(last) || (words[0] === 'error' && !COUNTED.has(last))) return 'textual';
  return DIRECT.has(last) ? 'direct' : 'plain';
}

export const TEXT_REMOVED = '[text removed]';

const MAX_CHARS = 256;
/** A name or a description of hardware is shorter; more words are prose, whatever its key is called. */
const MAX_WORDS = 12;

/** An address of somebody's network, whatever its key is called; a version of four parts is none. */
const ADDRESSES: readonly RegExp[] = [
  /^\w{1,20}:\/\//,
  /^\d{1,3}(?:\.\d{1,3}){3}:\d+$/,
  /^(?:10|127)(?:\.\d{1,3}){3}$|^(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2}$/,
  /^[\w-]+(?:\.[\w-]+)*\.(?:local|internal)(?::\d+)?$/,
];

/** Whether a text has to go under any key. */
export function isProse(text: string): boolean {
  if (text.length > MAX_CHARS || ADDRESSES.some((address) => address.test(text))) return true;
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) words += 1;
  return words > MAX_WORDS;
}

/** Where everything is text: figures, as tables and reports print them. */
export function isNumeric(text: string): boolean {
  return text.length < 50 && /^[-+]?[\d.,]+(?:e[-+]?\d+)?$/i.test(text);
}

/** Figures in one cell, "[0.5, 1.25]". */
export function isNumberList(text: string): boolean {
  return text.length < 1000 && /^\[[\d\s.,eE+-]*\]$/.test(text);
}
