import { chipsMeant, chipSuggestion } from '@inferbench/domain/catalogue/resolve-entry';
import { type Named, namedAt } from '@inferbench/domain/catalogue/named-in-file';
import type { Run } from '@inferbench/domain/runs/run';
import { Slug } from '@inferbench/domain/names/slug';
import { type Means, slugOrRefusal } from './stated-names.ts';

const PATH = 'system.chip';

/** The chip of the file, else the stated one; a file's own name for it is offered and never taken. */
export function statedChip(
  run: Run,
  name: string | undefined,
  { statements, catalogue }: Means,
): string | null {
  const inFile = namedAt(run, PATH);
  if (name === undefined) {
    if (run.system.chip === null && inFile !== null)
      statements.suggestChip(inFile, chipSuggestion(catalogue.chips, inFile.name));
    return run.system.chip;
  }
  const help = chipSuggestion(catalogue.chips, name);
  const stated = slugOrRefusal(name, meantChip(name, catalogue), { path: PATH, help });
  if (stated !== name) statements.note('CHIP_RESOLVED', `"${name}" is read as ${stated}.`, PATH);
  if (!catalogue.chips.has(stated)) {
    statements.note('CHIP_UNKNOWN', `The catalogue has no chip "${stated}".${help}`, PATH);
    return statements.filled(PATH, stated);
  }
  if (run.system.chip !== null) return statements.one(PATH, run.system.chip, stated);
  return inFile === null
    ? statements.filled(PATH, stated)
    : besideName(inFile, stated, { statements, catalogue });
}

/** The one entry that a maker's name means. What begins like a slug of ours and is none is a slug with a mistake in it. */
function meantChip(name: string, { chips }: Means['catalogue']): string | null {
  if (chips.has(name)) return name;
  const makers = new Set([...chips.keys()].map((slug) => slug.split('-')[0]));
  if (Slug.safeParse(name).success && makers.has(name.split('-')[0])) return null;
  const [meant, ...others] = chipsMeant(chips, name);
  return meant !== undefined && others.length === 0 ? meant.slug : null;
}

/** A stated chip beside the name that the file gives: one of those that the name may mean, or a conflict. */
function besideName(inFile: Named, stated: string, { statements, catalogue }: Means): string | null {
  const meant = chipsMeant(catalogue.chips, inFile.name).map(({ slug }) => slug);
  const [only, ...others] = meant;
  if (only === undefined) {
    const message = `The file names "${inFile.name.slice(0, 80)}" (${inFile.key}), which is no chip of the catalogue; ${stated} is stated.`;
    statements.note('CHIP_UNCONFIRMED', message, PATH);
    return statements.filled(PATH, stated);
  }
  if (meant.includes(stated)) return statements.filled(PATH, stated);
  const known = others.length === 0 ? only : null;
  const file = `${inFile.name} (${known ?? 'one of several'})`;
  statements.conflict(PATH, { file, stated, used: known === null ? null : 'file' }, inFile.key);
  return known;
}
