import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { readContent } from '@inferbench/importers/content/read-content';
import type { SourceFile } from '@inferbench/importers/shared/importer';
import { readInput } from './read-input.ts';

export interface ReadFiles {
  files: SourceFile[];
  /** Files of folders that hold no text of a result, and why. */
  ignored: { name: string; reason: string }[];
}

const MOST_OF_A_FOLDER = 1000;
const TEXT_FILE = /\.(?:json|jsonl|ndjson|csv|txt|log|out|md|ya?ml|sql)$/i;

/** Texts of result files; of a folder every file that may be one, by name. What is named itself has to be readable. */
export async function readResultFiles(names: readonly string[]): Promise<ReadFiles> {
  const read: ReadFiles = { files: [], ignored: [] };
  for (const name of names) {
    if (name === '-' || !(await isFolder(name))) {
      read.files.push({ name, text: await readInput(name) });
      continue;
    }
    for (const inside of await filesBelow(name)) await readOfFolder(inside, read);
  }
  return read;
}

async function isFolder(name: string): Promise<boolean> {
  try {
    return (await stat(name)).isDirectory();
  } catch {
    return false; // readInput says what is wrong with it
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const found = names.filter((name) => TEXT_FILE.test(name) && !/(?:^|[/\\])\./.test(name)).toSorted();
  if (found.length === 0 || found.length > MOST_OF_A_FOLDER)
    throw new InferbenchError('USAGE', `${folder} holds ${found.length} files that may be results.`, {
      path: folder,
      value: String(found.length),
      expected: `1 to ${MOST_OF_A_FOLDER}`,
      fix: 'Name the folder of one campaign, or its files.',
    });
  return found.map((name) => path.join(folder, name));
}

async function readOfFolder(name: string, { files, ignored }: ReadFiles): Promise<void> {
  try {
    const file = { name, text: await readInput(name) };
    const content = readContent(file);
    if (!content.ok) throw content.error;
    files.push(file);
  } catch (error) {
    if (!(error instanceof InferbenchError)) throw error;
    ignored.push({ name, reason: error.message });
  }
}
