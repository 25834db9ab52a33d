import { open, rm } from 'node:fs/promises';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Command } from 'commander';
import { printNote } from '../terminal/output.ts';
import { notWritten } from '../terminal/write-new.ts';

/** What is handed over, as flags and messages call it. */
interface Handed {
  flag: string;
  words: string;
}
const KEY: Handed = { flag: '--key-file', words: 'key' };
export const LINK: Handed = { flag: '--link-file', words: 'link' };

export interface KeyPlaceFlags {
  keyFile?: string;
  json?: true;
}

/** Where a key goes that is shown this one time. */
interface KeyPlace {
  /** Path of the file that it was written to. */
  file: string | null;
  /** Writes it to the file, if that is its place. */
  keep(key: string): Promise<void>;
  /** Takes the file away again: no key was made. */
  drop(): Promise<void>;
}

export function withKeyPlace(command: Command): Command {
  return command
    .option('--key-file <file>', 'write the key to a new file that only you can read, not to the terminal')
    .option('--json', 'one JSON object on stdout, with the key unless it goes to a file');
}

/** Finds the place first and makes the key then, so that none is made that nobody gets. Errors: USAGE, ALREADY_EXISTS, FILE_NOT_READABLE. */
export async function handingOver<T extends { key: string | null }>(
  flags: KeyPlaceFlags,
  make: () => Promise<T>,
  handed = KEY,
): Promise<T & { keyFile: string | null }> {
  const place = await placeOf(flags, handed);
  try {
    const made = await make();
    if (made.key !== null) await place.keep(made.key);
    else await place.drop();
    return { ...made, key: place.file === null ? made.key : null, keyFile: place.file };
  } catch (error) {
    await place.drop();
    throw error;
  }
}

async function placeOf({ keyFile, json }: KeyPlaceFlags, { flag, words }: Handed): Promise<KeyPlace> {
  if (keyFile !== undefined) return fileFor(keyFile, flag);
  if (!canBeShown(json))
    throw new InferbenchError('USAGE', `The ${words} would go into a pipe or a log.`, {
      fix: `Give ${flag} FILE, or --json if that is what you want.`,
    });
  return { file: null, keep: () => Promise.resolve(), drop: () => Promise.resolve() };
}

/** Whether whoever calls sees what is printed, or asked for it as data. */
export function canBeShown(json: true | undefined): boolean {
  return json === true || process.stdout.isTTY;
}

/** A new file, of the owner alone from its first moment on. */
async function fileFor(file: string, flag: string): Promise<KeyPlace> {
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw notWritten(error, { file, path: flag });
  });
  return {
    file,
    async keep(key) {
      await handle.writeFile(`${key}\n`);
      await handle.close();
    },
    async drop() {
      await handle.close().catch(() => undefined);
      await rm(file, { force: true });
    },
  };
}

/** Says where the key went. */
export function sayWhere({ keyFile }: { keyFile: string | null }, { words } = KEY): void {
  printNote(
    keyFile === null
      ? `Keep the ${words} now: it is not shown again.`
      : `The ${words} is in ${keyFile}, for you alone.`,
  );
}
