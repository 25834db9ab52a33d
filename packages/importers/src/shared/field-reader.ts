import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { isStorableText } from '@inferbench/domain/names/storable-text';
import type { FieldMapping, ImportHint } from '@inferbench/domain/runs/run';
import { isFiniteNumber } from '@inferbench/units/numeric-guards';
import { isRecord } from './content-items.ts';
import type { JsonObject } from './importer.ts';
import { asNumber, asWhole, isAbsent, isNoFigure, shownValue } from './read-value.ts';

interface ImportNote {
  code: string;
  message: string;
  path: string | null;
}

interface ReaderOptions {
  /** Stands before every key, for example `[2].` in a list. */
  prefix?: string;
  /** Whether it reads a table, where every number is text. */
  textual?: boolean;
}

/** What the readers of one object and of those inside it share. */
interface Shared {
  fields: FieldMapping[];
  notes: ImportNote[];
  hints: ImportHint[];
  /** How many of each did not fit. */
  left: { fields: number; notes: number; hints: number };
  textual: boolean;
}

export const MAX_FIELDS = 200;
export const MAX_NOTES = 90;
export const MAX_HINTS = 100;

/** A reader over one parsed object of a result file, or over one row of a table. */
export function fieldReader(
  object: JsonObject,
  { prefix = '', textual = false }: ReaderOptions = {},
): FieldReader {
  return new FieldReader(
    object,
    { fields: [], notes: [], hints: [], left: { fields: 0, notes: 0, hints: 0 }, textual },
    { prefix, listed: true },
  );
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

  /** Values that were read, each with our path, the tool's key, what stood there and its unit. */
  get fields(): FieldMapping[] {
    return this.#shared.fields;
  }

  get notes(): ImportNote[] {
    return this.#shared.notes;
  }

  get hints(): ImportHint[] {
    return this.#shared.hints;
  }

  /** How many values, notes and hints were left out, beyond those that a run lists. */
  get left(): Readonly<Shared['left']> {
    return this.#shared.left;
  }

  /** Takes the values and notes of another reader beside its own. */
  absorb(other: FieldReader): void {
    const { fields, notes, left } = this.#shared;
    const room = {
      fields: Math.max(0, MAX_FIELDS - fields.length),
      notes: Math.max(0, MAX_NOTES - notes.length),
    };
    fields.push(...other.fields.slice(0, room.fields));
    notes.push(...other.notes.slice(0, room.notes));
    left.fields += Math.max(0, other.fields.length - room.fields) + other.left.fields;
    left.notes += Math.max(0, other.notes.length - room.notes) + other.left.notes;
  }

  /** Keeps what a key says of model or system as a hint, whatever its type; marks it as understood unless it is a user's own. */
  hint(key: string, path: string, { own = false } = {}): string | null {
    const wasUsed = this.#used.has(key);
    const raw = this.raw(key);
    if (own && !wasUsed) this.#used.delete(key);
    if (isAbsent(raw) || (Array.isArray(raw) && raw.length === 0)) return null;
    return this.hinted(path, key, typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? ''));
  }

  /** The same for words that stand deeper in the file, or under many keys. */
  hinted(path: string, key: string, words: string): string | null {
    const value = words.trim().slice(0, 200);
    if (value === '' || value === '{}' || !isStorableText(value)) return null;
    const { hints, left } = this.#shared;
    const hint = { path, key: this.place(key).slice(0, 120), value };
    if (hints.some((one) => one.path === path && one.key === hint.key && one.value === value)) return value;
    if (hints.length < MAX_HINTS) hints.push(hint);
    else left.hints += 1;
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

  /** A finite number that is not negative; null where absent, and said, for NaN. Throws INVALID for any other value. */
  number(key: string, path: string, unit: string | null): number | null {
    const raw = this.raw(key);
    if (isAbsent(raw)) return null;
    if (isNoFigure(raw)) {
      this.note(
        'NO_FIGURE',
        `${this.place(key)} is ${String(raw).trim()}, which is no figure: it is unknown.`,
        path,
      );
      return null;
    }
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

  note(code: string, message: string, path: string | null = null): void {
    const { notes, left } = this.#shared;
    const note = { code, message: message.slice(0, 500), path };
    if (notes.some((one) => one.code === code && one.message === note.message && one.path === path)) return;
    if (notes.length < MAX_NOTES) notes.push(note);
    else left.notes += 1;
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
    return [
      ...own.map((key) => this.place(key === '' ? '(empty key)' : key)),
      ...this.#children.flatMap((child) => child.unknownKeys()),
    ];
  }

  #keep(field: FieldMapping): void {
    if (!this.#listed) return;
    const { fields, left } = this.#shared;
    if (fields.length < MAX_FIELDS) fields.push({ ...field, key: this.place(field.key).slice(0, 120) });
    else left.fields += 1;
  }
}
