import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import { type ChipFigure, chipFigures, type Edits } from '@inferbench/domain/chips/chip-figures';
import { OperatingPoint } from '@inferbench/domain/simulation/what-if';
import { z } from 'zod';
import { textIn } from './decimal-text.ts';
import { type AskedField, type FormField, shownField } from './form-field.ts';
import {
  modelChoice,
  PRECISION_OPTIONS,
  readBatch,
  readChipName,
  readChips,
  readPrecision,
  readTokens,
} from './operating-point.ts';
import { type Read, readCount, readQuantity, textAt } from './read-text.ts';
import { startFigure, uneditedQuery } from './start-edit.ts';
import type { SearchParameters } from './search-parameters.ts';
import { formatValue } from '@inferbench/units/format';
import { formatBytes, formatRate, formatTops } from '../words/numbers.ts';

export interface WhatIfView {
  chip: Chip;
  edits: Edits;
  point: OperatingPoint;
}

export interface ReadWhatIf {
  request: WhatIfView;
  /** No chip was named, or none that exists. */
  chipProblem: string | null;
  /** Nothing was asked for: what is shown is an example. */
  example: boolean;
  figures: FormField[];
  point: FormField[];
}

export const DEFAULT_CHIP = 'nvidia-h100-sxm5-80gb';

export const DEFAULT_POINT: OperatingPoint = {
  model: 'llama-3.1-70b',
  batch: 8,
  inputTokens: 2048,
  outputTokens: 512,
  weightPrecision: 'fp8',
};

/** Word in an address for a rate that was taken away; an empty field of the form says the same. */
export const NONE = 'none';

/** What an address or a form asks. What is wrong in it is said at its field and replaced by what held before. */
export function readWhatIf(parameters: SearchParameters, catalogue: CatalogueView): ReadWhatIf {
  const named = textAt(parameters, 'chip') ?? '';
  const slug = named === '' ? null : readChipName(named, catalogue);
  const chip = catalogue.chips.get(slug?.ok ? slug.value : DEFAULT_CHIP) ?? [...catalogue.chips.values()][0];
  if (chip === undefined) throw new Error('a catalogue without chips');
  const edits = new Map<string, number | null>();
  const known = chipFigures(chip);
  const start = known.some(({ name }) => textAt(parameters, name) !== undefined) ? null : startOf(chip);
  const figures = known.map((figure) => {
    const first = start?.name === figure.name ? start.text : undefined;
    // Edits of a chip that does not exist are none of the one shown in its place.
    const text = slug?.ok === false ? undefined : (textAt(parameters, figure.name) ?? first);
    const read = text === undefined ? null : readFigure(text, figure);
    if (read?.ok && read.value !== figure.value) edits.set(figure.name, read.value);
    return figureField(figure, text, read);
  });
  const { point, fields } = readPoint(parameters, catalogue);
  return {
    request: { chip, edits, point },
    chipProblem: slug === null || slug.ok ? null : `chip: ${slug.problem}`,
    example: named === '' && Object.keys(parameters).length === 0,
    figures,
    point: fields,
  };
}

/** What a view starts on where no figure is named: twice the bandwidth; null of a chip that publishes none. */
function startOf(chip: Chip): { name: string; text: string } | null {
  const start = startFigure(specified(chip));
  return start === undefined ? null : { name: start.name, text: figureText(start, 2 * (start.value ?? 0)) };
}

function specified(chip: Chip): (ChipFigure & { standard: string })[] {
  return chipFigures(chip).map((figure) => ({ ...figure, standard: figureText(figure, figure.value) }));
}

function readFigure(text: string, figure: ChipFigure): Read<number | null> {
  if (text === '' || text.toLowerCase() === NONE)
    return { ok: true, value: figure.removable ? null : figure.value };
  if (!figure.whole) return readQuantity(text, figure);
  return readCount(text, z.int().min(figure.from).max(figure.to), `from ${figure.from} to ${figure.to}`);
}

export function figureText({ exponent }: ChipFigure, value: number | null): string {
  return value === null ? '' : textIn(value, exponent);
}

function figureField(
  figure: ChipFigure,
  text: string | undefined,
  read: Read<number | null> | null,
): FormField {
  const { name, label, unit, value, removable } = figure;
  const standard = figureText(figure, value);
  const none = removable ? 'none in the specification' : 'not published';
  const typed = text === undefined || text.toLowerCase() === NONE ? '' : text;
  return {
    name,
    label,
    unit,
    value: text === undefined || (typed === '' && !removable) ? standard : typed,
    standard,
    hint: value === null ? none : `specification ${figureWords(figure, value)}`,
    options: null,
    problem: read === null || read.ok ? null : `${read.problem} The specification’s is used.`,
  };
}

type Asked = AskedField<keyof OperatingPoint>;

function askedPoint(catalogue: CatalogueView): Asked[] {
  const precision = { options: PRECISION_OPTIONS, read: readPrecision };
  const optional = (words: string) => ({
    ...precision,
    options: [{ value: '', words }, ...PRECISION_OPTIONS],
  });
  const tokens = { unit: 'tokens', hint: 'each', read: readTokens };
  return [
    { name: 'model', label: 'Model', ...modelChoice(catalogue) },
    { name: 'batch', label: 'Batch', unit: 'sequences', hint: 'at a time', read: readBatch },
    { name: 'inputTokens', label: 'Prompt', ...tokens },
    { name: 'outputTokens', label: 'Answer', ...tokens },
    { name: 'weightPrecision', label: 'Weights', ...precision },
    { name: 'activationPrecision', label: 'Activations', ...optional('as the weights') },
    { name: 'kvPrecision', label: 'KV cache', ...optional('16 bits') },
    { name: 'chips', label: 'Chips', hint: 'empty: the fewest that fit', read: readChips },
  ];
}

function readPoint(
  parameters: SearchParameters,
  catalogue: CatalogueView,
): { point: OperatingPoint; fields: FormField[] } {
  const stated: Record<string, string | number> = {};
  const fields = askedPoint(catalogue).map((field): FormField => {
    const { name, options, read } = field;
    const text = textAt(parameters, name) ?? '';
    const found = text === '' ? null : read(text);
    if (found?.ok) stated[name] = found.value;
    const standard = String(DEFAULT_POINT[name] ?? '');
    const left = standard === '' ? 'left out' : standard;
    // A word that a list does not have cannot stand in it.
    const shown = found?.ok ? String(found.value) : options === undefined ? text || standard : standard;
    const problem = found === null || found.ok ? null : `${found.problem} Used instead: ${left}.`;
    return shownField(field, { value: shown, standard, problem });
  });
  return { point: OperatingPoint.parse({ ...DEFAULT_POINT, ...stated }), fields };
}

/** The address of a request: the chip, what differs from the catalogue or that nothing does, and what from the usual point. */
export function whatIfQuery({ chip, edits, point }: WhatIfView): string {
  const changed = chipFigures(chip).flatMap((figure): [string, string][] => {
    const to = edits.get(figure.name);
    if (to === undefined || to === figure.value) return [];
    return [[figure.name, to === null ? NONE : figureText(figure, to)]];
  });
  const query = new URLSearchParams(
    changed.length === 0 ? uneditedQuery(chip.slug, specified(chip)) : [['chip', chip.slug], ...changed],
  );
  for (const name of OperatingPoint.keyof().options) {
    const value = point[name];
    if (value !== undefined && value !== DEFAULT_POINT[name]) query.set(name, String(value));
  }
  return query.toString();
}

export function figureWords({ counts, unit }: ChipFigure, value: number): string {
  switch (counts) {
    case 'BYTES_PER_SEC':
      return formatRate(value);
    case 'BYTES':
      return formatBytes(value);
    case 'CAPACITY':
      return `${formatValue(value)} ${unit}`;
    case 'CHIPS':
      return `${value} chips`;
    case 'OPS_PER_SEC':
      return `${formatTops(value)} TOPS`;
  }
}
