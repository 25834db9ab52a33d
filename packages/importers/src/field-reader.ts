import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { isStorableText } from '@inferbench/domain/storable-text';
import type { FieldMapping } from '@inferbench/domain/run';
import { isFiniteNumber } from '@inferbench/units/numeric-guards';

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
  text(key: string, path: string): string | null;
  /** A list of numbers that are not negative; null where the key holds none. */
  numbers(key: string): number[] | null;
  list(key: string): unknown[] | null;
  /** Marks keys as understood without mapping them. */
  understood(keys: readonly string[]): void;
  note(code: string, message: string, path?: string): void;
  fields: FieldMapping[];
  notes: ImportNote[];
  unknownKeys(): string[];
}

const MAX_LISTED_KEYS = 200;

function shownValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  return typeof value === 'number' ? String(value) : typeof value;
}

function wrong(key: string, value: unknown, expected: string): InferbenchError {
  const shown = shownValue(value);
  return new InferbenchError('INVALID', `${key}: expected ${expected}, found ${shown}.`, {
    path: key,
    value: shown,
    expected,
    fix: 'Use the file as the tool wrote it.',
  });
}

function asNumber(value: unknown): number | null {
  if (isFiniteNumber(value)) return value;
  // Some wrappers turn every value into text; a plain decimal still says what was measured.
  if (typeof value === 'string' && /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value.trim()))
    return asNumber(Number(value));
  return null;
}

/** A reader over one parsed object of a result file. */
export function fieldReader(object: Readonly<Record<string, unknown>>): FieldReader {
  const used = new Set<string>();
  const fields: FieldMapping[] = [];
  const notes: ImportNote[] = [];

  function take(key: string): unknown {
    used.add(key);
    return Object.hasOwn(object, key) ? object[key] : null;
  }

  const reader: FieldReader = {
    fields,
    notes,
    number(key, path, unit) {
      const raw = take(key);
      if (raw === null || raw === undefined) return null;
      const value = asNumber(raw);
      if (value === null || value < 0) throw wrong(key, raw, 'a number that is not negative');
      if (typeof raw === 'string') reader.note('TEXT_NUMBER', `${key} was text, read as ${value}.`, path);
      fields.push({
        path,
        key,
        originalValue: typeof raw === 'string' ? raw.slice(0, 120) : value,
        originalUnit: unit,
      });
      return value;
    },
    needed(key, path, unit) {
      const value = reader.number(key, path, unit);
      if (value === null) throw wrong(key, 'nothing', 'a number');
      return value;
    },
    text(key, path) {
      const raw = take(key);
      if (typeof raw !== 'string' || raw.trim() === '') return null;
      if (!isStorableText(raw)) throw wrong(key, raw, 'text without NUL and without half of a pair');
      fields.push({ path, key, originalValue: raw.slice(0, 200), originalUnit: null });
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
          throw wrong(`${key}[${i}]`, value, 'a number that is not negative');
        return value;
      });
    },
    understood(keys) {
      for (const key of keys) used.add(key);
    },
    note(code, message, path) {
      notes.push({ code, message, path: path ?? null });
    },
    unknownKeys() {
      const unknown = Object.keys(object).filter((key) => !used.has(key));
      if (unknown.length > MAX_LISTED_KEYS) {
        reader.note('KEYS_CUT', `${unknown.length - MAX_LISTED_KEYS} further unknown keys are not listed.`);
      }
      return unknown.slice(0, MAX_LISTED_KEYS).map((key) => key.slice(0, 200) || '(empty key)');
    },
  };
  return reader;
}
