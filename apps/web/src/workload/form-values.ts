import { pageAddress } from '../address/pages.ts';
import { firstText, type SearchParameters } from '../address/search-parameters.ts';
import type { FormValues } from '../frame/form-values.ts';

/** Fields whose place in the address is fixed, in the order of the form. */
export const FIELD_NAMES = [
  'model',
  'input',
  'output',
  'cached',
  'mix',
  'load',
  'by',
  'ttft',
  'tpot',
  'e2e',
  'precision',
  'metric',
  'basis',
  'interpolated',
  'kwh',
  'pue',
  'years',
  'availability',
  'overhead',
  'host',
  'hosting',
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** A price stands under its chip: `hour.nvidia-a10`, USD an hour, and `buy.nvidia-a10`, USD. */
export const PRICE_FIELD = /^(hour|buy)\.([a-z0-9]+(?:[.-][a-z0-9]+)*)$/;
const MOST_PRICES = 400;
const LONGEST = 4000;

/** The first visit: a workload of which published results are near. */
export const FIRST_VALUES = {
  model: 'llama-3-8b',
  input: '1000',
  output: '1000',
  load: '32',
  by: 'CONCURRENCY',
  metric: 'USD_PER_MTOK',
} as const satisfies Partial<Record<FieldName, string>>;
const FIRST: FormValues = FIRST_VALUES;

/** The fields that an address fills. A field that it does not name is the first visit's; one that it empties is empty. */
export function valuesOfAddress(parameters: SearchParameters): FormValues {
  const given = Object.keys(parameters).flatMap((name) => {
    const text = firstText(parameters, name);
    return text === undefined || !(FIELD_NAMES.some((known) => known === name) || PRICE_FIELD.test(name))
      ? []
      : [[name, tidy(name, text)] as const];
  });
  return withoutEmpty({ ...FIRST, ...Object.fromEntries(given.slice(0, FIELD_NAMES.length + MOST_PRICES)) });
}

/** A mix stands on one line of the address and on a line a shape in its field. */
function tidy(name: string, text: string): string {
  const cut = text.slice(0, LONGEST);
  return name === 'mix'
    ? cut
        .split(/[;\r\n]+/)
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join('\n')
    : cut.trim();
}

/** Empty is what a field is that was never filled. */
export function withoutEmpty(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
}

/** The form with some fields filled in anew; a fill that is empty empties its field. */
export function filled(values: FormValues, fills: FormValues): FormValues {
  return withoutEmpty({ ...values, ...fills });
}

export function holds(values: FormValues, fills: FormValues): boolean {
  return Object.entries(fills).every(([name, text]) => (values[name] ?? '') === text);
}

/** The fields as a query, in one order, so that equal forms have equal addresses. */
export function queryOfValues(values: FormValues): string {
  const query = new URLSearchParams();
  for (const name of FIELD_NAMES) {
    const text = values[name] ?? '';
    if (text !== '') query.set(name, name === 'mix' ? text.replaceAll('\n', '; ') : text);
    // An emptied field is not one that the address leaves to the first visit.
    else if (FIRST[name] !== undefined) query.set(name, '');
  }
  for (const name of Object.keys(values)
    .filter((each) => PRICE_FIELD.test(each))
    .toSorted()) {
    if (values[name]) query.set(name, values[name]);
  }
  return query.toString();
}

export function valuesOfForm(data: FormData): FormValues {
  const entries = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  // A field that the form does not hold, as a box without its tick, is empty and not the first visit's.
  const empty = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));
  return valuesOfAddress({ ...empty, ...Object.fromEntries(entries) });
}

export function addressOfValues(values: FormValues): string {
  return pageAddress('workload', { query: queryOfValues(values) });
}
