import { PrecisionWord } from '@inferbench/domain/terms/precision';
import type { FieldReader } from './field-reader.ts';

/** What tools call the formats we know by another word. */
const WORDS: ReadonlyMap<string, PrecisionWord> = new Map<string, PrecisionWord>([
  ['bfloat16', 'bf16'],
  ['float16', 'fp16'],
  ['half', 'fp16'],
  ['float32', 'fp32'],
  ['float', 'fp32'],
  ['fp8_e4m3', 'fp8'],
  ['fp8_e5m2', 'fp8'],
  ['fp8_block_scales', 'fp8'],
  ['fp8_e4m3fn', 'fp8'],
  ['w8a8_fp8', 'fp8'],
  ['modelopt_fp8', 'fp8'],
  ['modelopt_fp4', 'nvfp4'],
  ['w8a8_int8', 'int8'],
  ['awq', 'int4'],
  ['awq_marlin', 'int4'],
  ['w4a16', 'int4'],
  ['w4a16_awq', 'int4'],
  ['w4a16_gptq', 'int4'],
  ['w8a16', 'int8-weight-only'],
]);

/** Words that leave the format to something the file does not name. */
const OPEN = new Set(['auto', '']);

/** A tool's word for a format as ours; a word that we do not know is said and stays unknown. */
export function precisionWord(reader: FieldReader, key: string, path: string): PrecisionWord | null {
  const text = reader.text(key, path)?.trim().toLowerCase() ?? '';
  if (OPEN.has(text)) return null;
  const known = PrecisionWord.safeParse(text);
  const word = known.success ? known.data : (WORDS.get(text) ?? null);
  if (word === null)
    reader.note(
      'PRECISION_UNKNOWN',
      `${key}: no precision of ours is called "${text.slice(0, 60)}"; state it.`,
      path,
    );
  return word;
}
