import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { POINT_MODES, pointModesOf } from '@inferbench/domain/runs/point-mode';
import type { PointTable } from '@inferbench/importers/published/point-table';
import type { Source } from '@inferbench/published/described-sources';
import { isDump, readDump, type Refused } from '@inferbench/published/read-dump';
import { readInput } from '../input/read-input.ts';

export interface Dumps {
  files: string[];
  tables: PointTable[];
  /** Lines that no row is made of. */
  refused: Refused[];
  /** Files of the folder that are no dump. */
  ignored: string[];
}

/** A dump, or all of a folder. Errors: FILE_NOT_READABLE, INVALID where there is none. */
export async function readDumps(place: string, sources: ReadonlyMap<string, Source>): Promise<Dumps> {
  const read = await Promise.all(filesOf(place).map(async (file) => ({ file, text: await readInput(file) })));
  const dumps = read.filter(({ text }) => isDump(text));
  if (dumps.length === 0) {
    throw new InferbenchError('INVALID', `${place} holds no dump of published figures.`, {
      path: place,
      expected: 'a table of one metric a line, with the columns of docs/adding-entities.md',
      fix: 'Result files of a tool are added by `npm run catalogue -- add`.',
    });
  }
  const parts = dumps.map(({ text }) =>
    readDump(text, (document) => sources.get(document) ?? undescribed(document)),
  );
  return {
    files: dumps.map(({ file }) => file),
    tables: parts.flatMap(({ tables }) => tables),
    refused: parts.flatMap(({ refused }) => refused),
    ignored: read.filter(({ text }) => !isDump(text)).map(({ file }) => file),
  };
}

function filesOf(place: string): string[] {
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.csv'))
    .toSorted()
    .map((file) => path.join(place, file));
}

/** Stands for a source until a person describes it: nothing is written with it. */
function undescribed(document: string): Source {
  const unknown = 'not described';
  return {
    document,
    licence: unknown,
    method: unknown,
    caution: unknown,
    powerBoundary: null,
    ...POINT_MODES['static batch'],
    regimes: pointModesOf(undefined),
  };
}
