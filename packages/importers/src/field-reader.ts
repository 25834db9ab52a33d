import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { isStorableText } from '@inferbench/domain/storable-text';
import type { FieldMapping, ImportHint } from '@inferbench/domain/run';
import { isFiniteNumber } from '@inferbench/units/numeric-guards';
import { isRecord } from './content-items.ts';
import type { JsonObject } from './importer.ts';
import { asNumber, asWhole, isAbsent, shownValue } from './read-value.ts';

interface ImportNote {
  code: string;
  message: string;
  path: string | null;
}

interface ReaderOptions {
  /** Stands before every key, for example `[2].` in a list. */
  prefix?: string;
  /** Of a table, where every number is text. */
  textual?: boolean;
}

/** What the readers of one object and of those inside it share. */
interface Shared {
  fields: FieldMapping[];
  notes: ImportNote[];
  hints: ImportHint[];
  textual: boolean;
}

const MAX_LISTED_KEYS = 200;
export const MAX_FIELDS = 200;
export const MAX_NOTES = 90;
export const MAX_HINTS = 100;

/** A reader over one parsed object of a result file, or over one row of a table. */
export function fieldReader(
  object: JsonObject,
  { prefix = '', textual = false }: ReaderOptions = {},
): FieldReader {
  return new FieldReader(object, { fields: [], notes: [], hints: [], textual }, { prefix, listed: true });
}

/** Reads a tool's keys while it remembers which were understood, what they said and what had to be decided. */
export class FieldReader {
  readonly #object: JsonObject;
  readonly #shared: Shared;
  readonly #prefix: string;
  readonly #listed: boolean;
  readonly #used = new Set<string>();
  readonly #children: FieldReader[] = [];

  constructor(object: JsonObject, shared: Shared, at: { prefix: string; listed: boolean }) {
    this.#object = object;
    this.#shared = shared;
    this.#prefix = at.prefix;
    this.#listed = at.listed;
  }

  /** Each value that was read: our path, the tool's key, what stood there and its unit. */
  get fields(): FieldMapping[] {
    return this.#shared.fields;
  }

  get notes(): ImportNote[] {
    return this.#shared.notes;
  }

  get hints(): ImportHint[] {
    return this.#shared.hints;
  }

  /** Keeps what a key says of model or system as a hint, whatever its type; marks it as understood unless it is a user's own. */
  hint(key: string, path: string, { own = false } = {}): string | null {
    const wasUsed = this.#used.has(key);
    const raw = this.raw(key);
    if (own && !wasUsed) this.#used.delete(key);
    if (isAbsent(raw) || (Array.isArray(raw) && raw.length === 0)) return null;
    const value = (typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')).trim().slice(0, 200);
    if (value === '' || value === '{}' || !isStorableText(value)) return null;
    const { hints } = this.#shared;
    if (hints.length < MAX_HINTS) hints.push({ path, key: this.place(key).slice(0, 120), value });
    return value;
  }

  /** The value as it is, of any shape; null where absent. Marks the key as understood. */
  raw(key: string): unknown {
    this.#used.add(key);
    return Object.hasOwn(this.#object, key) ? this.#object[key] : null;
  }

  /** The keys of this object, in its order. */
  keys(): string[] {
    return Object.keys(this.#object);
  }

  /** True where the key holds something. */
  has(key: string): boolean {
    return Object.hasOwn(this.#object, key) && !isAbsent(this.#object[key]);
  }

  /** A finite number that is not negative; null where absent. Throws INVALID for any other value. */
  number(key: string, path: string, unit: string | null): number | null {
    const raw = this.raw(key);
    if (isAbsent(raw)) return null;
    const value = asNumber(raw);
    if (value === null || value < 0) throw this.refused(key, raw, 'a number that is not negative');
    if (typeof raw === 'string' && !this.#shared.textual && this.#listed)
      this.note('TEXT_NUMBER', `${this.#prefix}${key} was text, read as ${value}.`, path);
    this.#keep({
      path,
      key,
      originalValue: typeof raw === 'string' ? raw.slice(0, 120) : value,
      originalUnit: unit,
    });
    return value;
  }

  /** The same, and throws INVALID where absent. */
  needed(key: string, path: string, unit: string | null): number {
    const value = this.number(key, path, unit);
    if (value === null) throw this.refused(key, 'nothing', 'a number');
    return value;
  }

  /** A whole number; null where absent. */
  whole(key: string, path: string, unit: string | null): number | null {
    const value = this.number(key, path, unit);
    if (value === null || Number.isSafeInteger(value)) return value;
    const nearest = asWhole(value);
    if (nearest === null) throw this.refused(key, value, 'a whole number');
    this.note(
      'FLOAT_COUNT',
      `${this.place(key)} ${value} is a sum of floats; it is taken as ${nearest}.`,
      path,
    );
    return nearest;
  }

  neededWhole(key: string, path: string, unit: string | null): number {
    const value = this.whole(key, path, unit);
    if (value === null) throw this.refused(key, 'nothing', 'a whole number');
    return value;
  }

  text(key: string, path: string): string | null {
    const raw = this.raw(key);
    if (typeof raw !== 'string' || isAbsent(raw)) return null;
    if (!isStorableText(raw)) throw this.refused(key, raw, 'text without NUL and without half of a pair');
    this.#keep({ path, key, originalValue: raw.slice(0, 200), originalUnit: null });
    return raw;
  }

  list(key: string): unknown[] | null {
    const raw = this.raw(key);
    return Array.isArray(raw) ? raw : null;
  }

  /** A list of numbers that are not negative; null where the key holds none. */
  numbers(key: string): number[] | null {
    const raw = this.list(key);
    if (raw === null) return null;
    return raw.map((value, i) => {
      if (!isFiniteNumber(value) || value < 0)
        throw this.refused(`${key}[${i}]`, value, 'a number that is not negative');
      return value;
    });
  }

  /** A reader of the object under this key, its keys shown as `key.name`; null where there is none. */
  child(key: string): FieldReader | null {
    const raw = this.raw(key);
    if (!isRecord(raw)) return null;
    const at = { prefix: `${this.#prefix}${key}.`, listed: this.#listed };
    const child = new FieldReader(raw, this.#shared, at);
    this.#children.push(child);
    return child;
  }

  /** The same for a part of which we read little: its further keys are not listed as unknown. */
  inside(key: string): FieldReader | null {
    const raw = this.raw(key);
    if (!isRecord(raw)) return null;
    const at = { prefix: `${this.#prefix}${key}.`, listed: this.#listed };
    return new FieldReader(raw, this.#shared, at);
  }

  /** Readers of the objects of a list; `listed`: their fields are shown one by one, which is too much for requests. */
  elements(key: string, { listed }: { listed: boolean }): FieldReader[] | null {
    const raw = this.list(key);
    if (raw === null) return null;
    return raw.map((value, i) => {
      if (!isRecord(value)) throw this.refused(`${key}[${i}]`, value, 'an object');
      return new FieldReader(value, this.#shared, { prefix: `${this.#prefix}${key}[${i}].`, listed });
    });
  }

  /** Marks keys as understood without mapping them. */
  understood(keys: readonly string[]): void {
    for (const key of keys) this.#used.add(key);
  }

  note(code: string, message: string, path?: string): void {
    const { notes } = this.#shared;
    if (notes.some((one) => one.code === code && one.message === message && one.path === (path ?? null)))
      return;
    if (notes.length < MAX_NOTES) notes.push({ code, message: message.slice(0, 500), path: path ?? null });
  }

  /** INVALID at a key of this object. */
  refused(key: string, value: unknown, expected: string): InferbenchError {
    const shown = shownValue(value);
    const path = this.place(key);
    return new InferbenchError('INVALID', `${path}: expected ${expected}, found ${shown}.`, {
      path,
      value: shown,
      expected,
      fix: 'Use the file as the tool wrote it.',
    });
  }

  /** A key of this object with where in the file it stands. */
  place(key: string): string {
    return `${this.#prefix}${key}`.slice(0, 200);
  }

  unknownKeys(): string[] {
    const own = Object.keys(this.#object).filter((key) => !this.#used.has(key));
    const unknown = [
      ...own.map((key) => this.place(key === '' ? '(empty key)' : key)),
      ...this.#children.flatMap((child) => child.unknownKeys()),
    ];
    if (unknown.length > MAX_LISTED_KEYS) {
      this.note('KEYS_CUT', `${unknown.length - MAX_LISTED_KEYS} further unknown keys are not listed.`);
    }
    return unknown.slice(0, MAX_LISTED_KEYS);
  }

  #keep(field: FieldMapping): void {
    const { fields } = this.#shared;
    if (!this.#listed || fields.length >= MAX_FIELDS) return;
    fields.push({ ...field, key: this.place(field.key).slice(0, 120) });
  }
}
