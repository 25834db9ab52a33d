import type { PrecisionWord } from '../terms/precision.ts';

/** What the end of a model's name says of the format of its weights. */
export interface NamedFormat {
  /** Word as the name writes it, for example `FP8-dynamic` or `Q4_0`. */
  text: string;
  /** Our word, where the name leaves no doubt; null for a format that we have no word for, or whose bits are not named. */
  word: PrecisionWord | null;
  /** The words that do not contradict the name. */
  allowed: readonly PrecisionWord[];
}

export interface ModelNameParts {
  /** Name without owner, folders, `.gguf` and the words for a format. */
  base: string;
  format: NamedFormat | null;
}

const MAX_NAME = 300;
const MAX_SUFFIXES = 8;

const QUANTISED: readonly PrecisionWord[] = [
  'fp8',
  'int8',
  'int8-weight-only',
  'int4',
  'q4_k_m',
  'q4_k_xl',
  'q4_0',
  'mxfp4',
  'nvfp4',
  'fp4',
];
const FOUR_BIT: readonly PrecisionWord[] = ['int4', 'q4_k_m', 'q4_k_xl', 'q4_0'];

interface Known {
  pattern: RegExp;
  word: PrecisionWord | null;
  allowed: readonly PrecisionWord[];
}

/** Words of names for formats; the first that one of the suffixes matches decides. */
const FORMATS: readonly Known[] = [
  { pattern: /^nvfp4/, word: 'nvfp4', allowed: ['nvfp4', 'fp4'] },
  { pattern: /^mxfp4/, word: 'mxfp4', allowed: ['mxfp4', 'fp4'] },
  { pattern: /^fp4$/, word: 'fp4', allowed: ['fp4', 'nvfp4', 'mxfp4'] },
  { pattern: /^(?:fp8|e4m3|e5m2)/, word: 'fp8', allowed: ['fp8'] },
  { pattern: /^w4a16$/, word: 'int4', allowed: FOUR_BIT },
  { pattern: /^w8a16$/, word: 'int8-weight-only', allowed: ['int8-weight-only', 'fp8'] },
  { pattern: /^w8a8$/, word: null, allowed: ['int8', 'fp8'] },
  { pattern: /^w\d+a\d+/, word: null, allowed: QUANTISED },
  { pattern: /^i?q4_k_m$/, word: 'q4_k_m', allowed: FOUR_BIT },
  { pattern: /^q4_k_xl$/, word: 'q4_k_xl', allowed: FOUR_BIT },
  { pattern: /^q4_0$/, word: 'q4_0', allowed: FOUR_BIT },
  { pattern: /^i?q4/, word: null, allowed: FOUR_BIT },
  { pattern: /^i?q8/, word: null, allowed: ['int8-weight-only', 'int8'] },
  { pattern: /^i?q\d/, word: null, allowed: QUANTISED },
  { pattern: /^int4$/, word: 'int4', allowed: FOUR_BIT },
  { pattern: /^(?:4-?bits?|nf4)$/, word: 'int4', allowed: FOUR_BIT },
  { pattern: /^8-?bits?$/, word: null, allowed: ['int8-weight-only', 'int8', 'fp8'] },
  { pattern: /^int8$/, word: null, allowed: ['int8', 'int8-weight-only'] },
  { pattern: /^\d-?bits?$/, word: null, allowed: QUANTISED },
  { pattern: /^awq$/, word: 'int4', allowed: FOUR_BIT },
  { pattern: /^(?:gptq|vptq|aqlm|hqq|exl[23]|quip|bnb|quantized|marlin)$/, word: null, allowed: QUANTISED },
  { pattern: /^bf16$/, word: 'bf16', allowed: ['bf16', 'fp16'] },
  { pattern: /^f(?:p)?16$/, word: 'fp16', allowed: ['fp16', 'bf16', 'fp16-amp'] },
  { pattern: /^f(?:p)?32$/, word: 'fp32', allowed: ['fp32'] },
];

/** One word at the end of a name; the second row says how and never alone what. `-Instruct-2507` has none of them. */
const SUFFIX = new RegExp(
  '^(.+?)[-_.:@](' +
    'nvfp4|mxfp4|fp4|fp8(?:[-_](?:dynamic|kv|block|static|e4m3|e5m2|tensor|channel))*|e4m3|e5m2|w\\d+a\\d+(?:kv\\d+)?|' +
    'i?q\\d(?:_[a-z0-9]{1,4}){0,3}|int[48]|\\d-?bits?|nf4|awq|gptq|vptq|aqlm|hqq|exl[23]|quip|bnb|quantized|marlin|bf16|fp?16|fp?32|' +
    'dynamic|kv|block|static|per|tensor|channel|gguf|mlx|ud|sym|asym|\\d+g|g\\d+|gs\\d+|compressed|tensors|quant|moe' +
    ')$',
  'i',
);

/** Words at the end of a hub name that say how a model was trained on, or in whose layout it lies. */
const TRAINED_ON = /[-_](?:it|instruct|hf)$/i;

/** A name without the last of these words. */
function withoutTraining(base: string): string {
  return base.replace(TRAINED_ON, '');
}

/** Elsewhere in a name, its owner included, a word that only quantised weights have. */
const INSIDE =
  /(?:^|[-_./])(gptq|awq|vptq|aqlm|hqq|bnb|exl2|int4|int8|fp8|fp4|nvfp4|mxfp4|w4a16|w8a16|w8a8)(?=[-_./]|$)/i;

/** A hub or file name in its parts. */
export function readModelName(name: string): ModelNameParts {
  const last =
    name
      .slice(0, MAX_NAME)
      .trim()
      .replace(/[/\\]+$/, '')
      .split(/[/\\]/)
      .at(-1) ?? '';
  const plain = last.replace(/\.gguf$/i, '');
  const found: string[] = [];
  let base = plain;
  for (let i = 0; i < MAX_SUFFIXES; i += 1) {
    const [, rest, suffix] = SUFFIX.exec(base) ?? [];
    if (rest === undefined || suffix === undefined) break;
    base = rest;
    found.unshift(suffix);
  }
  const words = found.map((suffix) => suffix.toLowerCase());
  const known = FORMATS.find(({ pattern }) => words.some((word) => pattern.test(word)));
  if (known === undefined) return { base: plain, format: insideOf(name.slice(0, MAX_NAME)) };
  return { base, format: { text: plain.slice(base.length + 1), ...said(known, words) } };
}

function insideOf(name: string): NamedFormat | null {
  const [, text = ''] = INSIDE.exec(name) ?? [];
  const known = FORMATS.find(({ pattern }) => pattern.test(text.toLowerCase()));
  return known === undefined ? null : { text, word: known.word, allowed: known.allowed };
}

/** GPTQ in 8 bits computes in 16, so does every format that names the weights alone. */
function said({ word, allowed }: Known, words: readonly string[]): Pick<NamedFormat, 'word' | 'allowed'> {
  if (words.includes('gptq') && words.some((other) => /^(?:int8|8-?bits?)$/.test(other)))
    return { word: 'int8-weight-only', allowed: ['int8-weight-only'] };
  return { word, allowed };
}

/** A name without owner and words for a format, without those for training, and up to the first word for a format: its settings follow in ways of their own. */
export function shorterModelNames(name: string): string[] {
  const { base } = readModelName(name);
  const cut = INSIDE.exec(base);
  const before = cut === null || cut.index === 0 ? [] : [base.slice(0, cut.index)];
  return [base, ...before].flatMap((each) => [each, withoutTraining(each)]);
}

/** Models are named by what is left without these words. */
export const MODEL_READING = { shorter: shorterModelNames };

/** Parameter counts that a name states, such as "8b" and "70b"; empty where it states none. */
export function sizesIn(name: string): string[] {
  const { base } = readModelName(name);
  return [...base.toLowerCase().matchAll(/(?<![a-z0-9.])\d{1,4}(?:\.\d{1,2})?b(?![a-z0-9])/g)].map(
    ([size]) => size,
  );
}
