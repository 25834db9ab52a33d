import { keyOf, type Named, type NamedModel } from '@inferbench/domain/catalogue/named-in-file';
import type { ContextConflict, Run } from '@inferbench/domain/runs/run';
import { cutNote } from '../shared/cut-note.ts';

type Stated<T> = { [K in keyof T]?: T[K] | undefined };

const MAX_CONFLICTS = 60;
const MAX_STATED = 100;
const MAX_SHOWN = 200;

/** What was stated beside a file, and where the file says otherwise. */
export class Statements {
  readonly #run: Run;
  readonly #conflicts = new Map<string, ContextConflict>();
  readonly #stated = new Set<string>();
  readonly #left = { conflicts: 0, stated: 0 };
  readonly #notes: Run['source']['warnings'] = [];

  constructor(run: Run) {
    this.#run = run;
    for (const conflict of run.source.conflicts ?? []) this.#conflicts.set(conflict.path, conflict);
    for (const path of run.source.stated ?? []) this.#stated.add(path);
  }

  /** Every stated key where the file says nothing; the file's value where it does. */
  overlay<T extends object>(section: string, base: T, stated: Stated<T>): T {
    const values = new Map<string, unknown>(Object.entries(base));
    const entries = Object.entries(stated).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [[key, this.one<unknown>(`${section}.${key}`, values.get(key), value)] as const],
    );
    return { ...base, ...Object.fromEntries(entries) };
  }

  /** The same; what is stated as unknown states nothing. */
  fill<T extends object>(section: string, base: T, stated: Stated<T>): T {
    const known = Object.entries(stated).filter(([, value]) => value !== null);
    return { ...base, ...this.overlay<object>(section, base, Object.fromEntries(known)) };
  }

  /** One value: the file's where it has one, else the stated one, which is marked as stated. */
  one<T>(path: string, known: T | null | undefined, stated: T): T {
    if (known === null || known === undefined) {
      if (stated !== null) this.stated(path);
      return stated;
    }
    if (!isSame(path, known, stated))
      this.conflict(path, { file: shown(known), stated: shown(stated), used: 'file' });
    // A finer word for the same format, such as nvfp4 for fp4, says more and contradicts nothing.
    return isFiner(known, stated) ? stated : known;
  }

  conflict(
    path: string,
    values: { file: string; stated: string; used: 'file' | 'stated' | null },
    key?: string,
  ): void {
    if (this.#conflicts.size >= MAX_CONFLICTS && !this.#conflicts.has(path)) {
      this.#left.conflicts += 1;
      return;
    }
    this.#conflicts.set(path, {
      path: path.slice(0, 120),
      key: (key ?? keyOf(this.#run, path)).slice(0, 120),
      fileValue: values.file.slice(0, MAX_SHOWN),
      statedValue: values.stated.slice(0, MAX_SHOWN),
      used: values.used,
    });
  }

  stated(path: string): void {
    if (this.#stated.size < MAX_STATED || this.#stated.has(path)) this.#stated.add(path);
    else this.#left.stated += 1;
  }

  /** A stated value that fills a gap of the file. */
  filled(path: string, stated: string): string {
    this.stated(path);
    return stated;
  }

  note(code: string, message: string, path: string): void {
    this.#notes.push({ code, message: message.slice(0, 500), path });
  }

  suggestChip({ key, name }: Named, asked: string): void {
    const near =
      asked === '' ? ' It is not in the catalogue: describe it with `inferbench chip init`.' : asked;
    this.note(
      'CHIP_SUGGESTED',
      `The file names the chip "${name.slice(0, 100)}" (${key}).${near}`,
      'system.chip',
    );
  }

  suggestModel({ key, name }: NamedModel, asked: string): void {
    const near =
      asked === '' ? ' It is not in the catalogue: describe it with `inferbench model init`.' : asked;
    this.note(
      'MODEL_SUGGESTED',
      `The file names the model "${name.slice(0, 120)}" (${key}).${near}`,
      'model.slug',
    );
  }

  suggestWeights({ key, name, format }: NamedModel): void {
    if (format === null) return;
    const meant =
      format.word === null ? 'no one word of ours; state it' : `did you mean weights ${format.word}?`;
    this.note(
      'WEIGHTS_SUGGESTED',
      `The name "${name.slice(0, 120)}" (${key}) says "${format.text}": ${meant}`,
      'precision.weights',
    );
  }

  writtenInto(run: Run): Run {
    const conflicts = [...this.#conflicts.values()];
    const cuts = [
      ...cutNote('conflicts', this.#left.conflicts, 'the file and what is stated beside it have all of them'),
      ...cutNote('stated values', this.#left.stated, 'what is stated beside the file has all of them'),
    ];
    return {
      ...run,
      source: {
        ...run.source,
        warnings: [...this.#notes, ...run.source.warnings, ...cuts],
        ...(conflicts.length === 0 ? {} : { conflicts }),
        ...(this.#stated.size === 0 ? {} : { stated: [...this.#stated] }),
      },
    };
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text === '' ? '(empty)' : text;
}

/** Letter case, hyphens and a leading "v" aside; objects in every digit. */
function isSame(path: string, known: unknown, stated: unknown): boolean {
  if (typeof known === 'string' && typeof stated === 'string') {
    if (isFiner(known, stated)) return true;
    const plain = (text: string) =>
      text
        .trim()
        .toLowerCase()
        .replace(/^v(?=\d)/, '');
    const bare = (text: string) => plain(text).replaceAll(/[^a-z0-9.]/g, '');
    return path === 'system.framework' ? bare(known) === bare(stated) : plain(known) === plain(stated);
  }
  return JSON.stringify(known) === JSON.stringify(stated);
}

const FINER: Readonly<Record<string, readonly string[]>> = { fp4: ['nvfp4', 'mxfp4'] };

function isFiner(known: unknown, stated: unknown): boolean {
  return typeof known === 'string' && typeof stated === 'string' && (FINER[known] ?? []).includes(stated);
}
