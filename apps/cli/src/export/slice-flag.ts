import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { Slice } from '@inferbench/domain/terms/slice';
import { numberFlag } from '../input/number-flag.ts';

const KEYS = Object.keys(Slice.shape);

/** `model=llama-3-8b,phase=serving,…` as a slice. Words are written in any case, as everywhere on the command line. */
export function parseSlice(text: string): Slice {
  const parts = text.split(',').map((part) => {
    const [key = '', ...value] = part.split('=');
    return [key.trim(), value.join('=').trim()] as const;
  });
  const words = Object.fromEntries(parts.map(([key, value]) => [key, typed(key, value)]));
  const parsed = parseWithFindings(Slice, { shape: null, ...words });
  if (parsed.ok) return parsed.value;
  throw new InferbenchError('USAGE', `--slice: ${parsed.error.map((finding) => finding.message).join(' ')}`, {
    path: '--slice',
    value: text.slice(0, 120),
    expected: KEYS.map((key) => `${key}=…`).join(','),
  });
}

function typed(key: string, value: string): string | number {
  if (key === 'batch' || key === 'context') return numberFlag(value);
  return key === 'model' ? value : value.toUpperCase().replaceAll('-', '_');
}
