import { listed } from '@inferbench/units/english';
import { wordsOf } from '@inferbench/domain/catalogue/name-table';
import { isSlip } from '@inferbench/domain/catalogue/resolve-name';
import type { ReactNode } from 'react';
import { firstText, searchOf, type SearchParameters } from '../../address/search-parameters.ts';
import type { Column } from '../../chart/table/table-parts.ts';

/** A column of a list: what is shown, and by what rows are put in order. */
export interface ListColumn<Item> extends Pick<Column, 'head' | 'unit' | 'numeric'> {
  key: string;
  /** False where its values do not compare with each other. */
  sorts?: boolean;
  value: (item: Item) => number | string | null;
  /** Draws the cell where it is not the value alone. */
  cell?: (item: Item) => ReactNode;
  /** Words where it is not known. */
  missing?: string;
}

/** A field that narrows a list down; items of which it is not known have no value. */
export interface ListFilter<Item> {
  key: string;
  label: string;
  of: (item: Item) => FilterValue | null;
}

export interface FilterValue {
  word: string;
  name: string;
  /** Place among the choices, where they are not put by name. */
  order?: number;
}

/** The choice of a value between bounds, which rise. */
export function bandOf(value: number, bounds: readonly number[], unit: string): FilterValue {
  const place = bounds.findIndex((bound) => value < bound);
  const order = place === -1 ? bounds.length : place;
  const [from, to] = [bounds[order - 1], bounds[order]];
  if (from === undefined) return { word: '0', name: `under ${to} ${unit}`, order };
  const name = to === undefined ? `${from} ${unit} and more` : `${from} to under ${to} ${unit}`;
  return { word: `${from}`, name, order };
}

export interface ListSpec<Item> {
  columns: readonly ListColumn<Item>[];
  filters: readonly ListFilter<Item>[];
  names: (item: Item) => readonly string[];
  /** Key of the column that the list is sorted by where the address names none. */
  sort: string;
}

export interface FilterField {
  key: string;
  label: string;
  chosen: string;
  options: { word: string; name: string; count: number }[];
}

export interface SortHead<Item> extends ListColumn<Item> {
  sorted: 'ascending' | 'descending' | null;
  /** Query of the address that sorts by it; null where nothing does. */
  query: string | null;
}

export interface ListShown<Item> {
  rows: Item[];
  total: number;
  asked: string;
  heads: SortHead<Item>[];
  absent: string[];
  filters: FilterField[];
  sort: string;
  /** Orders to choose: of each column that sorts the one that its head begins with, and the shown one. */
  orders: { word: string; name: string }[];
  unread: string[];
}

const LONGEST = 120;

/** The rows of a list as an address asks for them: found, narrowed down, in order. */
export function shownList<Item>(
  items: readonly Item[],
  spec: ListSpec<Item>,
  parameters: SearchParameters,
): ListShown<Item> {
  const asked = (firstText(parameters, 'q') ?? '').slice(0, LONGEST);
  const chosen = new Map(spec.filters.map((filter) => [filter.key, chosenOf(items, filter, parameters)]));
  const matches = items.filter((item) => isNamed(spec.names(item), asked));
  const keptBy = (item: Item, { key, of }: ListFilter<Item>) => {
    const wanted = chosen.get(key) ?? null;
    return wanted === null || of(item)?.word === wanted.word;
  };
  const rows = matches.filter((item) => spec.filters.every((filter) => keptBy(item, filter)));
  const columns = spec.columns.filter(({ value }) => rows.some((item) => value(item) !== null));
  const sort = sortOf(columns, firstText(parameters, 'sort') ?? spec.sort);
  return {
    rows: sort === null ? rows : inOrder(rows, sort),
    total: items.length,
    asked,
    heads: columns.map((column) => headOf(column, sort, parameters)),
    absent:
      rows.length === 0 ? [] : spec.columns.filter((each) => !columns.includes(each)).map(({ head }) => head),
    filters: spec.filters.flatMap((filter) => {
      const others = spec.filters.filter((other) => other !== filter);
      const found = matches.filter((item) => others.every((other) => keptBy(item, other)));
      const field = fieldOf(filter, found, chosen.get(filter.key) ?? null);
      return field.options.length < 2 && field.chosen === '' ? [] : [field];
    }),
    sort: wordOf(sort),
    orders: ordersOf(columns, sort),
    unread: [
      ...spec.filters.flatMap((filter) => unreadOf(items, filter, parameters)),
      ...unreadSort(spec, parameters),
    ],
  };
}

function wordOf<Item>(sort: Sort<Item> | null): string {
  return sort === null ? '' : `${sort.falls ? '-' : ''}${sort.column.key}`;
}

/** Numbers begin with the most, words with A. */
function ordersOf<Item>(
  columns: readonly ListColumn<Item>[],
  sort: Sort<Item> | null,
): ListShown<Item>['orders'] {
  return columns.flatMap(({ key, head, numeric = false, sorts = true }) => {
    const begins = `${numeric ? '-' : ''}${key}`;
    const turned = sort?.column.key === key && wordOf(sort) !== begins ? [wordOf(sort)] : [];
    const name = (word: string) =>
      word === begins ? head : `${head}, ${numeric ? 'least first' : 'from the end'}`;
    return sorts ? [begins, ...turned].map((word) => ({ word, name: name(word) })) : [];
  });
}

const SHOWN = 40;

/** A choice that no item has, beside those that some have. */
function unreadOf<Item>(
  items: readonly Item[],
  filter: ListFilter<Item>,
  parameters: SearchParameters,
): string[] {
  const word = firstText(parameters, filter.key) ?? '';
  if (word === '' || chosenOf(items, filter, parameters) !== null) return [];
  const { options } = fieldOf(filter, items, null);
  const known = options.map((option) => option.word);
  return [`${filter.key}: there is no “${word.slice(0, SHOWN)}” here; choose one of ${listed(known, 'or')}.`];
}

function unreadSort<Item>({ columns }: ListSpec<Item>, parameters: SearchParameters): string[] {
  const word = firstText(parameters, 'sort') ?? '';
  if (word === '' || sortOf(columns, word) !== null) return [];
  const known = columns.flatMap(({ key, sorts }) => (sorts === false ? [] : [key]));
  return [`sort: no column is called “${word.slice(0, SHOWN)}”; choose one of ${listed(known, 'or')}.`];
}

function isNamed(names: readonly string[], asked: string): boolean {
  const wanted = wordsOf(asked);
  const own = names.flatMap(wordsOf);
  const squashed = names.map((name) => wordsOf(name).join(''));
  return wanted.every(
    (word) => squashed.some((name) => name.includes(word)) || own.some((each) => isSlip(word, each)),
  );
}

/** What the address chooses; a word that no item has chooses nothing. */
function chosenOf<Item>(
  items: readonly Item[],
  { key, of }: ListFilter<Item>,
  parameters: SearchParameters,
): FilterValue | null {
  const word = firstText(parameters, key) ?? '';
  const values = items.map(of);
  return word === '' ? null : (values.find((value) => value?.word === word) ?? null);
}

function fieldOf<Item>(
  { key, label, of }: ListFilter<Item>,
  items: readonly Item[],
  chosen: FilterValue | null,
): FilterField {
  const found = new Map<string, FilterValue & { count: number }>();
  // What is chosen stays to be seen where the search leaves none of it.
  if (chosen !== null) found.set(chosen.word, { ...chosen, count: 0 });
  for (const value of items.map(of))
    if (value !== null) found.set(value.word, { ...value, count: (found.get(value.word)?.count ?? 0) + 1 });
  const options = [...found.values()].toSorted(
    (a, b) => (a.order ?? 0) - (b.order ?? 0) || a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
  return { key, label, chosen: chosen?.word ?? '', options };
}

interface Sort<Item> {
  column: ListColumn<Item>;
  falls: boolean;
}

function sortOf<Item>(columns: readonly ListColumn<Item>[], text: string): Sort<Item> | null {
  const falls = text.startsWith('-');
  const column = columns.find(({ key, sorts }) => sorts !== false && key === (falls ? text.slice(1) : text));
  return column === undefined ? null : { column, falls };
}

/** What is missing stands last, whichever way. */
function inOrder<Item>(rows: readonly Item[], { column: { value }, falls }: Sort<Item>): Item[] {
  return rows.toSorted((left, right) => {
    const [a, b] = [value(left), value(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : String(a).localeCompare(String(b), 'en', { numeric: true });
    return falls ? -order : order;
  });
}

/** Numbers begin with the most, words with A; the same head again turns the order round. */
function headOf<Item>(
  column: ListColumn<Item>,
  sort: Sort<Item> | null,
  parameters: SearchParameters,
): SortHead<Item> {
  const { key, numeric = false, sorts = true } = column;
  const isSorted = sort?.column.key === key;
  const falls = isSorted ? !sort.falls : numeric;
  const query = searchOf(parameters);
  query.set('sort', `${falls ? '-' : ''}${key}`);
  return {
    ...column,
    sorted: isSorted ? (sort.falls ? 'descending' : 'ascending') : null,
    query: sorts ? query.toString() : null,
  };
}
