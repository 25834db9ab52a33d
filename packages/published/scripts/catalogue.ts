// The maintainer's command: `npm run catalogue -- add FILE…` takes the next dump, or result files of a campaign, into the
// tables of published points.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { chipSlug } from '@inferbench/domain/catalogue/resolve-entry';
import type { Run } from '@inferbench/domain/runs/run';
import { RunContext } from '@inferbench/domain/runs/run-context';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { importRuns } from '@inferbench/importers/import-runs';
import type { PointTable } from '@inferbench/importers/published/point-table';
import { Command } from 'commander';
import { z } from 'zod';
import { isDump, readDump, type Refused } from '../src/read-dump.ts';
import { mergeTable } from './merge-tables.ts';
import { rowsOfPoint, type StatedBeside } from './rows-of-run.ts';
import { describedSources, sourceOf } from './sources.ts';

interface Flags {
  source?: string;
  revision?: string;
  section?: string;
  measured?: string;
  grade: StatedBeside['grade'];
  spread?: string;
  context: string[];
  chip: string[];
  dryRun?: true;
}

/** "0.8-1" in two numbers. */
const Spread = z.tuple([z.number(), z.number()]);

const program = new Command('catalogue').description('Published points of this repository.');
program
  .command('add')
  .argument(
    '<file...>',
    'a dump of one metric a line, or result files that an importer reads (InferenceX, ML.ENERGY v3)',
  )
  .option('--source <document>', 'of result files: a document that packages/published/sources.yaml describes')
  .option('--revision <text>', 'of result files: commit, release or day')
  .option('--section <text>', 'of result files: where in the source; default: the name of the file')
  .option('--measured <day>', 'of result files: 2026, 2026-03 or 2026-03-25')
  .option('--grade <grade>', 'A, B or C', 'B')
  .option('--spread <low-high>', 'shares of the lengths that requests draw, such as 0.8-1')
  .option('--context <path=value...>', 'what files do not hold, such as system.chip=amd-mi355x', [])
  .option(
    '--chip <word=slug...>',
    'which chip a word of the files names, such as b200=nvidia-b200-sxm-180gb',
    [],
  )
  .option('--dry-run', 'writes nothing')
  .action((files: string[], flags: Flags) => {
    const refused: Refused[] = [];
    const tables = files.flatMap((file) => tablesOf(file, flags, refused));
    const merged = tables.map((table) => mergeTable(table, { write: flags.dryRun !== true }));
    for (const { file, added, changed, unchanged } of merged.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
      console.log(`${file}: ${added.length} new, ${changed.length} changed, ${unchanged} as before`);
    }
    for (const reason of groupBy(refused, (one) => one.reason)) {
      console.log(`refused, ${reason[0]?.reason}: ${reason.map(({ id }) => id).join(', ')}`);
    }
  });
await program.parseAsync();

function tablesOf(file: string, flags: Flags, refused: Refused[]): PointTable[] {
  const text = readFileSync(file, 'utf8');
  if (isDump(text)) {
    const dump = readDump(text, sourceOf);
    refused.push(...dump.refused);
    return dump.tables;
  }
  return tablesOfResults({ name: path.basename(file), text }, flags, refused);
}

function tablesOfResults(
  file: { name: string; text: string },
  flags: Flags,
  refused: Refused[],
): PointTable[] {
  if (flags.source === undefined || flags.revision === undefined) {
    throw new Error(`${file.name}: state --source (one of ${describedSources().join(', ')}) and --revision`);
  }
  const source = sourceOf(flags.source);
  const imported = importRuns({ files: [file], context: contextOf(flags.context), catalogue });
  if (!imported.ok) throw new Error(`${file.name}: ${imported.error.message}`);
  const stated: StatedBeside = {
    section: flags.section ?? file.name,
    revision: flags.revision,
    measuredOn: flags.measured ?? null,
    grade: flags.grade,
    spread: flags.spread === undefined ? null : Spread.parse(flags.spread.split('-').map(Number)),
  };
  const chips = new Map(
    flags.chip.map((pair) => {
      const [word = '', chip = ''] = pair.split('=');
      return [word.toLowerCase(), chipSlug(catalogue, chip)] as const;
    }),
  );
  const rows = imported.value.runs.flatMap(({ number, run }) =>
    run.points.flatMap((point) => {
      const read = rowsOfPoint(withChip(run, chips), point, stated);
      if (typeof read !== 'string') return read;
      refused.push({ id: `${file.name} run ${number}`, reason: read });
      return [];
    }),
  );
  return groupBy(rows, ({ model }) => model).map((same) => ({
    model: same[0]?.model ?? '',
    source,
    rows: same,
  }));
}

/** A file names its hardware in a word that is no name of ours: who adds it says which chip that is. */
function withChip(run: Run, chips: ReadonlyMap<string, string>): Run {
  const isChip = ({ path: about }: { path: string }) => about === 'system.chip';
  const said = run.source.hints?.find(isChip)?.value ?? run.source.fields.find(isChip)?.originalValue;
  const word = typeof said === 'string' ? said.toLowerCase() : undefined;
  const chip = run.system.chip ?? chips.get(word ?? '') ?? null;
  return { ...run, system: { ...run.system, chip } };
}

/** "system.chip=amd-mi355x" → { system: { chip } }, as a context file says it. */
function contextOf(pairs: readonly string[]): RunContext {
  const context = pairs.reduce<Nested>((stated, pair) => {
    const [keys = '', value = ''] = pair.split('=');
    return withValue(stated, keys.split('.'), /^\d+$/.test(value) ? Number(value) : value);
  }, {});
  return RunContext.parse(context);
}

interface Nested {
  [key: string]: string | number | Nested;
}

function withValue(stated: Nested, [key = '', ...inner]: readonly string[], value: string | number): Nested {
  if (inner.length === 0) return { ...stated, [key]: value };
  const within = stated[key];
  return { ...stated, [key]: withValue(typeof within === 'object' ? within : {}, inner, value) };
}
