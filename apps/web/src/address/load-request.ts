import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipNames } from '@inferbench/domain/catalogue/names';
import { ServingCurveRequest } from '@inferbench/domain/simulation/serving-curve';
import { type AskedField, type FormField, shownField } from './form-field.ts';
import {
  chipChoice,
  modelChoice,
  PRECISION_OPTIONS,
  readChips,
  readPrecision,
  readTokens,
} from './operating-point.ts';
import { readQuantity, textAt } from './read-text.ts';
import type { SearchParameters } from './search-parameters.ts';

/** Limits of one request, ms; null where none is drawn. */
export interface LoadLimits {
  ttftMs: number | null;
  tpotMs: number | null;
}

export interface LoadQuestion {
  /** One system each, the same model and lengths. */
  systems: { chip: string; request: ServingCurveRequest }[];
  model: string;
  inputTokens: number;
  outputTokens: number;
  limits: LoadLimits;
}

export interface ReadLoad {
  /** Null where a part that a load needs is not understood. */
  question: LoadQuestion | null;
  fields: FormField[];
}

const STANDARD: Readonly<Record<string, string>> = {
  chip1: 'nvidia-b200-sxm-180gb',
  chip2: 'amd-mi355x',
  chip3: '',
  chip4: '',
  model: 'llama-3.3-70b',
  chips: '8',
  in: '8192',
  out: '1024',
  prec: 'fp8',
  ttft: '2000',
  tpot: '50',
};

function fieldsOf(catalogue: CatalogueView): AskedField[] {
  const { options = [], read } = chipChoice(catalogue);
  const chip = (place: number): AskedField => ({
    name: `chip${place}`,
    label: place === 1 ? 'Chip' : `Chip ${place}`,
    options: place > 2 ? [{ value: '', words: 'none' }, ...options] : options,
    read,
    needed: place < 3,
  });
  const tokens = { unit: 'tokens', read: readTokens, needed: true };
  const limit = {
    unit: 'ms',
    hint: 'empty: no limit',
    read: (text: string) => readQuantity(text, { exponent: 0, unit: 'ms', from: 0.001, to: 1e7 }),
  };
  return [
    ...[1, 2, 3, 4].map(chip),
    { name: 'model', label: 'Model', needed: true, ...modelChoice(catalogue) },
    { name: 'chips', label: 'Chips each', hint: 'empty: the fewest that fit', read: readChips },
    { name: 'in', label: 'Prompt', ...tokens },
    { name: 'out', label: 'Answer', ...tokens },
    { name: 'prec', label: 'Weights', options: PRECISION_OPTIONS, read: readPrecision, needed: true },
    { name: 'ttft', label: 'Time to first token, at most', ...limit },
    { name: 'tpot', label: 'Time per token, at most', ...limit },
  ];
}

/** The load that an address or a form states; what is left out is that of the example, what is wrong is said at its field. */
export function readLoad(parameters: SearchParameters, catalogue: CatalogueView): ReadLoad {
  const values = new Map<string, string | number>();
  const fields = fieldsOf(catalogue).map((field): FormField => {
    const { name, options, read, needed = false } = field;
    const given = textAt(parameters, name);
    const text = given === undefined || (given === '' && needed) ? (STANDARD[name] ?? '') : given;
    const found = text === '' ? null : read(text);
    if (found?.ok === true) values.set(name, found.value);
    const value = found?.ok === true && options !== undefined ? String(found.value) : text;
    const problem = found?.ok === false ? found.problem : null;
    return shownField(field, { value, standard: STANDARD[name] ?? '', problem });
  });
  return { question: fields.some(({ problem }) => problem !== null) ? null : questionOf(values), fields };
}

function questionOf(values: ReadonlyMap<string, string | number>): LoadQuestion | null {
  const number = (name: string) => {
    const value = values.get(name);
    return typeof value === 'number' ? value : null;
  };
  const [inputTokens, outputTokens] = [number('in') ?? 1, number('out') ?? 1];
  const [ttftMs, tpotMs] = [number('ttft'), number('tpot')];
  const chips = number('chips');
  const model = String(values.get('model'));
  const wanted = [1, 2, 3, 4].flatMap((place) => {
    const chip = values.get(`chip${place}`);
    return typeof chip === 'string' ? [chip] : [];
  });
  const systems = [...new Set(wanted)].flatMap((chip) => {
    const parsed = ServingCurveRequest.safeParse({
      chip,
      model,
      ...(chips === null ? {} : { chips }),
      inputTokens,
      outputTokens,
      weightPrecision: values.get('prec'),
      ...(ttftMs === null && tpotMs === null
        ? {}
        : { slo: { ...(ttftMs === null ? {} : { ttftMs }), ...(tpotMs === null ? {} : { tpotMs }) } }),
    });
    return parsed.success ? [{ chip, request: parsed.data }] : [];
  });
  return systems.length === 0
    ? null
    : { systems, model, inputTokens, outputTokens, limits: { ttftMs, tpotMs } };
}

/** A view as a query: what is as in the example is left out, but for the chips, which say what is shown. */
export function loadQuery(fields: readonly FormField[], catalogue: CatalogueView): string {
  const query = new URLSearchParams();
  for (const { name, value, standard } of fields) {
    const chip = name.startsWith('chip') ? catalogue.chips.get(value) : undefined;
    if (chip !== undefined) query.set(name, chipNames(chip).slug);
    else if (value !== standard) query.set(name, value);
  }
  return query.toString();
}
