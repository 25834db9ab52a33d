import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { isStorableText } from '@inferbench/domain/storable-text';
import type { FieldMapping } from '@inferbench/domain/run';
import { isFiniteNumber } from '@inferbench/units/numeric-guards';
import { isRecord } from './content-items.ts';
import type { JsonObject } from './importer.ts';

export interface ImportNote {
  code: string;
  message: string;
  path: string | null;
}

/** Reads a tool's keys while it remembers which were understood, what they said and what had to be decided. */
export interface FieldReader {
  /** A finite number that is not negative; null where absent. Throws INVALID for any other value. */
  number(key: string, path: string, unit: string | null): number | null;
  /** The same, and throws INVALID where absent. */
  needed(key: string, path: string, unit: string | null): number;
  /** A whole number; null where absent. */
  whole(key: string, path: string, unit: string | null): number | null;
  neededWhole(key: string, path: string, unit: string | null): number;
  text(key: string, path: string): string | null;
  /** A list of numbers that are not negative; null where the key holds none. */
  numbers(key: string): number[] | null;
  list(key: string): unknown[] | null;
  /** The value as it is, of any shape; null where absent. */
  raw(key: string): unknown;
  /** A reader of the object under this key, its keys shown as `key.name`; null where there is none. */
  child(key: string): FieldReader | null;
  /** Readers of the objects of a list, such as requests: their fields and unknown keys are not listed one by one. */
  elements(key: string): FieldReader[] | null;
  /** Marks keys as understood without mapping them. */
  understood(keys: readonly string[]): void;
  note(code: string, message: string, path?: string): void;
  /** INVALID at a key of this object. */
  refused(key: string, value: unknown, expected: string): InferbenchError;
  fields: FieldMapping[];
  notes: ImportNote[];
  unknownKeys(): string[];
}

interface ReaderOptions {
  /** Stands before every key, for example `[2].` in a list. */
  prefix?: string;
  /** Of a table, where every number is text. */
  textual?: boolean;
}

const MAX_LISTED_KEYS = 200;
const MAX_FIELDS = 200;
const MAX_NOTES = 90;

/** What tools write for "nothing". */
const ABSENT = new Set(['', 'none', 'null', 'n/a', '[n/a]', '[not supported]', 'todo']);

function shownValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  return typeof value === 'number' ? String(value) : typeof value;
}

function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' && value.length < 20 && ABSENT.has(value.trim().toLowerCase());
}

function asNumber(value: unknown): number | null {
  if (isFiniteNumber(value)) return value;
  // Some wrappers turn every value into text; a plain decimal still says what was measured.
  if (typeof value === 'string' && /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value.trim()))
    return asNumber(Number(value));
  return null;
}

/** What the readers of one object and of those inside it share. */
interface Shared {
  fields: FieldMapping[];
  notes: ImportNote[];
  textual: boolean;
}

/** A reader over one parsed object of a result file, or over one row of a table. */
export function fieldReader(object: JsonObject, { prefix = '', textual = false }: ReaderOptions = {}) {
  return readerOf(object, { fields: [], notes: [], textual }, { prefix, listed: true });
}

function readerOf(object: JsonObject, shared: Shared, at: { prefix: string; listed: boolean }): FieldReader {
  const used = new Set<string>();
  const children: FieldReader[] = [];
  const { fields, notes } = shared;

  function take(key: string): unknown {
    used.add(key);
    return Object.hasOwn(object, key) ? object[key] : null;
  }

  function keep(field: FieldMapping): void {
    if (at.listed && fields.length < MAX_FIELDS) fields.push({ ...field, key: field.key.slice(0, 120) });
  }

  const reader: FieldReader = {
    fields,
    notes,
    number(key, path, unit) {
      const raw = take(key);
      if (isAbsent(raw)) return null;
      const value = asNumber(raw);
      if (value === null || value < 0) throw reader.refused(key, raw, 'a number that is not negative');
      const isText = typeof raw === 'string';
      if (isText && !shared.textual && at.listed)
        reader.note('TEXT_NUMBER', `${at.prefix}${key} was text, read as ${value}.`, path);
      keep({
        path,
        key: `${at.prefix}${key}`,
        originalValue: isText ? raw.slice(0, 120) : value,
        originalUnit: unit,
      });
      return value;
    },
    needed(key, path, unit) {
      const value = reader.number(key, path, unit);
      if (value === null) throw reader.refused(key, 'nothing', 'a number');
      return value;
    },
    whole(key, path, unit) {
      const value = reader.number(key, path, unit);
      if (value !== null && !Number.isSafeInteger(value)) throw reader.refused(key, value, 'a whole number');
      return value;
    },
    neededWhole(key, path, unit) {
      const value = reader.whole(key, path, unit);
      if (value === null) throw reader.refused(key, 'nothing', 'a whole number');
      return value;
    },
    text(key, path) {
      const raw = take(key);
      if (typeof raw !== 'string' || isAbsent(raw)) return null;
      if (!isStorableText(raw)) throw reader.refused(key, raw, 'text without NUL and without half of a pair');
      keep({ path, key: `${at.prefix}${key}`, originalValue: raw.slice(0, 200), originalUnit: null });
      return raw;
    },
    list(key) {
      const raw = take(key);
      return Array.isArray(raw) ? raw : null;
    },
    numbers(key) {
      const raw = reader.list(key);
      if (raw === null) return null;
      return raw.map((value, i) => {
        if (!isFiniteNumber(value) || value < 0)
          throw reader.refused(`${key}[${i}]`, value, 'a number that is not negative');
        return value;
      });
    },
    raw: take,
    child(key) {
      const raw = take(key);
      if (!isRecord(raw)) return null;
      const child = readerOf(raw, shared, { prefix: `${at.prefix}${key}.`, listed: at.listed });
      children.push(child);
      return child;
    },
    elements(key) {
      const raw = reader.list(key);
      if (raw === null) return null;
      return raw.map((value, i) => {
        if (!isRecord(value)) throw reader.refused(`${key}[${i}]`, value, 'an object');
        return readerOf(value, shared, { prefix: `${at.prefix}${key}[${i}].`, listed: false });
      });
    },
    understood(keys) {
      for (const key of keys) used.add(key);
    },
    note(code, message, path) {
      if (notes.length < MAX_NOTES) notes.push({ code, message: message.slice(0, 500), path: path ?? null });
    },
    refused(key, value, expected) {
      const shown = shownValue(value);
      const place = `${at.prefix}${key}`.slice(0, 200);
      return new InferbenchError('INVALID', `${place}: expected ${expected}, found ${shown}.`, {
        path: place,
        value: shown,
        expected,
        fix: 'Use the file as the tool wrote it.',
      });
    },
    unknownKeys() {
      const own = Object.keys(object).filter((key) => !used.has(key));
      const unknown = [
        ...own.map((key) => (key === '' ? `${at.prefix}(empty key)` : `${at.prefix}${key}`)),
        ...children.flatMap((child) => child.unknownKeys()),
      ];
      if (unknown.length > MAX_LISTED_KEYS) {
        reader.note('KEYS_CUT', `${unknown.length - MAX_LISTED_KEYS} further unknown keys are not listed.`);
      }
      return unknown.slice(0, MAX_LISTED_KEYS).map((key) => key.slice(0, 200));
    },
  };
  return reader;
}
