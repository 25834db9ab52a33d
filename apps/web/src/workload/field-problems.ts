import { suggestion } from '@inferbench/domain/names/did-you-mean';
import { formatNumber } from '@inferbench/units/format';
import type { z } from 'zod';
import type { FormValues } from '../frame/form-values.ts';
import { OWNERSHIP_FIELDS } from './ownership-field-names.ts';

/** Problems by name of the field: what is wrong and what is expected. */
export type Problems = Record<string, string>;

const FIELD_OF_KEY: Readonly<Record<string, string>> = {
  model: 'model',
  concurrency: 'load',
  requestsPerSec: 'load',
  precision: 'precision',
  metric: 'metric',
  costBasis: 'basis',
  ttftMs: 'ttft',
  tpotMs: 'tpot',
  e2eMs: 'e2e',
  ...OWNERSHIP_FIELDS,
  inputTokens: 'input',
  outputTokens: 'output',
};

interface PathOf {
  mixed: boolean;
  values: FormValues;
}

/** The field that states what a path of the request names; the model's where there is none. */
export function fieldOfPath(path: readonly PropertyKey[], { mixed, values }: PathOf): string {
  const [first, second, third] = path.map(String);
  if (first === 'requests' && mixed) return 'mix';
  if (first === 'prices') {
    const names = Object.keys(values).filter((name) => name.startsWith('hour.') || name.startsWith('buy.'));
    const chips = [...new Set(names.map((name) => name.slice(name.indexOf('.') + 1)))].toSorted();
    const chip = chips[Number(second)] ?? '';
    const hour = third === 'usdPerChipHour' || (third !== 'usdPerChip' && `hour.${chip}` in values);
    return `${hour ? 'hour' : 'buy'}.${chip}`;
  }
  return FIELD_OF_KEY[third ?? second ?? first ?? ''] ?? FIELD_OF_KEY[first ?? ''] ?? 'model';
}

interface Found {
  values: FormValues;
  field: string;
  line: string | null;
}

type Issue = z.core.$ZodIssue;

export function issueWords(issue: Issue, { values, field, line }: Found): string {
  const text = line ?? values[field] ?? '';
  const found = text === '' ? 'found nothing' : `found “${text.slice(0, 40)}”`;
  if (issue.code === 'too_small' && issue.origin === 'number')
    return `Expected ${issue.inclusive === true ? 'at least' : 'more than'} ${formatNumber(Number(issue.minimum))}, ${found}.`;
  if (issue.code === 'too_big' && issue.origin === 'number')
    return `Expected at most ${formatNumber(Number(issue.maximum))}, ${found}.`;
  if (issue.code === 'too_big') return `Expected at most ${String(issue.maximum)} of them.`;
  if (issue.code === 'invalid_value') {
    const options = issue.values.map(String);
    return `Expected one of ${options.join(', ')}, ${found}.${suggestion(text, options)}`;
  }
  return `${issue.message}, ${found}.`;
}

/** Where a refusal of the API belongs; null where no field is to blame. */
export function fieldOfRefusal(path: string | null): string | null {
  if (path === null) return null;
  const [first = ''] = path.split(/[.[\]]+/);
  const last = path.split(/[.[\]]+/).findLast((part) => part !== '') ?? '';
  return FIELD_OF_KEY[last] ?? FIELD_OF_KEY[first] ?? null;
}
